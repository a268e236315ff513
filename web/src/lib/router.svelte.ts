/** The address bar: where we are, and going elsewhere without loading the page anew. */

class Router {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener('popstate', () => (this.#url = new URL(location.href)));
    document.addEventListener('click', (event) => this.#click(event));
  }

  get path(): string {
    return this.#url.pathname;
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return decodeURIComponent(this.#url.hash.slice(1));
  }

  go(to: string, replace = false): void {
    const url = new URL(to, location.href);
    const moved = url.pathname !== this.#url.pathname;
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#url = url;
    if (moved) scrollTo(0, 0);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(url.href);
  }
}

export const router = new Router();
