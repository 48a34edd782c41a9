/** Push notifications for your turn while the client is closed, if enabled in this browser. */

import { request } from '../net/api';
import type { Push } from '../net/http.gen';
import { install } from './install.svelte';

/** `never`: unavailable, with the server's reason if it has one. `blocked`: forbidden in the browser. */
export type PushState =
  { kind: 'on' } | { kind: 'off' } | { kind: 'blocked' } | { kind: 'never'; reason: string | null };

export const push = {
  /** Return the current state. */
  async state(): Promise<PushState> {
    const manager = install.registration?.pushManager;
    if (!manager || typeof Notification === 'undefined') {
      return { kind: 'never', reason: isSecureContext ? null : (await key()).reason };
    }
    if (Notification.permission === 'denied') return { kind: 'blocked' };
    if (await manager.getSubscription()) return { kind: 'on' };
    const { public_key, reason } = await key();
    return public_key ? { kind: 'off' } : { kind: 'never', reason };
  },

  /** Subscribe; must be called from a click because the browser asks for permission. Throws if the server refuses, for
   *  instance because this guest has no name yet. */
  async subscribe(): Promise<PushState> {
    const manager = install.registration?.pushManager;
    const { public_key, reason } = await key();
    if (!manager || !public_key) return { kind: 'never', reason };
    const answer = await Notification.requestPermission();
    if (answer !== 'granted') return { kind: answer === 'denied' ? 'blocked' : 'off' };
    const old = await manager.getSubscription();
    if (old && encoded(old.options.applicationServerKey) !== public_key) await old.unsubscribe();
    const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
    try {
      await request('POST', '/me/push', subscription.toJSON());
    } catch (refused) {
      await subscription.unsubscribe();
      throw refused;
    }
    return { kind: 'on' };
  },

  async unsubscribe(): Promise<PushState> {
    const subscription = await install.registration?.pushManager.getSubscription();
    if (subscription) {
      await subscription.unsubscribe();
      await request('DELETE', '/me/push', { endpoint: subscription.endpoint });
    }
    return { kind: 'off' };
  },
};

function key(): Promise<Push> {
  return request<Push>('GET', '/push');
}

/** Return base64url without padding, the format of the server's key. */
export function encoded(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
