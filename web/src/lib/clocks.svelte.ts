/** Clocks that count down between two messages: from what the server said was left, by what has passed here since. */
import { createSubscriber } from 'svelte/reactivity';
import type { Clocks, PaceInfo } from './api';
import { t } from './settings.svelte';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** What the server said, and when that came: the clock on this wall may be wrong, and is not asked. */
export class Told {
  constructor(
    readonly clocks: Clocks,
    readonly at: number = performance.now(),
  ) {}
  /** How many seconds have passed since. */
  get since(): number {
    return (performance.now() - this.at) / SECOND;
  }
}

const every = (time: number) =>
  createSubscriber((update) => {
    const timer = setInterval(update, time);
    return () => clearInterval(timer);
  });
const often = every(SECOND / 4);
const seldom = every(10 * SECOND);

/** How many seconds a seat has left now; null without a clock. */
export function leftOf(told: Told, seat: number): number | null {
  const clock = told.clocks.seats[seat];
  if (clock?.left == null) return null;
  return clock.running ? shrunk(told, clock.left) : clock.left;
}

/** Seconds that the server said, and that have become fewer. */
function shrunk(told: Told, seconds: number): number {
  if (seconds > HOUR) seldom();
  else often();
  return Math.max(0, seconds - told.since);
}

/** How many seconds are left to say whether somebody may go back; null if nobody asks, or there is no clock. */
export function replyLeft(told: Told): number | null {
  return told.clocks.reply === null ? null : shrunk(told, told.clocks.reply);
}

/** Seconds that the server said, and that have gone on growing. */
export function grown(told: Told, seconds: number): number {
  if (seconds > HOUR) seldom();
  else often();
  return seconds + told.since;
}

/** With less than this somebody has to hurry. */
export const shortOf = (pace: PaceInfo): number => (pace.kind === 'days' ? 12 * HOUR : MINUTE);

/** As on a clock, or in days and hours. */
export function timeText(seconds: number): string {
  if (seconds >= 2 * HOUR) return spanText(seconds);
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A time in its largest unit or two, such as "2 d 4 h". */
export function spanText(seconds: number): string {
  if (seconds < HOUR) return t('web-clock-minutes', { n: Math.max(1, Math.round(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t('web-clock-hours', { n: Math.floor(seconds / HOUR) });
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const text = t('web-clock-days', { n: days });
  return hours ? `${text} ${t('web-clock-hours', { n: hours })}` : text;
}

/** The pace of a table in a few words. */
export function paceText({ kind, bank, increment, days }: PaceInfo): string {
  if (kind === 'days') return t('web-pace-of-days', { n: days });
  if (kind !== 'live') return t('web-pace-none');
  return increment
    ? t('web-pace-of-live', { n: Math.round(bank / MINUTE), more: increment })
    : t('web-pace-of-bank', { n: Math.round(bank / MINUTE) });
}
