/** Files that a server would send: of a table in this browser, the desk gives them. */
import { browser, connectionTo } from './connection';
import { complain } from './session.svelte';
import { ApiError } from './api';
import { file } from './site';

/** Links with `download` that lead to the desk are fetched from it. */
export function watchDownloads(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[download]');
    if (!(link instanceof HTMLAnchorElement)) return;
    const url = new URL(link.href);
    const api = file('/api');
    if (url.origin !== location.origin || !url.pathname.startsWith(`${api}/`)) return;
    const path = url.pathname.slice(api.length);
    if (connectionTo(path) !== browser) return;
    event.preventDefault();
    save(path, Object.fromEntries(url.searchParams), link.download).catch(complain);
  });
}

async function save(path: string, query: Record<string, string>, name: string): Promise<void> {
  const reply = await browser.ask({ method: 'GET', path, query }).catch(() => null);
  if (reply?.status !== 200) throw new ApiError(null, reply?.status ?? 0);
  const address = URL.createObjectURL(new Blob([reply.text], { type: reply.type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
