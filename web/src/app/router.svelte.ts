/** The page for an address. Paths instead of hashes, because `/t/CODE#12` already means turn 12. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'rules'; key: string; cards: boolean }
  | { page: 'glossary' }
  | { page: 'settings' }
  | { page: 'carry' }
  | { page: 'learn'; key: string }
  | { page: 'class'; code: string }
  | { page: 'pieces' }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', third] = path.split('/').filter(Boolean).map(decode);
  if (third !== undefined) return { page: 'lost' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 't':
      return second ? { page: 'table', code: second.toUpperCase() } : { page: 'lost' };
    case 'rules':
    case 'cards':
      return second ? { page: 'rules', key: second, cards: first === 'cards' } : { page: 'lost' };
    case 'learn':
      return { page: 'learn', key: second };
    case 'class':
      return { page: 'class', code: second.toUpperCase() };
    case 'glossary':
    case 'settings':
    case 'carry':
    case 'pieces':
      return second ? { page: 'lost' } : { page: first };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const TABLE = 'benchtop.table';

/** The current address, changed by `go` and by the browser's back and forward. */
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);
  readonly route = $derived(routeOf(this.path));
  /** The table to go back to: the last one in this tab, or `?from=CODE`. */
  table = $state<string | null>(null);

  constructor() {
    this.#remember();
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(address: string, how: 'push' | 'replace' = 'push'): void {
    const before = location.pathname;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = decode(location.hash.slice(1));
    this.search = location.search;
    this.#remember();
  }

  #remember(): void {
    const from = new URLSearchParams(this.search).get('from')?.toUpperCase();
    const route = routeOf(this.path);
    try {
      if (from) sessionStorage.setItem(TABLE, from);
      else if (route.page === 'table') sessionStorage.setItem(TABLE, route.code);
      else if (route.page === 'home') sessionStorage.removeItem(TABLE);
      this.table = sessionStorage.getItem(TABLE);
    } catch {
      // No storage: the browser's back button still works.
    }
  }

  /** Follow a link inside the client without loading a page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || routeOf(link.pathname).page === 'lost') return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
