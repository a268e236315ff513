/** Who sits at a table, in words. */
import type { SeatInfo, TableInfo } from './api';
import { t } from './settings.svelte';

/** What somebody is called. Bots that nobody has named are called so in the reader's language. */
export function seatName(seat: SeatInfo): string {
  const number = seat.bot === null ? null : /^Bot (\d+)$/.exec(seat.name);
  return number ? t('web-bot-n', { n: Number(number[1]) }) : seat.name;
}

/** What stands beside a bot's name: how strong it is. A seat that it took over still has its player's name. */
export function botLevel(seat: SeatInfo): string {
  const level = t(`web-bot-${seat.bot ?? ''}`);
  const nameless = seatName(seat) === t('web-bot-n', { n: seat.seat + 1 });
  return nameless ? level : t('web-bot-of', { level });
}

/** Whether the reader plays at a table, or made it. */
export function isMine(table: TableInfo): boolean {
  return table.you_host || table.seats.some((seat) => seat.yours);
}
