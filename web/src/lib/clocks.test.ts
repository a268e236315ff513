import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Clocks } from './api';

vi.mock('./settings.svelte', () => ({ t: (key: string) => key }));

import { leftOf, replyLeft, timeText, Told } from './clocks.svelte';

const seat = (left: number | null, running: boolean) => ({ left, running, out: false, vacation: false, unseen: null });
const clocks: Clocks = {
  seats: [seat(100, true), seat(200, false), seat(null, false)],
  waiting: [],
  lost: null,
  reply: null,
};

describe('a clock', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => vi.useRealTimers());

  it('counts down from what the server said while it runs', () => {
    const told = new Told(clocks);
    vi.advanceTimersByTime(30_000);
    expect([0, 1, 2].map((each) => leftOf(told, each))).toEqual([70, 200, null]);
    vi.advanceTimersByTime(300_000);
    expect(leftOf(told, 0)).toBe(0);
  });
  it('says how long an answer is waited for', () => {
    const told = new Told({ ...clocks, reply: 30 });
    vi.advanceTimersByTime(10_000);
    expect([replyLeft(told), replyLeft(new Told(clocks))]).toEqual([20, null]);
  });
  it('does not care what time it is here', () => {
    const told = new Told(clocks);
    vi.setSystemTime(new Date(2001, 1, 1));
    vi.advanceTimersByTime(1000);
    expect(leftOf(told, 0)).toBe(99);
  });
  it('shows seconds that have begun', () => {
    expect([0, 0.2, 59.5, 61, 3599.5, 3725].map(timeText)).toEqual([
      '0:00',
      '0:01',
      '1:00',
      '1:01',
      '1:00:00',
      '1:02:05',
    ]);
  });
});
