/**
 * Where the client lives on its site: at the root, or below a path such as `/armorial/`. The server writes it into the
 * page. A site of plain files has no server that would answer for every path: there the page is the part of the address
 * behind `#`, and the table is in the browser.
 */

const meta = (name: string) => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Whether there is no server: everything is in this browser. */
export const ALONE = meta('armorial-site') === 'files';
const BASE = ALONE ? new URL('./', location.href).pathname : (meta('armorial-base') ?? '/');

/** The address of a file of ours, or of a request to the server. */
export function file(path: string): string {
  return BASE + path.slice(1);
}

/** The address of a page of ours: every link goes through here. */
export function site(path: string): string {
  return ALONE ? `${BASE}#${path}` : file(path);
}

/** The page of ours that an address on this site leads to, with its query and hash: `/rules/village?a=b#V-20`. */
export function pageOf(url: URL): string {
  if (ALONE) return url.hash.startsWith('#/') ? url.hash.slice(1) : '/';
  return (url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length - 1) : url.pathname) + url.search + url.hash;
}

/** Whether an address on this site is one of our pages, not of the API or of somebody else. */
export function isPage(url: URL): boolean {
  if (ALONE) return url.pathname === BASE && url.hash.startsWith('#/');
  return url.pathname.startsWith(BASE) && !url.pathname.startsWith(file('/api/'));
}
