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

/** How a game has ended, in words. A solo player has won or lost; several may all have lost. */
export function outcome(seats: readonly SeatInfo[], winners: readonly number[]): string {
  const names = seats.map(seatName);
  if (names.length === 1) {
    const name = names[0] ?? '';
    return winners.length ? t('web-over-alone-won', { name }) : t('web-over-alone-lost', { name });
  }
  if (!winners.length) return t('web-over-nobody');
  return t('web-over-winner', { n: winners.length, names: winners.map((seat) => names[seat]).join(', ') });
}

/** The same in a list, where the reader's own tables speak of the reader. */
export function verdict(table: TableInfo): string {
  const winners = table.result?.winners;
  if (!winners) return t('web-finished');
  const alone = table.seats.filter((seat) => seat.yours).length === 1 && !table.sandbox;
  if (alone && winners.length === 1 && table.seats[winners[0] ?? 0]?.yours) return t('web-you-won');
  if (alone && table.seats.length === 1) return t('web-you-lost');
  return outcome(table.seats, winners);
}

/** Whose numbers a table is played with, if they are not the standard ones. */
export function numbersText({ numbers, box }: TableInfo): string {
  if (!box) return t(`web-numbers-${numbers}`);
  return box.yours ? t('web-numbers-yours') : t('web-numbers-of', { owner: box.owner });
}

/** Whether the reader plays at a table, or made it. */
export function isMine(table: TableInfo): boolean {
  return table.you_host || table.seats.some((seat) => seat.yours);
}
