/** What the board shows: the view of the rules, the printed numbers, and small questions to them. */
import type { VillageCustomerView, VillageView } from '../../lib/api';

export const SPACES = ['grain', 'family', 'crafts', 'market', 'travel', 'council', 'church'] as const;
export const COLOURS = ['orange', 'green', 'brown', 'pink'] as const;
export const CUBES = [...COLOURS, 'plague'] as const;
export const GOODS = ['scroll', 'horse', 'ox', 'plow', 'wagon'] as const;
export const WORKSHOPS = ['wheelwright', 'stable', 'scriptorium', 'smithy'] as const;
export const CITIES = ['north_near', 'south_near', 'north_middle', 'south_middle', 'north_far', 'south_far'] as const;
export const SECTIONS = ['crafts', 'council', 'travel', 'church', 'farm'] as const;
export const WINDOWS = [1, 2, 3, 4] as const;

export type Space = (typeof SPACES)[number];
export type Colour = (typeof COLOURS)[number];
export type Section = (typeof SECTIONS)[number];

/** So much of each thing: cubes by colour, goods, `grain`, `time`, `coin`, `prestige` and so on. */
export type Amounts = Readonly<Record<string, number>>;

export type Customer = VillageCustomerView;
/** The view as the server sends it. */
export type Village = VillageView;

export interface Printed {
  setup: Readonly<Record<string, { board: Amounts; stalls: number; chronicle: Amounts; graves: number }>>;
  workshops: Readonly<
    Record<string, { goods: readonly string[]; train_time: number; make_time: number; price: Amounts }>
  >;
  mill: { time: number; grain: number; coins: number };
  harvest: { bare: number; horse_plow: number; ox_plow: number };
  plague_time: number;
  grain_limit: number;
  market: { queue: number; extra: Amounts };
  cities: Readonly<Record<string, Amounts>>;
  routes: readonly { between: readonly string[]; cost: Amounts }[];
  council: { cubes: Amounts; goods: Amounts };
  chambers: readonly { time: number; privilege: Amounts; points: number }[];
  church: {
    cubes: Amounts;
    time: number;
    monks: number;
    coin_price: number;
    steps: readonly number[];
    points: readonly number[];
    majority: number;
  };
  well: number;
  score: { cities: readonly number[]; chronicle: readonly number[]; coin: number };
  /** The cards and places with numbers that are reconstructed, such as `workshop.smithy` or `church`. */
  unsure: readonly string[];
}

/** A member of a family: `m-<seat>-<name>` is its id as a moving piece. */
export interface Person {
  id: string;
  seat: number;
  name: string;
  generation: number;
  place: string;
}

const people = new WeakMap<Village, Person[]>();

/** Everybody, in an order that stays. */
export function everybody(view: Village): Person[] {
  let known = people.get(view);
  if (!known) {
    known = view.players.flatMap((player, seat) =>
      Object.entries(player.members).map(([name, place]) => ({
        id: `m-${seat}-${name}`,
        seat,
        name,
        generation: Number(name[0]),
        place,
      })),
    );
    people.set(view, known);
  }
  return known;
}

export function peopleAt(view: Village, place: string): Person[] {
  return everybody(view).filter((person) => person.place === place);
}

/** The dead lie in the chronicle or in a grave, or have left the game. */
export const isDead = (place: string): boolean =>
  place.startsWith('chronicle_') || place === 'grave' || place === 'gone';

/** Where the dead of a place are remembered. */
export function sectionOf(place: string): Section {
  if (place === 'farm') return 'farm';
  if (place.startsWith('chamber_')) return 'council';
  if (place.startsWith('window_')) return 'church';
  return (CITIES as readonly string[]).includes(place) ? 'travel' : 'crafts';
}

export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);

/** What all routes have in common, so that it need not be written on each. */
export function commonCost(routes: Printed['routes']): Record<string, number> {
  const [first, ...rest] = routes;
  if (!first) return {};
  return Object.fromEntries(
    Object.entries(first.cost).filter(([thing, n]) => rest.every((route) => route.cost[thing] === n)),
  );
}
