import { expect, it, vi } from 'vitest';
import type { FromDesk, Job, Kept, Outcome } from '../lib/desk';
import { Desk, type PythonDesk } from './desk';
import { faultOf, NotFetched } from './faults';
import { passingStore, type Store } from './store';
import { Thinker, type Mind, type Said, type ToMind } from './thinker';
import { files, type File } from './unpack';

const nothing: Outcome = { need: [], store: [], replies: [], push: [], end: [], think: [], drop: [] };
const change = (seen: number | null, revision: number): Kept => ({
  key: 'table/a',
  value: `v${revision}`,
  seen,
  revision,
});
const reply = (ticket: number) => ({ ticket, status: 200, type: 'application/json', body: '{}', headers: {} });

/** A store in memory that can be full, and whose other tab may be quicker. */
class Shelf implements Store {
  rows = new Map<string, { value: string; revision: number }>();
  /** Why nothing can be written, and for how many times. */
  fails: string | null = null;
  times = Infinity;
  beginning = () => Promise.resolve({});
  read = (keys: readonly string[]) =>
    Promise.resolve(Object.fromEntries(keys.map((key) => [key, this.rows.get(key)?.value ?? null])));
  async write(changes: readonly Kept[]): Promise<string[]> {
    await Promise.resolve();
    if (this.fails && this.times-- > 0) throw new DOMException('', this.fails);
    const lost = changes.filter(({ key, seen }) => (this.rows.get(key)?.revision ?? null) !== seen);
    if (!lost.length)
      for (const { key, value, revision } of changes) this.rows.set(key, { value: value ?? '', revision });
    return lost.map(({ key }) => key);
  }
}

function around(answers: Partial<Record<keyof PythonDesk, (...given: never[]) => Partial<Outcome>>>) {
  const calls: [string, ...unknown[]][] = [];
  const said: FromDesk[] = [];
  const thoughts: Job[] = [];
  const told: string[] = [];
  const died = vi.fn();
  const store = new Shelf();
  const python = new Proxy({} as PythonDesk, {
    get:
      (_, name: keyof PythonDesk) =>
      (...given: unknown[]) => {
        calls.push([name, ...given]);
        return JSON.stringify({ ...nothing, ...answers[name]?.(...(given as never[])) });
      },
  });
  const post = (message: FromDesk) => {
    said.push(message);
    if (message.kind === 'reply') expect(store.rows.get('table/a')?.value ?? 'unchanged').toBeTruthy();
  };
  const desk = new Desk(python, {
    store,
    post,
    think: (jobs) => thoughts.push(...jobs),
    drop: () => {},
    stored: (keys) => told.push(...keys),
    makeRoom: vi.fn(() => Promise.resolve()),
    died,
  });
  return { desk, calls, said, store, thoughts, told, died };
}
const ask = (ticket: number) => ({
  kind: 'ask' as const,
  ticket,
  request: { method: 'POST', path: '/api/x', query: {}, body: null, key: null, language: 'en' },
});

it('stores what a call has led to before anybody is told of it, and before the next call begins', async () => {
  const seen: (string | undefined)[] = [];
  let revision = 0;
  const { desk, said, store, told } = around({
    ask: (ticket: number) => {
      seen.push(store.rows.get('table/a')?.value);
      const before = revision || null;
      return { store: [change(before, ++revision)], replies: [reply(ticket)] };
    },
  });
  await Promise.all([desk.take(ask(1)), desk.take(ask(2))]);
  expect(seen).toEqual([undefined, 'v1']);
  expect(said.map((each) => each.kind === 'reply' && each.ticket)).toEqual([1, 2]);
  expect(told).toEqual(['table/a', 'table/a']);
});

it('fetches what a call needs, and makes it again', async () => {
  let given = false;
  const { desk, calls, store, said } = around({
    give: () => {
      given = true;
      return {};
    },
    ask: (ticket: number) => (given ? { replies: [reply(ticket)] } : { need: ['table/a'] }),
  });
  store.rows.set('table/a', { value: 'kept', revision: 3 });
  await desk.take(ask(1));
  expect(calls.map(([name]) => name)).toEqual(['ask', 'give', 'ask']);
  expect(calls[1]?.[1]).toBe('{"table/a":"kept"}');
  expect(said).toHaveLength(1);
});

it('makes a call again when another tab was quicker, and overwrites nothing', async () => {
  let seen = 1;
  const { desk, calls, store, said } = around({
    noticed: () => {
      seen = 2;
      return {};
    },
    ask: (ticket: number) => ({ store: [change(seen, seen + 1)], replies: [reply(ticket)] }),
  });
  store.rows.set('table/a', { value: 'of the other tab', revision: 2 });
  await desk.take(ask(1));
  expect(calls.map(([name]) => name)).toEqual(['ask', 'noticed', 'ask']);
  expect(store.rows.get('table/a')).toEqual({ value: 'v3', revision: 3 });
  expect(said).toHaveLength(1);
});

