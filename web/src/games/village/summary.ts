/** The board in words, region by region, for those who do not see it. */
import type { BoardProps, Player } from '../board';
import { burial } from './geometry';
import {
  CITIES,
  CUBES,
  peopleAt,
  SECTIONS,
  total,
  WINDOWS,
  WORKSHOPS,
  type Customer,
  type Printed,
  type Village,
} from './model';
import { inOrder } from './symbols';

type T = BoardProps<Village>['t'];

export interface Told {
  id: string;
  heading: string;
  lines: string[];
}

/** Amounts in words, such as "1 orange cube, 2 grain". */
export function amountWords(t: T, amounts: Readonly<Record<string, number>>): string {
  return inOrder(amounts)
    .map(([thing, n]) => t(`village-n-${thing}`, { n }))
    .join(', ');
}

export function customerWords(t: T, customer: Customer): string {
  return t('village-customer', { asks: amountWords(t, customer.demand), points: customer.points });
}

/** What is drawn in a region, by its sections of a component file. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  crafts: ['workshop', 'mill'],
  market: ['market', 'customer'],
  travel: ['city', 'route'],
  council: ['council', 'chamber'],
  church: ['church'],
  chronicle: ['chronicle'],
};

export function summaries(view: Village, players: readonly Player[], t: T, printed: Printed): Told[] {
  return regions(view, players, t, printed).map((region) =>
    printed.unsure.some((thing) => DRAWN[region.id]?.includes(thing.split('.')[0] ?? ''))
      ? { ...region, lines: [...region.lines, t('web-reconstructed')] }
      : region,
  );
}

function regions(view: Village, players: readonly Player[], t: T, printed: Printed): Told[] {
  const name = (seat: number) => players[seat]?.name ?? String(seat + 1);
  const there = (place: string) =>
    peopleAt(view, place)
      .map((person) => t('web-village-person', { who: name(person.seat), generation: person.generation }))
      .join(', ');
  const at = (place: string, more = ''): string[] => {
    const list = [there(place), more].filter(Boolean).join('; ');
    return list ? [t('web-village-sum', { what: t(`village-place-${place}`), list })] : [];
  };
  const cubes = (space: string): string =>
    t('web-village-sum-cubes', {
      list:
        CUBES.filter((colour) => view.spaces[space]?.[colour])
          .map((colour) => t(`village-n-${colour}`, { n: view.spaces[space]?.[colour] ?? 0 }))
          .join(', ') || t('village-nothing'),
    });
  const heading = (space: string) => t(`village-space-${space}`);
  const inBag = peopleAt(view, 'bag').length;
  const room = burial(printed, view.seats);
  const open = room.sections.reduce((sum, n) => sum + n, 0);

  return [
    {
      id: 'church',
      heading: heading('church'),
      lines: [
        cubes('church'),
        t('web-village-bag-count', { n: inBag, monks: view.monks }),
        ...at('bag'),
        ...WINDOWS.flatMap((window) => at(`window_${window}`)),
      ],
    },
    {
      id: 'council',
      heading: heading('council'),
      lines: [
        cubes('council'),
        ...(view.token === null ? [] : [t('web-village-token-held', { who: name(view.token) })]),
        ...[1, 2, 3, 4].flatMap((chamber) => at(`chamber_${chamber}`)),
      ],
    },
    {
      id: 'crafts',
      heading: heading('crafts'),
      lines: [cubes('crafts'), ...WORKSHOPS.flatMap((shop) => at(shop))],
    },
    {
      id: 'market',
      heading: heading('market'),
      lines: [
        cubes('market'),
        t('web-village-sum', {
          what: t('village-board-stalls'),
          list: view.stalls.map((tile) => (tile ? customerWords(t, tile) : t('village-nothing'))).join('; '),
        }),
        t('web-village-sum', {
          what: t('village-board-queue'),
          list: view.queue.map((tile) => customerWords(t, tile)).join('; ') || t('village-nothing'),
        }),
        t('web-village-sum', { what: t('village-board-pile'), list: String(view.pile) }),
      ],
    },
    {
      id: 'travel',
      heading: heading('travel'),
      lines: [
        cubes('travel'),
        ...CITIES.flatMap((city) => {
          const been = view.players.flatMap((player, seat) => (player.cities.includes(city) ? [name(seat)] : []));
          return at(city, been.length ? t('web-village-sum-been', { list: been.join(', ') }) : '');
        }),
      ],
    },
    {
      id: 'home',
      heading: `${heading('grain')}, ${heading('family')}`,
      lines: [`${heading('grain')}. ${cubes('grain')}`, `${heading('family')}. ${cubes('family')}`],
    },
    {
      id: 'chronicle',
      heading: t('village-board-chronicle'),
      lines: [
        t('web-village-sum-written', { n: open - total(view.chronicle_free), all: open }),
        ...SECTIONS.flatMap((section) => at(`chronicle_${section}`)),
        t('web-village-sum-graves', { n: room.graves - view.graves_free, all: room.graves }),
        ...at('grave'),
      ],
    },
  ];
}
