/** What cards and events do, in symbols: a number and its sign, a die, an arrow. Numbers are the printed ones. */
import type { DieColour } from '../../kit/Die.svelte';

export type Mark =
  | { kind: 'amount'; icon: string; n?: number; sign?: string; tint?: string }
  | { kind: 'die'; colour: DieColour; value?: number }
  | { kind: 'cube'; n?: number; sign?: string; neutral?: boolean }
  | { kind: 'arrow' }
  | { kind: 'text'; text: string };

/** What the symbols of amounts mean, and the dice, by the keys of their words. */
export const TIP_OF: Readonly<Record<string, string>> = {
  coin: 'legend-troyes-deniers',
  influence: 'legend-troyes-influence',
  vp: 'legend-troyes-points',
  red: 'legend-troyes-red',
  white: 'legend-troyes-white',
  yellow: 'legend-troyes-yellow',
  black: 'legend-troyes-black',
};

const some = (icon: string, n?: number, tint?: string, sign?: string): Mark => ({
  kind: 'amount',
  icon,
  ...(n === undefined ? {} : { n }),
  ...(tint === undefined ? {} : { tint }),
  ...(sign === undefined ? {} : { sign }),
});
const deniers = (n: number, sign?: string) => some('coin', n, 'i-gold', sign);
const influence = (n: number, sign?: string) => some('influence', n, 'i-faith', sign);
const vp = (n: number) => some('vp', n, 'i-gold');
const citizen = (where: string): Mark[] => [text('×'), some('citizen'), some(where)];
const text = (words: string): Mark => ({ kind: 'text', text: words });
const die = (colour: DieColour, value?: number): Mark =>
  value === undefined ? { kind: 'die', colour } : { kind: 'die', colour, value };
const arrow: Mark = { kind: 'arrow' };
/** A cube on an event. */
const cube = (): Mark[] => [{ kind: 'cube' }, some('banner')];
const grey = (n: number, sign = ''): Mark => ({ kind: 'cube', n, sign, neutral: true });
const several = (n: number, mark: Mark): Mark[] => Array.from({ length: n }, () => mark);

type Show = (n: number) => Mark[];

/** By the name of an effect in the component file. */
const EFFECTS: Readonly<Record<string, Show>> = {
  pay_deniers: (n) => [deniers(n), arrow],
  pay_influence: (n) => [influence(n), arrow],
  deniers: (n) => [deniers(n)],
  influence: (n) => [influence(n)],
  vp: (n) => [vp(n)],
  deniers_per_citizen: (n) => [deniers(n), text('×'), some('citizen'), some('tower'), text('/'), some('church')],
  tax_per_citizen: (n) => [deniers(n), ...citizen('council')],
  vp_for_most_dice: (n) => [vp(n), text('↑'), die('neutral', 1), die('neutral', 2)],
  vp_for_best_red: (n) => [vp(n), text('↑'), die('red', 6)],
  vp_per_cathedral_pair: (n) => [vp(n), text('×'), { kind: 'cube', n: 2 }, some('rosewin')],
  vp_per_event: (n) => [vp(n), text('×'), ...cube()],
  cube_from_roll: (n) => [die('neutral', n), text('+'), arrow, ...cube()],
  cubes_per_red_die: () => [...cube(), text('×'), die('red', 4)],
  event_cube: () => cube(),
};

/** What a cube of a delayed card does for a later group. */
const CUBES: Readonly<Record<string, Show>> = {
  free_yellow: () => [die('yellow', 4), deniers(0)],
  white_as_yellow: (n) => [die('white', 4), arrow, ...several(n, die('yellow', 4))],
  white_as_red: (n) => [die('white', 4), arrow, ...several(n, die('red', 4))],
  each_yellow: (n) => [die('yellow', 4), text(`+${n}`)],
  each_becomes: (n) => [die('neutral'), arrow, die('neutral', n)],
  each: (n) => [die('neutral', 4), text(`+${n}`)],
  red_total: (n) => [die('red', 4), die('red', 4), text(`+${n}`)],
  yellow_as_red: () => [die('yellow', 4), arrow, die('red', 4)],
};