it.each([
  ['QuotaExceededError', 'no-room'],
  ['UnknownError', 'not-kept'],
])('says that something cannot be kept (%s), and that nothing was done', async (fails, why) => {
  const { desk, calls, store, said } = around({
    ask: (ticket: number) => ({ store: [change(null, 1)], replies: [reply(ticket)] }),
    tell: () => ({ store: [change(null, 1)], push: [{ channel: 'a', message: 'done' }] }),
  });
  store.fails = fails;
  await desk.take(ask(1));
  await desk.take({ kind: 'tell', channel: 'a', message: '{"type":"answer","key":"k"}' });
  expect(calls.map(([name]) => name)).toEqual(['ask', 'noticed', 'tell', 'noticed']);
  expect(said[0]).toMatchObject({ kind: 'reply', ticket: 1, status: 507 });
  const problem = said[1]?.kind === 'push' ? (JSON.parse(said[1].message) as unknown) : null;
  expect(problem).toMatchObject({ type: 'error', key: 'k', error: { message: { key: `web-here-${why}` } } });
  expect(desk.around.makeRoom).toHaveBeenCalledTimes(why === 'no-room' ? 2 : 0);
});

it('gives up what makes starts quick where there is no room for a game', async () => {
  const { desk, said, store } = around({
    ask: (ticket: number) => ({ store: [change(null, 1)], replies: [reply(ticket)] }),
  });
  [store.fails, store.times] = ['QuotaExceededError', 1];
  await desk.take(ask(1));
  expect(desk.around.makeRoom).toHaveBeenCalledOnce();
  expect(said).toMatchObject([{ status: 200 }]);
  expect(store.rows.get('table/a')?.value).toBe('v1');
});

it('answers when Python fails, and goes on', async () => {
  let calls = 0;
  const { desk, said, died } = around({
    ask: (ticket: number) => {
      if (++calls === 1) throw Object.assign(new Error('a fault'), { name: 'PythonError' });
      return { replies: [reply(ticket)] };
    },
  });
  await desk.take(ask(1));
  await desk.take(ask(2));
  expect(said).toMatchObject([{ status: 500 }, { status: 200 }]);
  expect(died).not.toHaveBeenCalled();
});

it('says so when there is no Python any more', async () => {
  const trap = new WebAssembly.RuntimeError('memory access out of bounds');
  const { desk, died } = around({
    ask: () => {
      throw trap;
    },
  });
  await desk.take(ask(1));
  expect(died).toHaveBeenCalledWith(trap);
});

it('keeps what it can as long as the page is open where nothing can be kept', async () => {
  const store = passingStore();
  expect(await store.write([change(null, 1)])).toEqual([]);
  expect(await store.write([change(null, 1)])).toEqual(['table/a']);
  expect(await store.read(['table/a', 'table/b'])).toEqual({ 'table/a': 'v1', 'table/b': null });
  expect(await store.beginning('me', 'table/')).toEqual({ 'table/a': 'v1' });
  await store.write([{ ...change(1, 1), value: null }]);
  expect(await store.beginning('table/')).toEqual({});
});

