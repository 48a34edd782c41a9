import { Problem, Unreachable } from '../net/api';
import { language } from './language.svelte';

/** Return an error as a sentence for people; rethrow bugs. */
export function sentence(wrong: unknown): string {
  if (wrong instanceof Problem) return wrong.message;
  if (wrong instanceof Unreachable) return language.say.common.offline;
  throw wrong;
}
