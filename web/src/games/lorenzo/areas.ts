/** Harvest and production: what a value reaches, and what comes of it. */
import type { Offers } from '../board';
import type { Amounts, Lorenzo, Op } from './model';
import { numbers } from './printed';

export type Area = 'harvest' | 'production';

export interface Step {
  token: string;
  servants: number;
  value: number;
}

/** The amounts of servants that are offered, with the value each makes. */
export function stepsOf(offers: Offers): Step[] {
  return [...offers.options.values()].flatMap((option): Step[] => {
    const [kind, n] = option.token.split(':');
    const value = option.label.args?.['value'];
    return kind === 'servants' && typeof value === 'number'
      ? [{ token: option.token, servants: Number(n), value }]
      : [];
  });
}

export type Sums = Record<string, number>;

export function add(to: Sums, amounts: Amounts): void {
  for (const [thing, n] of Object.entries(amounts)) to[thing] = (to[thing] ?? 0) + n;
}

const times = (amounts: Amounts, by: number): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([thing, n]) => [thing, n * by]));

/** How often a "per" effect counts for a player. */
function counted(view: Lorenzo, seat: number, op: Extract<Op, { op: 'per' }>): number {
  const them = view.players[seat];
  if (!them) return 0;
  const n = op.count === 'military' ? them.military : (them.cards[op.count]?.length ?? 0);
  return Math.floor(n / op.each);
}

/** What each source gives 1 fewer of, by the excommunications of a player. */
function fewerOf(view: Lorenzo, seat: number): Set<string> {
  const periods = view.players[seat]?.excommunicated ?? [];
  const things = periods.flatMap((period) =>
    (numbers().tiles[view.excommunications[period - 1]?.tile ?? '']?.does ?? []).flatMap((op) =>
      op.op === 'fewer' ? op.things : [],
    ),
  );
  return new Set(things);
}

/** What one source gives to a player. Of wood and stone together 1 is lost in all: the wood, until it is chosen. */
export function given(view: Lorenzo, seat: number, amounts: Amounts): Amounts {
  const fewer = fewerOf(view, seat);
  if (fewer.has('wood') && amounts['wood'] && amounts['stone']) fewer.delete('stone');
  return Object.fromEntries(Object.entries(amounts).map(([thing, n]) => [thing, fewer.has(thing) && n ? n - 1 : n]));
}

export interface Reached {
  /** The bonus tile works. */
  tile: boolean;
  cards: string[];
  /** What comes for certain, exchanges aside. */
  gain: Sums;
  /** How many of the cards offer an exchange. */
  exchanges: number;
}

/** What an action of a value reaches. */
export function gainsAt(view: Lorenzo, seat: number, action: Area, value: number): Reached {
  const them = view.players[seat];
  const reached: Reached = { tile: value >= 1, cards: [], gain: {}, exchanges: 0 };
  const tile = them?.bonus_tile ? numbers().bonus[them.bonus_tile] : undefined;
  if (reached.tile && tile) add(reached.gain, tile[action]);
  for (const id of them?.cards[action === 'harvest' ? 'territory' : 'building'] ?? []) {
    const card = numbers().cards[id];
    if (!card || card.value > value) continue;
    reached.cards.push(id);
    for (const op of card.ever) {
      if (op.op === 'gain') add(reached.gain, given(view, seat, op.get));
      else if (op.op === 'per') add(reached.gain, given(view, seat, times(op.get, counted(view, seat, op))));
      else if (op.op === 'exchange') reached.exchanges++;
    }
  }
  return reached;
}

export interface Way {
  token: string;
  pay: Amounts;
  get: Amounts;
}
export interface Offer {
  card: string;
  value: number;
  ways: Way[];
  /** The way that was taken, from 0; -1 for none. */
  used: number;
}

/** The exchanges of a player's buildings, with those that are used in this production. */
export function exchangesOf(view: Lorenzo, seat: number, uses: readonly string[]): Offer[] {
  return (view.players[seat]?.cards['building'] ?? []).flatMap((id): Offer[] => {
    const card = numbers().cards[id];
    const exchange = card?.ever.find((op) => op.op === 'exchange');
    if (!card || exchange?.op !== 'exchange') return [];
    const ways = exchange.ways.map((way, i) => ({ token: `use:${id}:${i + 1}`, pay: way.pay, get: way.get }));
    return [{ card: id, value: card.value, ways, used: ways.findIndex((_, i) => uses.includes(`${id}:${i + 1}`)) }];
  });
}

export interface Balance {
  thing: string;
  before: number;
  paid: number;
  gained: number;
  after: number;
}
const COUNTED = ['coins', 'wood', 'stone', 'servants', 'military', 'faith', 'vp', 'privileges'] as const;
const ends = (): Readonly<Record<string, number>> => ({
  faith: numbers().faith.length - 1,
  military: numbers().military,
});

/**
 * The sum of a production as it stands: what there was before, what is paid, what will be gained. The view has the
 * stock after what is paid already. `trial` is an exchange that is only pointed at.
 */
export function balance(
  view: Lorenzo,
  seat: number,
  value: number,
  uses: readonly string[],
  trial: Way | null,
): Balance[] {
  const them = view.players[seat];
  if (!them) return [];
  const gain: Sums = { ...gainsAt(view, seat, 'production', value).gain };
  const paid: Sums = {};
  for (const offer of exchangesOf(view, seat, uses)) {
    const way = offer.ways[offer.used];
    if (!way) continue;
    add(paid, way.pay);
    add(gain, given(view, seat, way.get));
  }
  const stock = (thing: string) =>
    thing === 'privileges' ? 0 : ((them as unknown as Record<string, number>)[thing] ?? 0);
  const before = new Map(COUNTED.map((thing) => [thing, stock(thing) + (paid[thing] ?? 0)]));
  if (trial) {
    add(paid, trial.pay);
    add(gain, given(view, seat, trial.get));
  }
  return COUNTED.flatMap((thing): Balance[] => {
    const was = before.get(thing) ?? 0;
    const [out, got] = [paid[thing] ?? 0, gain[thing] ?? 0];
    if (!out && !got) return [];
    return [
      { thing, before: was, paid: out, gained: got, after: Math.min(was - out + got, ends()[thing] ?? Infinity) },
    ];
  });
}
