import { Problem, Unreachable } from '../net/api';
import { language } from './language.svelte';

/** What went wrong, for people; what is our own fault goes on as it is. */
export function sentence(wrong: unknown): string {
  if (wrong instanceof Problem) return wrong.message;
  if (wrong instanceof Unreachable) return language.say.common.offline;
  throw wrong;
}
