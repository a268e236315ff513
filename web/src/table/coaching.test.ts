import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../lib/api';

const api = vi.hoisted(() => ({ coach: vi.fn() }));
const settings = vi.hoisted(() => ({ coach: 'off' }));
vi.mock('../lib/api', () => ({ api }));
vi.mock('../lib/settings.svelte', () => ({ settings }));
vi.mock('../lib/learning.svelte', () => ({ learning: { reach: vi.fn() } }));

import { Coaching } from './coaching.svelte';

const now = { revision: 1, seq: 4, over: false, game: 'village', question: { seat: 0 } } as unknown as Position;
const warns = (token: string, chance: number | null) => ({ token, chance, words: [] });
const warnings = [warns('a little worse', 12), warns('much worse', 30), warns('a typical mistake', null)];

/** The answers that a coach warns of. */
async function held(may = true, first = false): Promise<string[]> {
  const coaching = new Coaching(() => ({ id: 't1', now, may }), first);
  coaching.follow();
  await new Promise((resolve) => setTimeout(resolve));
  return ['good', ...warnings.map(({ token }) => token)].filter((token) => coaching.holds(token));
}

beforeEach(() => {
  api.coach.mockReset().mockResolvedValue({ remarks: [], warnings, gentle: 20, over: null });
});

describe('how much worse an answer must be for the coach to warn of it', () => {
  it.each([
    ['off', []],
    ['gentle', ['much worse', 'a typical mistake']],
    ['strict', ['a little worse', 'much worse', 'a typical mistake']],
  ])('is a setting: %s', async (coach, wanted) => {
    settings.coach = coach;
    expect(await held()).toEqual(wanted);
  });

  it('is what a gentle coach thinks in a first game, whatever is set', async () => {
    settings.coach = 'off';
    expect(await held(true, true)).toEqual(['much worse', 'a typical mistake']);
  });

  it('does not matter where others play: the coach is not even asked', async () => {
    settings.coach = 'strict';
    expect(await held(false)).toEqual([]);
    expect(api.coach).not.toHaveBeenCalled();
  });
});

it('gives the answer all the same, once', async () => {
  settings.coach = 'gentle';
  const coaching = new Coaching(() => ({ id: 't1', now, may: true }), false);
  coaching.follow();
  await new Promise((resolve) => setTimeout(resolve));
  const given: string[] = [];
  expect(coaching.holds('much worse')).toBe(true);
  coaching.anyway((token) => {
    if (!coaching.holds(token)) given.push(token);
  });
  expect(given).toEqual(['much worse']);
  expect(coaching.holds('much worse')).toBe(true);
});

describe('somebody who is quicker than the coach', () => {
  it('waits until the coach has looked', async () => {
    settings.coach = 'gentle';
    let looked: (what: unknown) => void = () => {};
    api.coach.mockReturnValue(new Promise((resolve) => (looked = resolve)));
    const coaching = new Coaching(() => ({ id: 't1', now, may: true }), false);
    coaching.follow();
    const held: boolean[] = [];
    expect(
      coaching.looks(() =>
        held.push(
          coaching.looks(() => {}),
          coaching.holds('much worse'),
        ),
      ),
    ).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    expect(held).toEqual([]);
    looked({ remarks: [], warnings, gentle: 20, over: null });
    await new Promise((resolve) => setTimeout(resolve));
    expect(held).toEqual([false, true]);
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    settings.coach = 'gentle';
    api.coach.mockReturnValue(new Promise(() => {}));
    const coaching = new Coaching(() => ({ id: 't1', now, may: true }), false);
    coaching.follow();
    const given = vi.fn();
    expect(coaching.looks(given)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(given).toHaveBeenCalled();
    expect(coaching.looks(given)).toBe(false);
    expect(coaching.holds('much worse')).toBe(false);
    vi.useRealTimers();
  });
});
