import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from './api';

const settings = vi.hoisted(() => ({ rest: 0, lang: 'en' }));
const api = vi.hoisted(() => ({ chat: vi.fn(), table: vi.fn() }));
vi.mock('./settings.svelte', () => ({ settings }));
vi.mock('./motion', () => ({
  moving: (change: () => void) => {
    change();
    return Promise.resolve();
  },
}));
vi.mock('./connection', async (original) => ({ ...(await original<object>()), offers: () => true }));
vi.mock('./api', () => {
  let keys = 0;
  return { api, newKey: () => `key${++keys}` };
});

import { Live } from './live.svelte';
import { Socket, stubWindow } from './socket.double';

const BOT = { kind: 'bot' };
const ADA = { kind: 'person' };
const at = (seq: number, more: Partial<Position> = {}) =>
  ({
    type: 'position',
    seq,
    revision: seq,
    events_from: seq,
    events: [{ seq }],
    moved: 0,
    seats: [ADA, BOT],
    ...more,
  }) as unknown as Position;
const confirm = (seq: number) => ({ type: 'confirm', seat: 0, seq }) as const;
/** Let everything happen that waits for no clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  settings.rest = 0;
  api.chat.mockReset().mockResolvedValue({ lines: [] });
  api.table.mockReset();
  stubWindow();
  live = new Live('t1', null);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('says that the reader does not look when its window is hidden', () => {
    expect(Socket.last.open().sent).toEqual([]);
    Object.assign(document, { visibilityState: 'hidden' });
    live.reopen();
    expect(Socket.last.open().sent).toEqual([{ type: 'looking', looking: false }]);
  });

  it('asks for what is new, over a secure socket where the page is secure', () => {
    const { url } = Socket.last;
    expect([url.protocol, url.pathname]).toEqual(['wss:', '/api/tables/t1/live']);
    expect(url.searchParams.get('have')).toBe('0');
    expect(url.searchParams.has('steps')).toBe(false);
  });

  it('lets plans be asked for when the server says so, and after a break, in which it may have', async () => {
    const asked = vi.fn();
    live.onPlans = asked;
    Socket.last
      .open()
      .say({ type: 'table', table: { id: 't1' } })
      .say(at(7));
    await settle();
    expect(asked).toHaveBeenCalledTimes(0);
    Socket.last.say({ type: 'plans' });
    expect(asked).toHaveBeenCalledTimes(1);
    Socket.last.lose();
    await vi.advanceTimersByTimeAsync(600);
    Socket.last.open();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is opened again after a break, later each time, and catches up from the last line', async () => {
    Socket.last
      .open()
      .say({ type: 'table', table: { id: 't1' } })
      .say(at(7));
    await settle();
    Socket.last.lose();
    expect(live.status).toBe('lost');
    expect(live.position?.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.made.length).toBe(2);
    expect(Socket.last.url.searchParams.get('have')).toBe('7');
    Socket.last.lose();
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.made.length).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(Socket.made.length).toBe(3);
    Socket.last.open();
    expect(live.status).toBe('live');
  });

  it('is given up where one may not be, and where there is no table', async () => {
    Socket.last.open().lose(1008);
    expect(live.status).toBe('gone');
    api.table.mockRejectedValue({ status: 404 });
    const other = new Live('t2', null);
    Socket.last.lose();
    await settle();
    expect(other.status).toBe('gone');
    other.close();
  });

  it('is lost, not gone, while the server cannot be reached', async () => {
    api.table.mockRejectedValue({ status: 0 });
    Socket.last.lose();
    await settle();
    expect(live.status).toBe('lost');
  });

  it('is closed by a long silence', async () => {
    Socket.last.open().say({ type: 'table', table: { id: 't1' } });
    await vi.advanceTimersByTimeAsync(40_000);
    expect([Socket.last.sent.length, live.status]).toEqual([2, 'live']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(live.status).toBe('lost');
  });
});

describe('what the reader does', () => {
  it('is sent again with the same key until the server has answered', async () => {
    Socket.last
      .open()
      .say({ type: 'table', table: { id: 't1' } })
      .say(at(3));
    await settle();
    live.send(confirm(3));
    const [first] = Socket.last.sent;
    expect(first).toMatchObject({ type: 'confirm', seq: 3 });
    expect(live.busy).toBe(true);
    Socket.last.lose();
    await vi.advanceTimersByTimeAsync(600);
    expect(Socket.last.open().sent).toEqual([first]);
    Socket.last.say({ type: 'done', key: first?.['key'] });
    expect(live.busy).toBe(false);
    expect(live.waiting.size).toBe(0);
  });

  it('is done when a newer position has come, though the acknowledgement is late', async () => {
    Socket.last.open().say(at(3));
    await settle();
    live.send(confirm(3));
    Socket.last.say(at(4));
    await settle();
    expect(live.busy).toBe(false);
    expect(live.waiting.size).toBe(1);
  });

  it('may be refused, which is told', async () => {
    const problems: unknown[] = [];
    live.onProblem = (problem) => problems.push(problem);
    Socket.last.open().say(at(3));
    await settle();
    live.send(confirm(3));
    Socket.last.say({ type: 'error', key: Socket.last.sent[0]?.['key'], error: { code: 'stale' } });
    expect([problems, live.busy]).toEqual([[{ code: 'stale' }], false]);
  });
});

describe('what is shown', () => {
  it('is the newest position, and what was told up to it', async () => {
    Socket.last
      .open()
      .say(at(1))
      .say(at(3, { events_from: 2, events: [{ seq: 2 }, { seq: 3 }] as never }));
    await settle();
    expect(live.position?.seq).toBe(3);
    expect(live.events.map((entry) => entry.seq)).toEqual([1, 2, 3]);
  });

  it('goes back after an undo', async () => {
    Socket.last
      .open()
      .say(at(5))
      .say(at(3, { revision: 6, events: [] }));
    await settle();
    expect(live.position?.seq).toBe(3);
    expect(live.events).toEqual([]);
  });

  it('is not an older position that comes late', async () => {
    Socket.last.open().say(at(5)).say(at(4));
    await settle();
    expect(live.position?.seq).toBe(5);
  });

  it('rests after what a bot did, at the pace of the reader, who may pause and skip', async () => {
    settings.rest = 800;
    live.reopen();
    expect(Socket.last.url.searchParams.get('steps')).toBe('true');
    Socket.last.open().say(at(1));
    await settle();
    for (const seq of [2, 3, 4, 5]) Socket.last.say({ type: 'step', position: at(seq, { moved: 1 }) });
    await settle();
    expect([live.position?.seq, live.behind, live.seq]).toEqual([2, 3, 5]);
    await vi.advanceTimersByTimeAsync(800);
    expect([live.position?.seq, live.behind]).toEqual([3, 2]);
    live.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(live.position?.seq).toBe(3);
    live.skip();
    await settle();
    expect([live.position?.seq, live.behind, live.paused]).toEqual([5, 0, false]);
  });

  it('does not rest after what a person did', async () => {
    settings.rest = 800;
    Socket.last.open().say(at(1)).say(at(2)).say(at(3));
    await settle();
    expect(live.position?.seq).toBe(3);
  });
});

describe('the chat', () => {
  it('has every line once, in order, whoever was quicker', async () => {
    api.chat.mockResolvedValue({ lines: [{ id: 1 }, { id: 2 }] });
    const other = new Live('t2', null);
    Socket.last.open().say({ type: 'chat', line: { id: 3 } });
    Socket.last.say({ type: 'chat', line: { id: 2 } });
    await settle();
    expect(other.chat.map((line) => line.id)).toEqual([1, 2, 3]);
    expect(other.oldChat).toBe(2);
    other.close();
  });
});
