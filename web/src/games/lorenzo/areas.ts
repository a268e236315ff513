/** Harvest and production as the server tells them: what servants reach, and what comes of an answer. */
import type { LorenzoReachView } from '../../lib/api';
import type { Offers } from '../board';
import type { Amounts, Lorenzo } from './model';
import { numbers } from './printed';
import { inOrder } from './symbols';

export type Area = 'harvest' | 'production';

export interface Step {
  token: string;
  servants: number;
  value: number;
  /** What is reached with them; null on a floor, in the market or in the council. */
  reach: LorenzoReachView | null;
}

/** The amounts of servants that are offered, with the value each makes and what that reaches. */
export function stepsOf(view: Lorenzo, offers: Offers): Step[] {
  return [...offers.options.values()].flatMap((option): Step[] => {
    const [kind, n] = option.token.split(':');
    const value = option.label.args?.['value'];
    const reach = view.asked?.reaches.find(({ servants }) => servants === Number(n)) ?? null;
    return kind === 'servants' && typeof value === 'number'
      ? [{ token: option.token, servants: Number(n), value, reach }]
      : [];
  });
}

const COUNTS = 'lorenzo-n-';

/** What an answer gives (more than 0) and costs, by the names of the things. */
export function changesOf(offers: Offers, token: string): Amounts {
  const changes = Object.entries(offers.options.get(token)?.changes ?? {});
  return Object.fromEntries(changes.map(([key, n]) => [key.replace(COUNTS, ''), n]));
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
  /** Whether the production does not reach the building. */
  out: boolean;
}

const NOT_REACHED = 'lorenzo-why-not-activated';

/** The exchanges of a player's buildings, with those that are used in this production. */
export function exchangesOf(view: Lorenzo, offers: Offers, seat: number, uses: readonly string[]): Offer[] {
  return (view.players[seat]?.cards['building'] ?? []).flatMap((id): Offer[] => {
    const card = numbers().cards[id];
    const exchange = card?.ever.find((op) => op.op === 'exchange');
    if (!card || exchange?.op !== 'exchange') return [];
    const ways = exchange.ways.map((way, i) => ({ token: `use:${id}:${i + 1}`, pay: way.pay, get: way.get }));
    const used = ways.findIndex((_, i) => uses.includes(`${id}:${i + 1}`));
    const out = ways.every(({ token }) => offers.refused.get(token)?.reason.key === NOT_REACHED);
    return [{ card: id, value: card.value, ways, used, out }];
  });
}

export interface Balance {
  thing: string;
  before: number;
  by: number;
  after: number;
}

/** What a player has before and after an answer, of everything that it changes. */
export function balance(view: Lorenzo, seat: number, changes: Amounts): Balance[] {
  const stock = (view.players[seat] ?? {}) as unknown as Record<string, number>;
  return inOrder(changes).map(([thing, by]) => {
    const before = stock[thing] ?? 0;
    return { thing, before, by, after: before + by };
  });
}
