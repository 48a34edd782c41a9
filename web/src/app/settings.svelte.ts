/** What somebody has chosen for this browser. Nothing of it leaves it. */

export type Theme = 'device' | 'light' | 'dark';
export type Motion = 'travel' | 'fade' | 'none';
export type Confirm = 'always' | 'final' | 'never';
export type Size = 'small' | 'normal' | 'large' | 'beamer';

export interface Choices {
  theme: Theme;
  size: Size;
  motion: Motion;
  sound: boolean;
  /** When to ask before a move: always, where an undo cannot help, or never. */
  confirm: Confirm;
  /** Keys without Ctrl: h, u, m … */
  keys: boolean;
  /** Whether the table in words stands open under a drawn board. */
  words: boolean;
  language: 'device' | 'en' | 'de';
  /** The level of bots that "Play now" takes. */
  level: string;
  /** What I am called where I sit down: chosen, or made up at the first table; empty before that. */
  name: string;
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
};
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
  /** How things may move: never more than the device asks for. */
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
      // No storage: the choice holds until the page is left.
    }
  }

  /** Write onto the page what stylesheets need to know. */
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
