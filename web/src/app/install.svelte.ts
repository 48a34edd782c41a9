/** The client as an app on this device: it opens without a network, and a new version never cuts into a game. */

interface Answer {
  newer: boolean;
}

class Install {
  /** A newer version that waits, because somebody here is at a table. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  #registration: ServiceWorkerRegistration | undefined;

  get isNewer(): boolean {
    return this.#waiting !== null;
  }

  /** What push notifications come through; undefined where there can be none. */
  get registration(): ServiceWorkerRegistration | undefined {
    return this.#registration;
  }

  async start(): Promise<void> {
    if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
    try {
      this.#registration = await navigator.serviceWorker.register('/sw.js');
    } catch {
      return; // A browser that keeps nothing: all works, but not without a network.
    }
    const registration = this.#registration;
    this.#meet(registration.waiting);
    const follow = (coming: ServiceWorker | null): void =>
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') this.#meet(coming);
      });
    follow(registration.installing); // found before this page could listen
    registration.addEventListener('updatefound', () => follow(registration.installing));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
  }

  /** Load the newer version now. */
  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage({ script: scriptOfThisPage(), now: true });
  }

  /** A version that has been fetched: it takes over by itself where nobody plays. */
  #meet(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return; // the first one has nobody to wait for
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (!data.newer) return; // this page came from the network and is as new as the worker
      this.#waiting = worker;
      const atRest = location.pathname === '/' && !(document.activeElement instanceof HTMLInputElement);
      if (atRest) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    };
    worker.postMessage({ script: scriptOfThisPage(), now: false }, [port2]);
  }
}

/** Its name has a hash in it, so it tells the version. */
function scriptOfThisPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

export const install = new Install();
