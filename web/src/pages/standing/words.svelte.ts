/** The words of these pages, which other pages do not need. */
import { settings } from '../../lib/settings.svelte';
import { minus } from '../../lib/words';

let there = $state(false);

/** Whether they are there; asked for when a page first wants to know. */
export function wordsReady(): boolean {
  if (!there) void settings.wordsOf('standing').then(() => (there = true));
  return there;
}

/** A difference with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : minus(n));

/** A share of the whole. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** A number with one digit after the point, as the reader writes it. */
export const decimal = (n: number): string =>
  new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(n)
    .replace('-', '−');

/** A day. `at` in seconds since 1970. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'short', year: 'numeric' }).format(at * 1000);

/** A month as it is called in a sentence: with a day before it, it has the form that comes after "since". */
export function month(at: number): string {
  const format = new Intl.DateTimeFormat(settings.lang, { day: 'numeric', month: 'long', year: 'numeric' });
  const parts = format.formatToParts(at * 1000);
  return ['month', 'year'].map((kind) => parts.find((part) => part.type === kind)?.value ?? '').join(' ');
}
