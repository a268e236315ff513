/** The address bar: where we are, and going elsewhere without loading the page anew. */

import { isPage, pathOf, site } from './site';

const TABLE = /^\/(table|replay|analysis)\/[\w-]/;
const STORE = 'armorial.came-from';

class Router {
  #url = $state.raw(new URL(location.href));
  #cameFrom = $state.raw(stored());

  constructor() {
    this.#show(this.#url);
    addEventListener('popstate', () => this.#show(new URL(location.href)));
    document.addEventListener('click', (event) => this.#click(event));
  }

  get path(): string {
    return pathOf(this.#url.pathname);
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return decodeURIComponent(this.#url.hash.slice(1));
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
    return `/table/${id}?from=${encodeURIComponent(this.path + this.#url.search)}`;
  }

  /** Show another of our pages, by its path. */
  go(to: string, replace = false): void {
    this.#go(new URL(site(to), location.href), replace);
  }

  #go(url: URL, replace: boolean): void {
    const moved = url.pathname !== this.#url.pathname;
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#show(url);
    if (moved) scrollTo(0, 0);
  }

  #show(url: URL): void {
    this.#url = url;
    if (TABLE.test(this.path)) this.#cameFrom = this.path + url.search;
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
    const url = new URL(link.href);
    if (url.origin !== location.origin || !isPage(url.pathname)) return;
    event.preventDefault();
    this.#go(url, false);
  }
}

function stored(): string | null {
  try {
    const address = sessionStorage.getItem(STORE) ?? '';
    return TABLE.test(address) ? address : null;
  } catch {
    return null;
  }
}

export const router = new Router();
