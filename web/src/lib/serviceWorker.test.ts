import { expect, it } from 'vitest';
import source from '../../public/service-worker.js?raw';

const SCOPE = 'https://games.example/club/';

/** The service worker of a server, and what it answers when a page is opened. */
function opened(sent: () => Promise<Response>, kept: Record<string, string>): Promise<Response> {
  const handlers: Record<string, (event: unknown) => void> = {};
  const match = (file: string | Request) =>
    Promise.resolve(typeof file === 'string' && file in kept ? new Response(kept[file]) : undefined);
  const around = {
    addEventListener: (kind: string, handler: (event: unknown) => void) => (handlers[kind] = handler),
    registration: { scope: SCOPE },
    caches: { match, open: () => Promise.resolve({ match }) },
    fetch: sent,
  };
  const listed = source.replace('files: []', "files: ['index.html']");
  new Function(...Object.keys(around), listed)(...Object.values(around));
  return new Promise((resolve, reject) =>
    handlers['fetch']?.({
      request: { method: 'GET', url: `${SCOPE}table/here-1`, mode: 'navigate' },
      respondWith: (reply: Promise<Response>) => void reply.then(resolve, reject),
    }),
  );
}
const text = async (reply: Promise<Response>) => (await reply).text();
const page = { [SCOPE]: 'kept' };

it('opens what is kept where a server is gone, and where only its proxy answers', async () => {
  const proxy = (status: number) => () => Promise.resolve(new Response('sent', { status }));
  expect(await text(opened(proxy(200), page))).toBe('sent');
  expect(await text(opened(proxy(500), page))).toBe('sent');
  for (const status of [502, 503, 504]) {
    expect(await text(opened(proxy(status), page))).toBe('kept');
    expect(await text(opened(proxy(status), {}))).toBe('sent');
  }
  expect(await text(opened(() => Promise.reject(new TypeError('gone')), page))).toBe('kept');
});
