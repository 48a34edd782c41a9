/** Whether an address is on this machine, so that no other device can open it and no network is needed. */
export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
