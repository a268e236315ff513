/** What the parts of the table page share. */
import type { Signs } from '../kit';
import type { GameUi, Player } from '../games/board';
import type { OptionWords, Position, SeatScore, TableInfo } from '../lib/api';
import { botLevel, outcome, seatName } from '../lib/seats';
import { settings, t } from '../lib/settings.svelte';
import { minus, type Message } from '../lib/words';

const NOTHING: SeatScore = { parts: {}, total: 0, complete: true };

/** `table` knows better than a position who is here just now. */
export function playersOf(position: Position, table: TableInfo | null = null): Player[] {
  return position.seats.map((seat) => ({
    ...seat,
    name: seatName(seat),
    connected: table?.seats[seat.seat]?.connected ?? seat.connected,
    turn: position.to_move === seat.seat && !position.over && table?.state !== 'closed',
    score: position.scores[seat.seat] ?? NOTHING,
    rank: position.ranks?.[seat.seat] ?? null,
  }));
}

/** How a game has ended, in words. */
export function verdict(position: Position): string {
  return outcome(position.seats, position.winners ?? []);
}

/** A total as it is shown: as "at least" if a part is hidden, or nothing but a question mark if all of it is. */
export function points(score: SeatScore): string {
  const total = minus(score.total);
  if (score.complete) return total;
  return isHidden(score) ? '?' : `≥\u2009${total}`;
}
/** Whether nothing may be known of a score. */
export function isHidden(score: SeatScore): boolean {
  return !score.complete && Object.keys(score.parts).length === 0;
}

/** A change of points, with its sign, as the reader's language writes it. */
export function signed(points: number): string {
  const format = new Intl.NumberFormat(settings.lang, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return format.format(points).replace('-', '−');
}

/** A question without the name it begins with ("Ada: take a cube" is "Take a cube" to Ada). */
export function withoutName(message: Message, seat: number, names: readonly string[]): string {
  const marked = names.map((name, i) => (i === seat ? '\uE010' : name));
  const said = settings.speaker.say(message, marked);
  const rest = said.startsWith('\uE010: ') ? said.slice(3) : said.replaceAll('\uE010', names[seat] ?? '');
  return rest.charAt(0).toLocaleUpperCase(settings.lang) + rest.slice(1);
}

/** The parts of a score with their words and symbols. */
export function scoreRows(game: string, score: SeatScore, icons: Readonly<Record<string, string>>) {
  return Object.entries(score.parts).map(([part, n]) => ({
    icon: icons[part],
    label: capital(t(`score-${game}-${part}`)),
    n,
  }));
}

/** What a way back is called. */
export function backLabel(address: string): string {
  if (address.startsWith('/table/')) return t('web-back-to-table');
  if (address.startsWith('/analysis/')) return t('web-back-to-analysis');
  return address.startsWith('/replay/') ? t('web-back-to-replay') : t('web-replays');
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** Whether somebody who plays for themselves is not at the table just now. */
export function isAway(player: Player): boolean {
  return !player.connected && player.kind === 'person' && !player.bot && !player.yours;
}

/** What stands beside a player's name: bot, away, out. */
export function standing(player: Player): string {
  if (player.kind === 'out') return t('web-resigned');
  if (player.bot) return botLevel(player);
  return isAway(player) ? t('web-away') : '';
}

export interface Group {
  title: string;
  options: OptionWords[];
}

/** The answers under their headings; those without one come last. Numbers and keys follow this order. */
export function grouped(ui: GameUi, options: Iterable<OptionWords>): Group[] {
  const found = new Map<string, Group>([['', { title: '', options: [] }]]);
  for (const option of options) {
    const heading = ui.group?.(option.token) ?? null;
    const title = heading ? capital(t(heading.key, heading.args)) : '';
    const group = found.get(title) ?? { title, options: [] };
    group.options.push(option);
    found.set(title, group);
  }
  const [plain, ...titled] = found.values();
  // What declines or passes stands last, as in the bar.
  return [...titled, ...(plain && plain.options.length ? [plain] : [])];
}

/** The symbol before an answer, unless its words show symbols themselves. */
export function iconFor(ui: GameUi, option: OptionWords, names: readonly string[], signs: Signs): string | undefined {
  const parts = settings.speaker.parts(option.label, names, (key) => key in signs);
  if (parts.some((part) => typeof part !== 'string' && part.kind === 'amount')) return undefined;
  return ui.icon?.(option.token) ?? undefined;
}
