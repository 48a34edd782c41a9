/** Signals for your turn while you look elsewhere: icon, badge and, if enabled, a sound. Pages set the title
 *  themselves. */

import { settings } from './settings.svelte';

const ICONS = { still: '/icons/flask.svg', turn: '/icons/flask-turn.svg' };
/** The time in ms during which several tabs of one table ring only once. */
const ONCE = 3000;

class Attention {
  /** The open tables where it is our turn. */
  readonly #waiting = new Set<string>();

  /** Set whether it is our turn at a table. Idempotent. */
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
    // Only installed apps have a badge; other browsers lack these methods or refuse.
    const badge = waits ? navigator.setAppBadge?.(this.#waiting.size) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  }
}

/** Ring in the first tab and store the time for the others. The lock makes them take turns. */
async function ringOnce(code: string): Promise<void> {
  const place = `benchtop.rang.${code}`;
  const ringIfFirst = (): void => {
    const rang = Number(localStorage.getItem(place) ?? 0);
    if (Math.abs(Date.now() - rang) < ONCE) return;
    localStorage.setItem(place, String(Date.now()));
    ring();
  };
  try {
    // No locks without https: two tabs may ring together.
    if (navigator.locks) await navigator.locks.request(place, ringIfFirst);
    else ringIfFirst();
  } catch {
    ring(); // no storage
  }
}

/** Play two soft notes. Browsers stay silent until the user has touched the page. */
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
