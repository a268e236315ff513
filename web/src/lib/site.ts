/** Where the client lives on its site: at the root, or below a path such as `/armorial/`. The server writes it into the page. */

const BASE = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="armorial-base"]')?.content ?? '/';

/** The address on this site of a path of ours: every link, and every request, goes through here. */
export function site(path: string): string {
  return BASE + path.slice(1);
}

/** The path of ours that an address on this site leads to. */
export function pathOf(address: string): string {
  return address.startsWith(BASE) ? address.slice(BASE.length - 1) : address;
}

/** Whether an address on this site is one of our pages, not of the API or of somebody else. */
export function isPage(address: string): boolean {
  return address.startsWith(BASE) && !address.startsWith(site('/api/'));
}
