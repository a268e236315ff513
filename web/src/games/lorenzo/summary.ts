/** What cards, leaders, tiles and spaces say beside their symbols, and the board in words for those who do not see it. */
import { roman } from '../../kit/roman';
import type { BoardProps, Player } from '../board';
import type { About } from './hint.svelte';
import { COLOURS, KINDS, membersAt, type Amounts, type Lorenzo, type Op } from './model';
import { numbers } from './printed';
import { inOrder } from './symbols';

type T = BoardProps<Lorenzo>['t'];

/** Amounts in words, such as "1 wood, 2 coins". */
export const amountWords = (t: T, amounts: Amounts): string =>
  inOrder(amounts)
    .map(([thing, n]) => t(`lorenzo-n-${thing}`, { n }))
    .join(', ');

export function opWords(t: T, op: Op): string {
  if (op.op === 'gain') return amountWords(t, op.get);
  if (op.op === 'exchange')
    return op.ways
      .map((way) => t('web-lorenzo-exchange', { pay: amountWords(t, way.pay), get: amountWords(t, way.get) }))
      .join('; ');
  return op.say ? t(op.say.key, op.say.args) : '';
}
const opsWords = (t: T, ops: readonly Op[]): string => ops.map((op) => opWords(t, op)).join('; ');

export interface Line {
  label: string;
  text: string;
}
export interface Told {
  title: string;
  lines: Line[];
}

function cardTold(t: T, id: string): Told {
  const card = numbers().cards[id];
  const lines: Line[] = [];
  if (card) {
    const prices = card.price.map(({ pay, least }) =>
      least ? t('web-lorenzo-price-military', { pay: amountWords(t, pay), n: least }) : amountWords(t, pay),
    );
    lines.push({
      label: t('web-lorenzo-cost'),
      text:
        prices.length > 1
          ? t('web-lorenzo-either', { first: prices[0] ?? '', second: prices[1] ?? '' })
          : (prices[0] ?? t('web-lorenzo-free')),
    });
    if (card.now.length) lines.push({ label: t('web-lorenzo-now'), text: opsWords(t, card.now) });
    if (card.ever.length) {
      const label = card.value
        ? t(card.kind === 'territory' ? 'web-lorenzo-harvest-from' : 'web-lorenzo-production-from', { n: card.value })
        : t('web-lorenzo-ever');
      lines.push({ label, text: opsWords(t, card.ever) });
    }
    if (card.vp) lines.push({ label: t('web-lorenzo-end'), text: t('lorenzo-n-vp', { n: card.vp }) });
  }
  return { title: t(`lorenzo-card-${id}`), lines };
}

/** What a leader asks for. */
export function needWords(t: T, id: string): string {
  const asks = numbers().leaders[id]?.asks;
  if (!asks) return '';
  return [
    ...Object.entries(asks.cards).map(([kind, n]) => t(`lorenzo-n-${kind}`, { n })),
    ...(asks.same ? [t('lorenzo-n-same_type', { n: asks.same })] : []),
    ...inOrder(asks.have).map(([thing, n]) => t(`lorenzo-n-${thing}`, { n })),
  ].join(', ');
}
/** What a leader does. */
export const leaderSays = (t: T, id: string): string => opsWords(t, numbers().leaders[id]?.does ?? []);
/** What an excommunication does. */
export const tileSays = (t: T, id: string): string => opsWords(t, numbers().tiles[id]?.does ?? []);

export function toldOf(t: T, about: About): Told {
  if (about.what === 'card') return cardTold(t, about.id);
  if (about.what === 'leader') {
    const once = numbers().leaders[about.id]?.once ?? false;
    return {
      title: t(`lorenzo-leader-${about.id}`),
      lines: [
        { label: t(once ? 'web-lorenzo-once' : 'web-lorenzo-always'), text: leaderSays(t, about.id) },
        { label: t('web-lorenzo-asks'), text: needWords(t, about.id) },
      ],
    };
  }
  const tile = numbers().tiles[about.id];
  const period = tile?.period ?? 1;
  return {
    title: t('web-lorenzo-excommunication', { n: roman(period) }),
    lines: [
      { label: '', text: tileSays(t, about.id) },
      { label: '', text: t('web-lorenzo-report-needs', { n: numbers().report[period - 1] ?? 0 }) },
    ],
  };
}

