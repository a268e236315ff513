/** Who sits at a table, in words. */
import type { SeatInfo, TableInfo } from './api';
import { settings, t } from './settings.svelte';

/** What somebody is called. The names of bots have a form in every language; at older tables they are numbers. */
export function seatName(seat: SeatInfo): string {
  if (seat.bot === null) return seat.name;
  const number = /^Bot (\d+)$/.exec(seat.name);
  if (number) return t('web-bot-n', { n: Number(number[1]) });
  const key = `bot-name-${seat.name.toLowerCase()}`;
  return settings.speaker.has(key) ? t(key) : seat.name;
}

/** What stands beside a bot's name: how strong it is. A seat that it took over still has its player's name. */
export function botLevel(seat: SeatInfo): string {
  return t('web-bot-of', { level: levelName(seat.bot ?? '') });
}

export function levelName(level: string): string {
  return t(`bot-level-${level}`);
}

/** Whether the reader plays at a table, or made it. */
export function isMine(table: TableInfo): boolean {
  return table.you_host || table.seats.some((seat) => seat.yours);
}
