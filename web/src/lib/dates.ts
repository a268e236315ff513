/** How long ago something was, in words. */
import { settings } from './settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** `at` in seconds since 1970. */
export function ago(at: number): string {
  const format = new Intl.RelativeTimeFormat(settings.lang, { numeric: 'auto', style: 'short' });
  const seconds = at - Date.now() / 1000;
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'minute');
}
