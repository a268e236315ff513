import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromDesk, ToDesk } from './desk';

class Worker {
  static last: Worker;
  said: ToDesk[] = [];
  onmessage: ((event: MessageEvent<FromDesk>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  constructor() {
    Worker.last = this;
  }
  postMessage(message: ToDesk) {
    this.said.push(message);
  }
  terminate() {}
  say(data: FromDesk) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://games.example/club/table/here-1', origin: 'https://games.example' });
  vi.stubGlobal('document', {
    querySelector: (which: string) => (which.includes('base') ? { content: '/club/' } : null),
    addEventListener: () => {},
  });
  vi.stubGlobal(
    'CloseEvent',
    class extends Event {
      code: number;
      constructor(type: string, { code }: { code: number }) {
        super(type);
        this.code = code;
      }
    },
  );
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function started() {
  const { Here } = await import('./here.svelte');
  return new Here(() => new Worker());
}

it('starts when it is first asked, tells how far it is, and answers as a server does', async () => {
  const here = await started();
  expect(here.stage).toBe('off');
  const answer = here.ask({ method: 'GET', path: '/games', query: { lang: 'pl' } });
  const worker = Worker.last;
  expect(worker.said[0]).toEqual({
    kind: 'start',
    base: 'https://games.example/club/',
    name: 'armorial:/club/',
    language: 'pl',
  });
  expect(worker.said[1]).toMatchObject({ kind: 'ask', request: { path: '/api/games', language: 'pl', key: null } });
  worker.say({ kind: 'progress', loaded: 2, total: 6 });
  expect([here.stage, here.loaded, here.total]).toEqual(['fetching', 2, 6]);
  worker.say({ kind: 'ready' });
  worker.say({ kind: 'reply', ticket: 1, status: 200, type: 'application/json', body: '[]', headers: {} });
  expect(await answer).toEqual({ status: 200, type: 'application/json', text: '[]', language: null });
});

it('has channels like a WebSocket', async () => {
  const here = await started();
  const channel = here.channel('/tables/here-1/live', { have: '0' });
  const heard: string[] = [];
  channel.onopen = () => heard.push('open');
  channel.onmessage = ({ data }) => heard.push(data);
  channel.onclose = ({ code }) => heard.push(`closed ${code}`);
  const worker = Worker.last;
  const { channel: name } = worker.said[1] as { channel: string };
  expect(channel.readyState).toBe(0);
  worker.say({ kind: 'opened', channel: name });
  worker.say({ kind: 'push', channel: name, message: 'a position' });
  channel.send('an answer');
  expect(worker.said.at(-1)).toEqual({ kind: 'tell', channel: name, message: 'an answer' });
  worker.say({ kind: 'end', channel: name, code: 1008 });
  await Promise.resolve();
  expect(heard).toEqual(['open', 'a position', 'closed 1008']);
});

it('says to all who wait that it could not start, and can be tried again', async () => {
  const here = await started();
  const answer = here.ask({ method: 'GET', path: '/games', query: {} });
  const first = Worker.last;
  first.say({ kind: 'failed', fault: 'old', why: 'no WebAssembly' });
  await expect(answer).rejects.toThrow('no WebAssembly');
  expect([here.stage, here.fault, here.why]).toEqual(['failed', 'old', 'no WebAssembly']);
  const closed = vi.fn();
  here.channel('/tables/here-1/live', {}).onclose = closed;
  await vi.waitFor(() => expect(closed).toHaveBeenCalled()); // and is asked for again later
  expect(Worker.last).toBe(first);
  here.again();
  expect(Worker.last).not.toBe(first);
  expect(here.stage).toBe('fetching');
});

it('knows that nothing is kept, until another worker has found out', async () => {
  const here = await started();
  void here.ask({ method: 'GET', path: '/games', query: {} }).catch(() => {});
  Worker.last.say({ kind: 'unkept' });
  Worker.last.say({ kind: 'ready' });
  expect(here.unkept).toBe(true);
  Worker.last.say({ kind: 'failed', fault: 'stopped', why: 'it died' });
  here.again();
  expect(here.unkept).toBe(false);
});

it('knows a worker that stops from one that cannot begin', async () => {
  const here = await started();
  const faults: string[] = [];
  const fails = (message: string, before?: FromDesk) => {
    here.again();
    if (before) Worker.last.say(before);
    Worker.last.onerror?.({ message } as ErrorEvent);
    faults.push(here.fault);
  };
  fails('');
  fails('SyntaxError: import declarations may only appear at top level of a module');
  fails('memory access out of bounds', { kind: 'starting' });
  expect(faults).toEqual(['fetch', 'old', 'stopped']);
  const { Here } = await import('./here.svelte');
  const none = new Here(() => {
    throw new TypeError('Module scripts are not supported on DedicatedWorker yet');
  });
  await expect(none.ask({ method: 'GET', path: '/games', query: {} })).rejects.toThrow('not supported');
  expect([none.stage, none.fault]).toEqual(['failed', 'old']);
});

it('answers for the tables of this browser, and the server for all others', async () => {
  const { browser, connectionTo, server } = await import('./connection');
  expect(connectionTo('/tables/here-1/position')).toBe(browser);
  expect(connectionTo('/tables/kX3v9QpL2mZs7TqA/position')).toBe(server);
  expect(connectionTo('/games')).toBe(server);
});

it('asks the server what there is, and goes by the last answer when it is gone', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const fetch = vi.fn(() => Promise.resolve(new Response('{"parts":["chat","bots"]}')));
  vi.stubGlobal('fetch', fetch);
  const asked = () =>
    import('./connection').then(async ({ learnOffers, offers }) => {
      await learnOffers();
      return [offers('chat', 'here-1'), offers('chat', 'kX3v'), offers('lobby')];
    });
  expect(await asked()).toEqual([false, true, false]);
  vi.resetModules();
  fetch.mockRejectedValue(new TypeError('no connection'));
  expect(await asked()).toEqual([false, true, false]);
  vi.resetModules();
  kept.clear();
  expect(await asked()).toEqual([false, false, false]);
});

it('learns from the desk what there is at its tables', async () => {
  const here = await started();
  here.channel('/tables/here-1/live', {});
  const worker = Worker.last;
  worker.say({ kind: 'ready' });
  const { ticket } = worker.said.at(-1) as { ticket: number };
  expect(here.parts).toEqual([]);
  const reply = { status: 200, type: 'application/json', body: '{"parts":["forget"]}', headers: {} };
  worker.say({ kind: 'reply', ticket, ...reply });
  await vi.waitFor(() => expect(here.parts).toEqual(['forget']));
});

it('asks once that games may stay, as soon as there is one', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const here = await started();
  void here.ask({ method: 'GET', path: '/games', query: {} });
  expect(persist).not.toHaveBeenCalled();
  here.channel('/tables/here-1/live', {});
  here.channel('/tables/here-2/live', {});
  expect(persist).toHaveBeenCalledOnce();
});