const EVENTS: Readonly<Record<string, Show>> = {
  black_dice: (n) => several(n, die('black', 5)),
  palace_citizen: () => [some('citizen', 1, undefined, '+'), some('tower')],
  bishopric_citizen: () => [some('citizen', 1, undefined, '+'), some('church')],
  city_hall_citizen: () => [some('citizen', 1, undefined, '+'), some('council')],
  lose_influence: (n) => [influence(n, '−')],
  lose_deniers: (n) => [deniers(n, '−')],
  deniers_per_city_hall: (n) => [deniers(n, '−'), ...citizen('council')],
  cubes_to_the_left: (n) => [text('←'), grey(n), grey(n)],
  cathedral_cube: (n) => [grey(n, '+'), some('rosewin')],
  remove_cathedral_cube: (n) => [grey(n, '−'), some('rosewin')],
};

type Numbers = Readonly<Record<string, number>>;
const shown = (table: Readonly<Record<string, Show>>, numbers: Numbers | undefined): Mark[] =>
  Object.entries(numbers ?? {}).flatMap(([name, n]) => table[name]?.(n) ?? []);

/** What is paid comes first, whatever the order in the file. Dice of any colour are shown where they are taken. */
export function cardMarks(card: { effect?: Numbers; cube?: Numbers }, anyColour = false): Mark[] {
  const { effect } = card;
  if (anyColour) return [die('red', 1), die('white', 1), die('yellow', 1), arrow, ...shown(EFFECTS, effect)];
  if (!effect) return shown(CUBES, card.cube);
  const pays = Object.entries(effect).filter(([name]) => name.startsWith('pay_'));
  const gets = Object.entries(effect).filter(([name]) => !name.startsWith('pay_'));
  return shown(EFFECTS, Object.fromEntries([...pays, ...gets]));
}

export const eventMarks = (event: { effect: Numbers }): Mark[] => shown(EVENTS, event.effect);

/** Where there is little room: the first two symbols, and one die with a number instead of several. */
export function briefly(marks: readonly Mark[]): Mark[] {
  const dice = marks.filter((mark) => mark.kind === 'die');
  if (dice[0] && dice.length === marks.length) return dice.length > 1 ? [text(`${dice.length}`), dice[0]] : [dice[0]];
  const first = marks.slice(0, 2);
  return first[1]?.kind === 'text' ? first.slice(0, 1) : first;
}

/** The names of all effects that can be drawn, for the tests. */
export const DRAWN = { effect: Object.keys(EFFECTS), cube: Object.keys(CUBES), event: Object.keys(EVENTS) };

const PICTURES: Readonly<Record<string, string>> = {
  artisan: 'skill',
  merchant: 'coin',
  miller: 'mill',
  innkeeper: 'flask',
  blacksmith: 'skill',
  militia: 'military',
  journeyman: 'house',
  goldsmith: 'ring',
  sculptor: 'palette',
  tithing: 'grain',
  monk: 'servant',
  priest: 'cross',
  apprenticeship: 'knowledge',
  confession: 'persuasion',
  templar: 'faith',
  pilgrimage: 'travel',
  procession: 'users',
  glassblower: 'rosewin',
  archer: 'military',
  chivalry: 'horse',
  diplomat: 'letter',
  hunting: 'horse',
  mercenary: 'helm',
  tax_collector: 'bag',
  captain: 'helm',
  joust: 'military',
  troubadour: 'scroll',
  marauding: 'plague',
  brigands: 'military',
  skirmishes: 'military',
  succession_conflict: 'crown',
  war: 'tower',
  normans_attack: 'ship',
  theological_conflict: 'chronicle',
  heresy: 'cross',
  migrant_workers: 'skill',
  interruption_of_work: 'close',
  drought: 'sun',
  support: 'users',
  civil_war: 'banner',
  wayfarers: 'travel',
};

/** The picture of a card or an event. */
export const pictureOf = (id: string): string => PICTURES[id] ?? 'scroll';
