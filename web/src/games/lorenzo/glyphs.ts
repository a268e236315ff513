/** What a card does, as a row of small signs: a number with its thing, an arrow, a card of a kind, a value. */
import type { Amounts, Op, PrintedLeader } from './model';
import { numbers } from './printed';
import { inOrder } from './symbols';

export type Glyph =
  /** `at` is where the number stands in a component file. */
  | { g: 'n'; n: number; thing: string; minus?: boolean; bare?: boolean; crossed?: boolean; at?: string }
  /** A family member; `one` is any coloured one. */
  | { g: 'pawn'; colour: string }
  | { g: 'arrow' }
  | { g: 'or' }
  | { g: 'times' }
  /** A value in a filled square. */
  | { g: 'value'; n: number }
  /** The outline of a card with the symbol of its kind; `any` is any card. */
  | { g: 'card'; kind: string }
  | { g: 'icon'; icon: string; crossed?: boolean }
  | { g: 'text'; text: string };

export const amounts = (all: Amounts, minus = false, at?: string): Glyph[] =>
  inOrder(all).map(([thing, n]): Glyph => ({ g: 'n', n, thing, minus, ...(at ? { at: `${at}.${thing}` } : {}) }));

/** The values of the floors that give something besides their card. */
const floors = (): number[] => [
  ...new Set(
    Object.values(numbers().towers).flatMap((tower) =>
      tower.filter(({ bonus }) => inOrder(bonus).length).map(({ value }) => value),
    ),
  ),
];

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What an action is about: a harvest, a production, or a card of a kind. */
export const about = (action: string): Glyph =>
  action === 'harvest'
    ? { g: 'icon', icon: 'grain' }
    : action === 'production'
      ? { g: 'icon', icon: 'cog' }
      : { g: 'card', kind: action };

/** What is counted: cards of a kind, or an amount of a thing. */
const counted = (count: string, each: number): Glyph[] =>
  count === 'military' || count === 'vp'
    ? [each === 1 ? { g: 'n', n: 1, thing: count, bare: true } : { g: 'n', n: each, thing: count }]
    : [{ g: 'card', kind: count }];

const joined = (ways: readonly Glyph[][], between: Glyph): Glyph[] =>
  ways.flatMap((way, i) => (i ? [between, ...way] : way));

/** `at` is where it stands in a component file. */
export function glyphs(op: Op, at?: string): Glyph[] {
  switch (op.op) {
    case 'gain':
      return amounts(op.get, false, at);
    case 'per':
      return [...amounts(op.get), { g: 'times' }, ...counted(op.count, op.each)];
    case 'exchange':
      return joined(
        op.ways.map((way) => [
          ...amounts(way.pay, false, at && `${at}.pay`),
          { g: 'arrow' },
          ...amounts(way.get, false, at && `${at}.get`),
        ]),
        { g: 'or' },
      );
    case 'card':
      return [
        { g: 'value', n: op.value },
        { g: 'card', kind: op.kinds.length > 1 ? 'any' : (op.kinds[0] ?? 'any') },
        ...amounts(op.off, true),
      ];
    case 'action':
      return [{ g: 'value', n: op.value }, about(op.action)];
    case 'value':
      return [{ g: 'text', text: signed(op.n) }, about(op.action)];
    case 'off':
      return joined(
        op.ways.map((way) => amounts(way, true)),
        { g: 'or' },
      );
    case 'nofloor':
      return [...floors().map((n): Glyph => ({ g: 'value', n })), { g: 'icon', icon: 'income', crossed: true }];
    default:
      return special(op);
  }
}

const PAWNS: Readonly<Record<string, readonly string[]>> = {
  coloured: ['white', 'black', 'orange'],
  one: ['one'],
  neutral: ['neutral'],
};
const pawns = (who: string): Glyph[] => (PAWNS[who] ?? []).map((colour): Glyph => ({ g: 'pawn', colour }));

/** What leaders and excommunications do besides. */
function special(op: Op): Glyph[] {
  switch (op.op) {
    case 'set':
      return [...pawns(op.who), { g: 'text', text: `= ${op.n}` }];
    case 'add':
      return [...pawns(op.who), { g: 'text', text: signed(op.n) }];
    case 'crowd':
      return [
        { g: 'pawn', colour: 'one' },
        { g: 'text', text: '+' },
        { g: 'pawn', colour: 'one' },
      ];
    case 'nofee':
      return [
        { g: 'icon', icon: 'tower' },
        { g: 'n', n: numbers().fee, thing: 'coins', crossed: true },
      ];
    case 'noslots':
      return [
        { g: 'card', kind: 'territory' },
        { g: 'n', n: 1, thing: 'military', bare: true, crossed: true },
      ];
    case 'twice':
      return [{ g: 'icon', icon: 'bolt' }, { g: 'text', text: '×2' }, ...RAW];
    case 'copy':
      return [{ g: 'icon', icon: 'friend' }, { g: 'arrow' }, { g: 'icon', icon: 'friend' }];
    case 'support':
      return [{ g: 'icon', icon: 'church' }, { g: 'text', text: '+' }, ...amounts(op.get)];
    case 'fewer':
      return joined(
        op.things.map((thing): Glyph[] => [{ g: 'n', n: 1, thing, minus: true }]),
        { g: 'or' },
      );
    case 'nomarket':
      return [{ g: 'icon', icon: 'market', crossed: true }];
    case 'servants':
      return [{ g: 'n', n: op.n, thing: 'servants' }, { g: 'arrow' }, { g: 'text', text: '+1' }];
    case 'late':
      return [
        { g: 'text', text: '1.' },
        { g: 'pawn', colour: 'one' },
        { g: 'arrow' },
        { g: 'icon', icon: 'hourglass' },
      ];
    case 'unscored':
      return [
        { g: 'card', kind: op.kind },
        { g: 'n', n: 1, thing: 'vp', bare: true, crossed: true },
      ];
    case 'lose':
      return [{ g: 'n', n: 1, thing: 'vp', minus: true }, { g: 'times' }, ...lost(op.count, op.each)];
    default:
      return [];
  }
}

const bare = (thing: string): Glyph => ({ g: 'n', n: 1, thing, bare: true });
const RAW: readonly Glyph[] = ['coins', 'wood', 'stone', 'servants'].map(bare);

function lost(count: string, each: number): Glyph[] {
  if (count === 'building_cost') return [bare('wood'), bare('stone'), { g: 'card', kind: 'building' }];
  return count === 'resources' ? [...RAW] : counted(count, each);
}

/** What a leader asks for: cards of kinds, cards of any one kind, and what must be there. */
export function asks(leader: PrintedLeader): Glyph[] {
  const { cards, same, have } = leader.asks;
  return [
    ...Object.entries(cards).flatMap(([kind, n]): Glyph[] => [
      { g: 'text', text: String(n) },
      { g: 'card', kind },
    ]),
    ...(same
      ? ([
          { g: 'text', text: String(same) },
          { g: 'card', kind: 'any' },
        ] as Glyph[])
      : []),
    ...amounts(have),
  ];
}

/** The ways of an exchange, each on its own line; `at` is the thing and `of` its part in a component file. */
export function lines(ops: readonly Op[], at?: string, of = ''): Glyph[][] {
  return ops.flatMap((op): Glyph[][] =>
    op.op === 'exchange'
      ? op.ways.map((way, i) => glyphs({ op: 'exchange', ways: [way] }, at && `${at}.exchange.${i + 1}`))
      : [glyphs(op, at && `${at}.${of}`)],
  );
}
