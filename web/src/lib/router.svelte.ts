/** The address bar: where we are, and going elsewhere without loading the page anew. */

import { isPage, pageOf, site } from './site';

const TABLE = /^\/(table|replay|analysis)\/[\w-]/;
const STORE = 'armorial.came-from';

class Router {
  /** The page, as if it were at the root of its site. */
  #page = $state.raw(here());
  #cameFrom = $state.raw(stored());

  constructor() {
    this.#show(this.#page);
    addEventListener('popstate', () => this.#show(here()));
    document.addEventListener('click', (event) => this.#click(event));
  }

  get path(): string {
    return this.#page.pathname;
  }
  get query(): URLSearchParams {
    return this.#page.searchParams;
  }
  get hash(): string {
    return decodeURIComponent(this.#page.hash.slice(1));
  }

  /** The table or replay that the reader has come from, in this window and since they were last at home. */
  get cameFrom(): string | null {
    return this.#cameFrom;
  }
  /** Where a sandbox leads back to: the place it was opened from, else its table, else the records. */
  wayBack(origin: string | null): string {
    const from = this.query.get('from');
    if (from && TABLE.test(from)) return from;
    return origin ? `/table/${origin}` : '/replays';
  }
  /** The address of a sandbox that is opened here and will lead back here. */
  sandbox(id: string): string {
    return `/table/${id}?from=${encodeURIComponent(this.path + this.#page.search)}`;
  }

  /** Show another of our pages, by its path. */
  go(to: string, replace = false): void {
    const page = plain(to);
    const moved = page.pathname !== this.path;
    if (replace) history.replaceState(null, '', site(to));
    else history.pushState(null, '', site(to));
    this.#show(page);
    if (moved) scrollTo(0, 0);
  }

  #show(page: URL): void {
    this.#page = page;
    if (TABLE.test(this.path)) this.#cameFrom = this.path + page.search;
    else if (this.path === '/') this.#cameFrom = null;
    try {
      sessionStorage.setItem(STORE, this.#cameFrom ?? '');
    } catch {
      /* without a store the way back is known until the page is loaded anew */
    }
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const within = link.getAttribute('href')?.match(/^#[^/].*/)?.[0];
    const url = within ? new URL(site(this.path + this.#page.search + within), location.href) : new URL(link.href);
    if (url.origin !== location.origin || !isPage(url)) return;
    event.preventDefault();
    this.go(pageOf(url));
  }
}

const plain = (page: string) => new URL(page, 'https://page.invalid');
const here = () => plain(pageOf(new URL(location.href)));

function stored(): string | null {
  try {
    const address = sessionStorage.getItem(STORE) ?? '';
    return TABLE.test(address) ? address : null;
  } catch {
    return null;
  }
}

export const router = new Router();
