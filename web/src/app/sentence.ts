import { Problem, Unreachable } from '../net/api';
import { language } from './language.svelte';

/** Return an error as a sentence for people; rethrow bugs. */
export function sentence(error: unknown): string {
  if (error instanceof Problem) return error.message;
  if (error instanceof Unreachable) return language.say.common.offline;
  throw error;
}