const flat = ({ title, lines }: Told): string =>
  `${title}. ${lines.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('. ')}`;
export const wordsOf = (t: T, about: About): string => flat(toldOf(t, about));
export const cardWords = (t: T, id: string): string => wordsOf(t, { what: 'card', id });

export function bonusWords(t: T, id: string): string {
  const tile = numbers().bonus[id];
  return t('web-lorenzo-bonus', {
    harvest: amountWords(t, tile?.harvest ?? {}),
    production: amountWords(t, tile?.production ?? {}),
  });
}

/** What a space other than a floor gives. */
export function spaceWords(t: T, space: string): string {
  const [area = '', which = ''] = space.split(':');
  if (area === 'market')
    return `${t('lorenzo-board-market')}: ${amountWords(t, numbers().market[Number(which) - 1] ?? {})}`;
  if (area === 'council') return `${t('lorenzo-board-council')}: ${amountWords(t, numbers().council)}`;
  return which === 'large'
    ? t('web-lorenzo-space-large', { area: t(`lorenzo-board-${area}`), n: numbers().large[area] ?? 0 })
    : t('web-lorenzo-space-small', { area: t(`lorenzo-board-${area}`) });
}

export const floorWords = (t: T, floor: number, { value, bonus }: { value: number; bonus: Amounts }): string =>
  inOrder(bonus).length
    ? t('web-lorenzo-floor-bonus', { floor, n: value, what: amountWords(t, bonus) })
    : t('web-lorenzo-floor', { floor, n: value });

export interface Region {
  id: string;
  heading: string;
  lines: string[];
}

/** The board in words, region by region. */
export function summaries(view: Lorenzo, players: readonly Player[], t: T): Region[] {
  const name = (seat: number) => players[seat]?.name ?? String(seat + 1);
  const people = (space: string) =>
    membersAt(view, space)
      .map(({ seat, member }) => t('web-lorenzo-member-of', { who: name(seat), colour: t(`lorenzo-member-${member}`) }))
      .join('; ');
  const towers = KINDS.map((kind): Region => ({
    id: kind,
    heading: t(`lorenzo-board-tower-${kind}`),
    lines: numbers().towers[kind].map((floor, i) => {
      const id = view.towers[kind]?.[i];
      const here = people(`${kind}:${i + 1}`);
      return `${floorWords(t, i + 1, floor)}: ${id ? cardWords(t, id) : here || t('web-lorenzo-no-card')}`;
    }),
  }));
  const spaces = [
    'harvest:small',
    'harvest:large',
    'production:small',
    'production:large',
    'market:1',
    'market:2',
    'market:3',
    'market:4',
    'council',
  ];
  return [
    ...towers,
    {
      id: 'spaces',
      heading: t('web-lorenzo-spaces'),
      lines: spaces.map((space) => {
        const here = view.closed.includes(space) ? t('web-lorenzo-closed') : people(space);
        return here ? `${spaceWords(t, space)}: ${here}` : spaceWords(t, space);
      }),
    },
    {
      id: 'dice',
      heading: t('web-lorenzo-dice'),
      lines: [
        COLOURS.map((colour) =>
          t('web-lorenzo-die', { member: t(`lorenzo-member-${colour}`), n: view.dice[colour] ?? 0 }),
        ).join(', '),
        `${t('web-lorenzo-turn-order')}: ${view.order.map(name).join(', ')}`,
      ],
    },
    {
      id: 'tiles',
      heading: t('lorenzo-board-excommunications'),
      lines: view.excommunications.flatMap(({ tile }) => (tile ? [wordsOf(t, { what: 'tile', id: tile })] : [])),
    },
  ];
}
