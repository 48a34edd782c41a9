/** What the client itself says, in the language of the browser or the one that was chosen. Words of the games are the
 *  server's. English is always here; another language is fetched when somebody wants it. */

import { en } from './messages/en';
import { settings } from './settings.svelte';

/** Every language has the same messages, of the same kinds. */
export type Messages = typeof en;
export type LanguageKey = 'en' | 'de';
export const LANGUAGES: Record<LanguageKey, string> = { en: 'English', de: 'Deutsch (menus)' };

const OTHERS: Record<Exclude<LanguageKey, 'en'>, () => Promise<Messages>> = {
  de: async () => (await import('./messages/de')).de,
};

function ofDevice(): LanguageKey {
  for (const wanted of navigator.languages) {
    const key = wanted.slice(0, 2).toLowerCase();
    if (key in LANGUAGES) return key as LanguageKey;
  }
  return 'en';
}

/** The words of a board in another language: here, or fetched when somebody wants them. */
type Other<Words> = Words | (() => Promise<Words>);

class Language {
  readonly key: LanguageKey = $derived(settings.choices.language === 'device' ? ofDevice() : settings.choices.language);
  /** The messages; use them as `const say = $derived(language.say)`. */
  say = $state.raw<Messages>(en);
  spoken = $state<LanguageKey>('en');
  #fetched = $state.raw(new Map<unknown, unknown>());
  readonly #number = $derived(new Intl.NumberFormat(this.spoken));
  readonly #time = $derived(new Intl.DateTimeFormat(this.spoken, { hour: '2-digit', minute: '2-digit' }));
  readonly #day = $derived(new Intl.DateTimeFormat(this.spoken, { day: 'numeric', month: 'short' }));

  /** Speak the language that is wished for; called whenever that changes. */
  async speak(key: LanguageKey): Promise<void> {
    this.say = key === 'en' ? en : await OTHERS[key]();
    this.spoken = key;
    document.documentElement.lang = key;
  }

  /** Return the words of a board in the language of the page; in English where it has no other, or not yet. */
  of<Words extends object>(words: { en: Words } & Partial<Record<LanguageKey, Other<Words>>>): Words {
    const other = words[this.spoken] ?? words.en;
    if (typeof other !== 'function') return other;
    if (!this.#fetched.has(other))
      void other().then(
        (found) => (this.#fetched = new Map([...this.#fetched, [other, found]])),
        () => null, // out of reach
      );
    return (this.#fetched.get(other) as Words | undefined) ?? words.en;
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  /** When something was: the time of day, before today the day. */
  when(at: string): string {
    const date = new Date(at);
    const today = new Date().toDateString() === date.toDateString();
    return (today ? this.#time : this.#day).format(date);
  }
}

export const language = new Language();
