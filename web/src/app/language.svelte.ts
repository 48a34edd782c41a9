/** The client's own texts, in the chosen language or the browser's. Game texts come from the server. English is built
 *  in; other languages are loaded on demand. */

import { en } from './messages/en';
import { settings } from './settings.svelte';

/** The messages; every language has the same ones, with the same types. */
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

/** A board's words in another language, loaded or loadable. */
type Other<Words> = Words | (() => Promise<Words>);

class Language {
  readonly key: LanguageKey = $derived(settings.choices.language === 'device' ? ofDevice() : settings.choices.language);
  /** The current messages; use them as `const say = $derived(language.say)`. */
  say = $state.raw<Messages>(en);
  spoken = $state<LanguageKey>('en');
  #fetched = $state.raw(new Map<unknown, unknown>());
  readonly #number = $derived(new Intl.NumberFormat(this.spoken));
  readonly #time = $derived(new Intl.DateTimeFormat(this.spoken, { hour: '2-digit', minute: '2-digit' }));
  readonly #day = $derived(new Intl.DateTimeFormat(this.spoken, { day: 'numeric', month: 'short' }));

  /** Switch to a language; called whenever the setting changes. */
  async speak(key: LanguageKey): Promise<void> {
    this.say = key === 'en' ? en : await OTHERS[key]();
    this.spoken = key;
    document.documentElement.lang = key;
  }

  /** Return a board's words in the page's language, or in English until they are loaded. */
  of<Words extends object>(words: { en: Words } & Partial<Record<LanguageKey, Other<Words>>>): Words {
    const other = words[this.spoken] ?? words.en;
    if (typeof other !== 'function') return other;
    if (!this.#fetched.has(other))
      void other().then(
        (found) => (this.#fetched = new Map([...this.#fetched, [other, found]])),
        () => null, // unreachable
      );
    return (this.#fetched.get(other) as Words | undefined) ?? words.en;
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  /** Return the time of day or, before today, the date. */
  when(at: string): string {
    const date = new Date(at);
    const today = new Date().toDateString() === date.toDateString();
    return (today ? this.#time : this.#day).format(date);
  }
}

export const language = new Language();
