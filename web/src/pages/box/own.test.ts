import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { Box, FilledIn } from '../../lib/api';

const api = vi.hoisted(() => ({ box: vi.fn(), boxPrinted: vi.fn(), fillBox: vi.fn() }));
const { ApiError } = vi.hoisted(() => ({
  ApiError: class extends Error {
    constructor(
      readonly problem: unknown,
      readonly status: number,
    ) {
      super(`refused ${status}`);
    }
  },
}));
vi.mock('../../lib/api', () => ({ api, ApiError }));
vi.mock('../../lib/session.svelte', () => ({ session: { person: { id: 'ada' }, refresh: vi.fn() } }));
vi.mock('../../lib/settings.svelte', () => ({ t: (key: string) => key }));

import { OwnBox, type Entry } from './own.svelte';
import { number, thing } from './sample';

const KEY = 'armorial.box.village';
/** What the server has. */
let kept: Record<string, number | string> = {};
const numbers = () =>
  ['mill.time', 'mill.coins'].map((path) => number(path, { most: 20, mine: kept[path] ?? null, sure: path in kept }));
function fill(changes: Record<string, number | string | null>): FilledIn {
  for (const [path, value] of Object.entries(changes)) if (value !== null) kept[path] = value;
  const counts = { sure: 0, total: 2, differ: 0, mine: 0 };
  return { odd: [], impossible: [], things: [thing('mill', numbers())], ...counts };
}

const store = new Map<string, string>();
const windows = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('addEventListener', windows.addEventListener.bind(windows));
  vi.stubGlobal('removeEventListener', windows.removeEventListener.bind(windows));
  api.boxPrinted.mockResolvedValue({});
  api.box.mockImplementation(() =>
    Promise.resolve({ things: [thing('mill', numbers())], groups: [] } as unknown as Box),
  );
  api.fillBox.mockReset();
  api.fillBox.mockImplementation((_: string, changes: Record<string, number>) => Promise.resolve(fill(changes)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(): Promise<OwnBox> {
  const box = new OwnBox('village');
  await box.load();
  return box;
}
function entry(box: OwnBox, path: string): Entry {
  const found = box.things.flatMap((each) => box.entries(each)).find((each) => each.number.path === path);
  if (!found) throw new Error(path);
  return found;
}
const settle = () => vi.advanceTimersByTimeAsync(0);

it('takes what is typed when the reader goes on, and vouches for what is right as it is', async () => {
  const box = await opened();
  box.type(entry(box, 'mill.coins'), '5');
  expect(entry(box, 'mill.coins').stand).toBe('unsure');
  box.leave(entry(box, 'mill.coins'));
  expect([entry(box, 'mill.coins').stand, entry(box, 'mill.coins').waiting]).toEqual(['mine', true]);
  expect(box.confirm(entry(box, 'mill.time'))).toBe(true);
  await settle();
  expect(kept).toEqual({ 'mill.coins': 5, 'mill.time': 3 });
  expect([box.outbox.state, box.outbox.count, store.size]).toEqual(['idle', 0, 0]);
  expect(box.progress).toEqual({ sure: 2, total: 2 });
});

it('asks about an odd number once, and takes it then', async () => {
  const box = await opened();
  box.type(entry(box, 'mill.coins'), '15');
  expect(box.confirm(entry(box, 'mill.coins'))).toBe(false);
  expect(entry(box, 'mill.coins').stand).toBe('odd');
  expect(api.fillBox).not.toHaveBeenCalled();
  expect(box.confirm(entry(box, 'mill.coins'))).toBe(true);
  await settle();
  expect(kept).toEqual({ 'mill.coins': 15 });
  expect(box.confirm(entry(box, 'mill.coins'))).toBe(true);
});

it('never takes what cannot be, however often it is said', async () => {
  const box = await opened();
  for (const text of ['99', 'many', '']) {
    box.type(entry(box, 'mill.coins'), text);
    expect([box.confirm(entry(box, 'mill.coins')), box.confirm(entry(box, 'mill.coins'))]).toEqual([false, false]);
    expect(entry(box, 'mill.coins').stand).toBe('bad');
    expect(entry(box, 'mill.coins').remark).toMatch(/^web-box-bad-/);
  }
  expect(api.fillBox).not.toHaveBeenCalled();
});

it('keeps in its field what the server does not take, and leads back to the card', async () => {
  const box = await opened();
  api.fillBox.mockImplementationOnce(() =>
    Promise.resolve({ ...fill({}), impossible: [{ path: 'mill.coins', message: 'they do not go together' }] }),
  );
  box.type(entry(box, 'mill.coins'), '5');
  expect(box.confirm(entry(box, 'mill.coins'))).toBe(true);
  await settle();
  const { text, stand, remark } = entry(box, 'mill.coins');
  expect([text, stand, remark]).toEqual(['5', 'bad', 'they do not go together']);
  expect(box.refused?.id).toBe('mill');
  expect(box.confirm(entry(box, 'mill.coins'))).toBe(true);
  await settle();
  expect([kept, box.refused]).toEqual([{ 'mill.coins': 5 }, undefined]);
});

it('keeps what is typed on a bad line, tries again by itself, and after a new visit too', async () => {
  const box = await opened();
  api.fillBox.mockRejectedValue(new ApiError(null, 0));
  box.type(entry(box, 'mill.coins'), '5');
  box.confirm(entry(box, 'mill.coins'));
  await settle();
  expect([box.outbox.state, entry(box, 'mill.coins').waiting]).toEqual(['waiting', true]);
  expect(JSON.parse(store.get(KEY) ?? '')).toEqual({ who: 'ada', what: { 'mill.coins': 5 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.fillBox).toHaveBeenCalledTimes(2);
  box.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.fillBox).toHaveBeenCalledTimes(2);

  api.fillBox.mockImplementation((_: string, changes: Record<string, number>) => Promise.resolve(fill(changes)));
  const again = await opened();
  expect(entry(again, 'mill.coins').text).toBe('5');
  await settle();
  expect([kept, store.size]).toEqual([{ 'mill.coins': 5 }, 0]);
});

it('leaves alone what somebody else has typed in this browser', async () => {
  store.set(KEY, JSON.stringify({ who: 'bob', what: { 'mill.coins': 7 } }));
  const box = await opened();
  await settle();
  expect([entry(box, 'mill.coins').text, kept]).toEqual(['3', {}]);
  store.set(KEY, JSON.stringify({ who: '', what: { 'mill.coins': 7 } }));
  await opened();
  await settle();
  expect(kept).toEqual({ 'mill.coins': 7 });
});

it('is sent at once when the browser is online again', async () => {
  const box = await opened();
  api.fillBox.mockRejectedValueOnce(new ApiError(null, 503));
  box.confirm(entry(box, 'mill.time'));
  await settle();
  windows.dispatchEvent(new Event('online'));
  await settle();
  expect([kept, box.outbox.state]).toEqual([{ 'mill.time': 3 }, 'idle']);
});

it('keeps half a number for the next visit, and says what the server will not have', async () => {
  const box = await opened();
  box.type(entry(box, 'mill.coins'), '1x');
  expect(entry(await opened(), 'mill.coins').text).toBe('1x');
  api.fillBox.mockRejectedValueOnce(new ApiError(null, 422));
  box.confirm(entry(box, 'mill.time'));
  await settle();
  const refused = entry(box, 'mill.time');
  expect([refused.stand, refused.remark, box.outbox.state]).toEqual(['bad', 'refused 422', 'idle']);
});
