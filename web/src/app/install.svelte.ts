/** The client as an installed app: it opens offline, and a new version never interrupts a game. */

interface Answer {
  newer: boolean;
}

class Install {
  /** A newer version that waits because this page shows a table. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  #registration: ServiceWorkerRegistration | undefined;

  get isNewer(): boolean {
    return this.#waiting !== null;
  }

  /** The service worker registration for push notifications; undefined if unsupported. */
  get registration(): ServiceWorkerRegistration | undefined {
    return this.#registration;
  }

  async start(): Promise<void> {
    if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
    try {
      this.#registration = await navigator.serviceWorker.register('/sw.js');
    } catch {
      return; // no service worker storage: everything works, but not offline
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

  /** Switch to the newer version. */
  load(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage({ script: scriptOfThisPage(), now: true });
  }

  /** Handle a new version: activate it immediately unless somebody is playing. */
  #meet(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return; // the first version replaces nothing
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

/** Return the name of this page's script, whose hash identifies the version. */
function scriptOfThisPage(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script ? new URL(script.src).pathname : '';
}

export const install = new Install();
