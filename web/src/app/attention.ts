/** It is your turn, also for those who look elsewhere: icon, badge and, if wished, a sound. The title is the page's. */

import { settings } from './settings.svelte';

const ICONS = { still: '/icons/flask.svg', turn: '/icons/flask-turn.svg' };
/** Several tabs of one table ring once in so many milliseconds. */
const ONCE = 3000;

class Attention {
  /** The tables of this page at which it is our turn. */
  readonly #waiting = new Set<string>();

  /** It has become, or is no longer, our turn at a table. Saying the same again changes nothing. */
  turn(code: string, on: boolean): void {
    const before = this.#waiting.has(code);
    if (on) this.#waiting.add(code);
    else this.#waiting.delete(code);
    if (on !== before) this.#show();
    if (on && !before && settings.choices.sound) void ringOnce(code);
  }

  #show(): void {
    const waits = this.#waiting.size > 0;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    icon?.setAttribute('href', waits ? ICONS.turn : ICONS.still);
    // Only installed apps have a badge; others do not know these, or refuse.
    const badge = waits ? navigator.setAppBadge?.(this.#waiting.size) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }
}

/** The first tab rings and writes down when; the others read that. The lock keeps them one after the other. */
async function ringOnce(code: string): Promise<void> {
  const place = `benchtop.rang.${code}`;
  const ringIfFirst = (): void => {
    const rang = Number(localStorage.getItem(place) ?? 0);
    if (Math.abs(Date.now() - rang) < ONCE) return;
    localStorage.setItem(place, String(Date.now()));
    ring();
  };
  try {
    // Without https there are no locks; then two tabs may ring together.
    if (navigator.locks) await navigator.locks.request(place, ringIfFirst);
    else ringIfFirst();
  } catch {
    ring(); // no storage
  }
}

/** Two soft notes. Browsers play nothing on a page that nobody has touched yet. */
function ring(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  [660, 880].forEach((pitch, note) => {
    const at = audio.currentTime + note * 0.14;
    const voice = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    voice.connect(loudness).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.4);
    if (note === 1) voice.onended = () => void audio.close();
  });
}

export const attention = new Attention();
