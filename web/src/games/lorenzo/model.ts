/** What the board shows: the view of the rules, the printed numbers, and small questions to them. */
import type { LorenzoView } from '../../lib/api';
import type { Message } from '../../lib/words';

export const KINDS = ['territory', 'character', 'building', 'venture'] as const;
export const COLOURS = ['white', 'black', 'orange'] as const;
export const MEMBERS = [...COLOURS, 'neutral'] as const;
export const POINTS = ['military', 'faith', 'vp'] as const;

export type Kind = (typeof KINDS)[number];
export type Colour = (typeof COLOURS)[number];
export type MemberName = (typeof MEMBERS)[number];

/** So much of each thing. */
export type Amounts = Readonly<Record<string, number>>;

/** One thing that a card, tile or leader does; `say` is what the rules call it. */
export type Op = { say?: Message } & Does;

export type Does =
  | { op: 'gain'; get: Amounts }
  /** `get` once for every full `each` of what is counted: cards of a kind, or military points. */
  | { op: 'per'; count: string; each: number; get: Amounts }
  | { op: 'exchange'; ways: readonly { pay: Amounts; get: Amounts }[] }
  /** Take a card of these kinds with this value. */
  | { op: 'card'; kinds: readonly string[]; value: number; off: Amounts }
  | { op: 'action'; action: string; value: number }
  /** An action, or the taking of cards of a kind, has more or less value. */
  | { op: 'value'; action: string; n: number }
  | { op: 'off'; kind: string; ways: readonly Amounts[] }
  | { op: 'nofloor' }
  /** Leaders: members have another value, or more; `one` of the coloured ones, all `coloured`, or the `neutral` one. */
  | { op: 'set'; who: string; n: number }
  | { op: 'add'; who: string; n: number }
  | { op: 'crowd' }
  | { op: 'nofee' }
  | { op: 'noslots' }
  | { op: 'twice' }
  | { op: 'copy' }
  | { op: 'support'; get: Amounts }
  /** Excommunications: each source gives 1 fewer of one of these. */
  | { op: 'fewer'; things: readonly string[] }
  | { op: 'nomarket' }
  | { op: 'servants'; n: number }
  | { op: 'late' }
  | { op: 'unscored'; kind: string }
  /** 1 point lost for every full `each` of what is counted. */
  | { op: 'lose'; count: string; each: number };

export interface Price {
  pay: Amounts;
  /** Military points that must be there. */
  least: number;
}

export interface PrintedCard {
  kind: Kind;
  period: number;
  price: readonly Price[];
  now: readonly Op[];
  /** From this value on it works in a harvest or production; 0 if it never does. */
  value: number;
  ever: readonly Op[];
  vp: number;
  /** The numbers that are reconstructed. */
  unsure: readonly string[];
}

export interface PrintedLeader {
  asks: { cards: Amounts; same: number; have: Amounts };
  /** Once a round; the others are permanent. */
  once: boolean;
  does: readonly Op[];
  unsure: readonly string[];
}

export interface Printed {
  towers: Readonly<Record<Kind, readonly { value: number; bonus: Amounts }[]>>;
  /** Coins for a tower where somebody stands already. */
  fee: number;
  /** Cards of a kind for one player. */
  most: number;
  /** Military points that territories ask for, by their place. */
  slots: readonly number[];
  /** The points of each place of the faith track. */
  faith: readonly number[];
  /** The last place of the military track. */
  military: number;
  /** The faith that each report asks for. */
  report: readonly number[];
  large: Readonly<Record<string, number>>;
  market: readonly Amounts[];
  council: Amounts;
  privileges: Readonly<Record<string, Amounts>>;
  closed: Readonly<Record<string, readonly string[]>>;
  bonus: Readonly<Record<string, { harvest: Amounts; production: Amounts }>>;
  cards: Readonly<Record<string, PrintedCard>>;
  leaders: Readonly<Record<string, PrintedLeader>>;
  tiles: Readonly<Record<string, { period: number; does: readonly Op[] }>>;
}

/** The view as the server sends it. */
export type Lorenzo = LorenzoView;

/** A family member on a space of the board. */
export interface Standing {
  seat: number;
  member: MemberName;
  /** Its value now. */
  value: number | undefined;
}

/** The card on a floor, counted from 1 at the bottom. */
export const cardAt = (view: Lorenzo, kind: Kind, floor: number): string | null =>
  view.towers[kind]?.[floor - 1] ?? null;

export const membersAt = (view: Lorenzo, space: string): Standing[] =>
  (view.spaces[space] ?? []).map(({ seat, member }) => ({
    seat,
    member: member as MemberName,
    value: view.players[seat]?.members[member]?.value,
  }));

export const memberId = (seat: number, member: string): string => `m-${seat}-${member}`;
export const pieceOf = (standing: Standing): string => memberId(standing.seat, standing.member);
export const atHome = (view: Lorenzo, seat: number, member: MemberName): boolean =>
  view.players[seat]?.members[member]?.place === 'home';
export const valueOf = (view: Lorenzo, seat: number, member: MemberName): number =>
  view.players[seat]?.members[member]?.value ?? 0;

/** The place of a seat in the turn order, from 1. */
export const orderOf = (view: Lorenzo, seat: number): number => view.order.indexOf(seat) + 1;

export interface ShownLeader {
  /** Null for one in another's hand. */
  id: string | null;
  state: 'hand' | 'played' | 'used' | 'discarded';
  /** Whose ability it has, if it copies one. */
  copied: string | null;
}

/** The leaders of a seat: played first, then those in hand, then the discarded. */
export function leadersOf(view: Lorenzo, seat: number): ShownLeader[] {
  const them = view.players[seat];
  if (!them) return [];
  const hand: (string | null)[] = them.hand ?? Array.from({ length: them.hand_count }, () => null);
  return [
    ...them.played.map(({ leader, used, copies }): ShownLeader => ({
      id: leader,
      state: used ? 'used' : 'played',
      copied: copies,
    })),
    ...hand.map((id): ShownLeader => ({ id, state: 'hand', copied: null })),
    ...them.discarded.map((id): ShownLeader => ({ id, state: 'discarded', copied: null })),
  ];
}

/** Whether there are leaders in hand or in play. */
export const hasLeaders = (view: Lorenzo, seat: number): boolean =>
  leadersOf(view, seat).some(({ state }) => state !== 'discarded');
