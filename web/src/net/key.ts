/** Return a random idempotency key: the server executes repeated requests with the same key once. Unguessable, because
 *  it can prove a seat. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}