class Worker implements Mind {
  static made: Worker[] = [];
  said: ToMind[] = [];
  ended = false;
  onmessage: Mind['onmessage'] = null;
  onerror: Mind['onerror'] = null;
  constructor() {
    Worker.made.push(this);
  }
  postMessage(message: ToMind) {
    this.said.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(said: Said) {
    this.onmessage?.(new MessageEvent('message', { data: said }));
  }
  get jobs() {
    return this.said.map((each) => (each.kind === 'think' ? each.job : ''));
  }
}
const job = (id: string, lane: Job['lane'] = 'now', limit = 100): Job => ({ id, lane, limit, job: `work of ${id}` });

it('thinks one thing after another, what somebody waits for in a worker of its own, and leaves out what was dropped', () => {
  Worker.made = [];
  const told: string[] = [];
  const thinker = new Thinker(
    () => new Worker(),
    (result) => told.push(result),
  );
  thinker.warm();
  thinker.think([job('slow', 'background'), job('a'), job('gone'), job('b')]);
  const [mind, other] = Worker.made;
  expect(mind?.jobs).toEqual([]);
  other?.say({ kind: 'ready' });
  mind?.say({ kind: 'ready' });
  thinker.drop(['gone']);
  for (const result of ['A', 'B']) mind?.say({ kind: 'result', result });
  other?.say({ kind: 'result', result: 'S' });
  expect([mind?.jobs, other?.jobs]).toEqual([['work of a', 'work of b'], ['work of slow']]);
  expect(told).toEqual(['A', 'B', 'S']);
});

it('ends the worker of what nobody waits for when it has nothing to do, and starts another when it has', () => {
  vi.useFakeTimers();
  Worker.made = [];
  const thinker = new Thinker(
    () => new Worker(),
    () => {},
  );
  const { made } = Worker;
  thinker.think([job('a', 'background'), job('b')]);
  for (const mind of made) mind.say({ kind: 'ready' });
  for (const mind of made) mind.say({ kind: 'result', result: '' });
  vi.advanceTimersByTime(10_000);
  thinker.think([job('c', 'background')]);
  vi.advanceTimersByTime(50_000);
  expect(made.map(({ ended }) => ended)).toEqual([false, false]);
  made[0]?.say({ kind: 'result', result: '' });
  vi.advanceTimersByTime(50_000);
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
  thinker.think([job('d', 'background')]);
  made[2]?.say({ kind: 'ready' });
  expect(made[2]?.jobs).toEqual(['work of d']);
  vi.useRealTimers();
});

it('ends a worker that dies, says so, and goes on with another', () => {
  Worker.made = [];
  const told: string[] = [];
  const thinker = new Thinker(
    () => new Worker(),
    (result) => told.push(result),
  );
  thinker.think([job('a'), job('b')]);
  Worker.made[0]?.say({ kind: 'ready' });
  Worker.made[0]?.say({ kind: 'failed', why: 'memory' });
  expect(Worker.made[0]?.ended).toBe(true);
  expect(told.map((each) => JSON.parse(each) as unknown)).toEqual([{ id: 'a', failed: 'memory' }]);
  Worker.made[1]?.say({ kind: 'ready' });
  expect(Worker.made[1]?.jobs).toEqual(['work of b']);
});

it('gives up when no worker can start', () => {
  Worker.made = [];
  const told: string[] = [];
  const thinker = new Thinker(
    () => new Worker(),
    (result) => told.push(result),
  );
  thinker.think([job('a')]);
  for (let n = 0; n < 3; n++) Worker.made[n]?.say({ kind: 'failed', why: 'no wasm' });
  expect(told.map((each) => JSON.parse(each) as unknown)).toEqual([{ id: 'a', failed: 'no wasm' }]);
});

it('thinks itself where there is no room for another worker, and leaves out analyses', () => {
  Worker.made = [];
  const told: string[] = [];
  const thinker = new Thinker(
    () => new Worker(),
    (result) => told.push(result),
    (job) => `thought about ${job}`,
  );
  thinker.think([job('a')]);
  for (let n = 0; n < 3; n++) Worker.made[n]?.say({ kind: 'failed', why: 'memory' });
  thinker.think([job('b'), job('c', 'background')]);
  for (let n = 3; n < 6; n++) Worker.made[n]?.say({ kind: 'failed', why: 'memory' });
  expect(told).toEqual(['thought about work of a', 'thought about work of b', '{"id":"c","failed":"memory"}']);
  expect(Worker.made).toHaveLength(6);
});

it('tells why a table could not start, as far as it matters to its reader', () => {
  expect(faultOf(new NotFetched('Failed to fetch'))).toBe('fetch');
  expect(faultOf(new RangeError('WebAssembly.Memory(): could not allocate memory'))).toBe('memory');
  expect(faultOf(new Error('Out of memory'))).toBe('memory');
  expect(faultOf(new WebAssembly.CompileError('invalid opcode'))).toBe('old');
  expect(faultOf(new Error('whatever'))).toBe('other');
  vi.stubGlobal('WebAssembly', undefined);
  expect(faultOf(new Error('whatever'))).toBe('old');
  vi.unstubAllGlobals();
});

/** As packs are written (`web/packs.py`): plain files with paths of up to 255 letters. */
function tarOf(kept: readonly File[]): Blob {
  const parts: BlobPart[] = [];
  for (const { path, content } of kept) {
    const header = new Uint8Array(512);
    const cut = path.length <= 100 ? -1 : path.indexOf('/', path.length - 100 - 1);
    const put = (at: number, said: string) => header.set(new TextEncoder().encode(said), at);
    put(0, path.slice(cut + 1));
    if (cut > 0) put(345, path.slice(0, cut));
    put(124, content.length.toString(8).padStart(11, '0'));
    header[156] = 48;
    parts.push(header, content, new Uint8Array((512 - (content.length % 512)) % 512));
  }
  return new Blob([...parts, new Uint8Array(2 * 512)]);
}

it('reads the files of a tar archive, with long paths too', async () => {
  const text = (said: string) => new TextEncoder().encode(said);
  const long = `lib/${'folder/'.repeat(14)}${'x'.repeat(60)}.pyc`;
  const kept = [
    { path: 'a.py', content: text('print()') },
    { path: long, content: text('y'.repeat(1000)) },
    { path: 'empty.py', content: text('') },
  ];
  const read = files(new Uint8Array(await tarOf(kept).arrayBuffer()));
  expect(read.map(({ path, content }) => [path, new TextDecoder().decode(content)])).toEqual(
    kept.map(({ path, content }) => [path, new TextDecoder().decode(content)]),
  );
});
