/**
 * The service worker: opens the client offline, and shows turn notifications while it is closed.
 *
 * The files of a version are cached and deleted together. Server answers are never cached: an outdated table is worse
 * than none.
 */

declare const __VERSION__: string;
declare const __FILES__: string[];

/** The server's notification (docs/protocol.md). */
interface YourTurn {
  code: string;
  title: string;
  body: string;
  url: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;
const OURS = 'benchtop-';
const CACHE = OURS + __VERSION__;
const FILES = __FILES__;
const SHELL = '/';
const PATIENCE = 2000;
const FOR_GOOD = /^\/(assets|icons)\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

/** A page asks whether this version is newer than its own; it takes over immediately if nobody is playing. */
worker.addEventListener('message', (event) => {
  const { script, now } = event.data as { script: string; now: boolean };
  event.waitUntil(
    (async () => {
      event.ports[0]?.postMessage({ newer: !FILES.includes(script) });
      const pages = await worker.clients.matchAll({ includeUncontrolled: true });
      if (now || !pages.some((page) => new URL(page.url).pathname.startsWith('/t/'))) await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return;
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (FOR_GOOD.test(pathname) || FILES.includes(pathname)) event.respondWith(file(event.request));
});

/** Return the server's page or, without an answer in time, the cached one. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = fetch(request);
  const kept = await caches.match(SHELL, { cacheName: CACHE });
  if (!kept) return answer;
  return (await Promise.race([answer.catch(() => undefined), late])) ?? kept;
}

/** Return a file; files with the same name never change. */
async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener('push', (event) => {
  const turn = event.data?.json() as YourTurn;
  const looks = { body: turn.body, icon: '/icons/flask-192.png', badge: '/icons/badge-96.png' };
  event.waitUntil(worker.registration.showNotification(turn.title, { ...looks, tag: turn.code, data: turn.url }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data as string, worker.location.origin);
  event.waitUntil(
    (async () => {
      const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      await (there ? there.focus() : worker.clients.openWindow(url));
    })(),
  );
});
