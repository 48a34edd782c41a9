/** Commands that the server has not answered yet. They outlive a reload of the page and are sent again with their key,
 *  under which the server does each once. */

export interface Command {
  type: string;
  key: string;
  [field: string]: unknown;
}

export interface Unsent {
  command: Command;
  /** What it does, for people. */
  words: string;
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

const place = (code: string): string => `benchtop.unsent.${code}`;

export function keep(code: string, unsent: Iterable<Unsent>): void {
  const all = [...unsent];
  try {
    if (all.length) sessionStorage.setItem(place(code), JSON.stringify(all));
    else sessionStorage.removeItem(place(code));
  } catch {
    // No storage: they live as long as the page.
  }
}

export function kept(code: string): Unsent[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(code)) ?? '[]') as Unsent[];
  } catch {
    return [];
  }
}
