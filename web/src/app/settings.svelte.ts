/** The settings of this browser. They stay in it, except those that a new table is opened with. */

import type { NewTable } from '../net/http.gen';

export type Theme = 'device' | 'light' | 'dark';
export type Motion = 'travel' | 'fade' | 'none';
export type Confirm = 'always' | 'final' | 'never';
export type Pace = NonNullable<NewTable['pace']>;
export type Size = 'small' | 'normal' | 'large' | 'beamer';

export interface Choices {
  theme: Theme;
  size: Size;
  motion: Motion;
  sound: boolean;
  /** When to confirm a move: always, only if it can't be undone, or never. */
  confirm: Confirm;
  /** Whether single-key shortcuts (h, u, m …) are on. */
  keys: boolean;
  /** Whether the table in words is open below a drawn board. */
  words: boolean;
  language: 'device' | 'en' | 'de';
  /** The bot level for "Play now". */
  level: string;
  /** The name for new seats: chosen, or made up at the first table; empty before that. */
  name: string;
  /** The bots' speed at tables opened here. */
  pace: Pace;
}

const DEFAULTS: Choices = {
  theme: 'device',
  size: 'normal',
  motion: 'travel',
  sound: false,
  confirm: 'never',
  keys: true,
  words: false,
  language: 'device',
  level: 'easy',
  name: '',
  pace: 'normal',
};
export const PACES: Pace[] = ['unhurried', 'normal', 'quick'];
const PLACE = 'benchtop.settings';

class Settings {
  #choices = $state<Choices>(read());
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #deviceIsDark = $state(this.#dark.matches);
  #deviceIsStill = $state(this.#still.matches);

  readonly isDark = $derived(
    this.#choices.theme === 'dark' || (this.#choices.theme === 'device' && this.#deviceIsDark),
  );
  /** The allowed motion, limited by the device's setting. */
  readonly motion = $derived(this.#deviceIsStill ? 'none' : this.#choices.motion);

  constructor() {
    this.#dark.addEventListener('change', () => (this.#deviceIsDark = this.#dark.matches));
    this.#still.addEventListener('change', () => (this.#deviceIsStill = this.#still.matches));
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.#choices = read();
    });
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  choose<Key extends keyof Choices>(key: Key, value: Choices[Key]): void {
    this.#choices = { ...this.#choices, [key]: value };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#choices));
    } catch {
      // No storage: remembered until the page closes.
    }
  }

  /** Set the attributes that the stylesheets depend on. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.motion;
    root.dataset.size = this.#choices.size;
  }
}

function read(): Choices {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Choices>) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = new Settings();
