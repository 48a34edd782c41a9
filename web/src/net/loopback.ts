/** Whether an address is that of this very machine: no other device can open it, and no network lies between. */
export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
