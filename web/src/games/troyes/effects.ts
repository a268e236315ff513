/** What cards and events do, drawn: the signs come with the printed numbers, as the rules' own effects give them. */
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

const TINT: Readonly<Record<string, string>> = { coin: 'i-gold', influence: 'i-faith', vp: 'i-gold' };
const CUBES: readonly string[] = ['cube', 'grey'];

/** A sign is a thing with its number (`2coin`, `+1citizen`, `cube`), a die (`die:red:6`), an arrow, or stands for itself. */
function markOf(word: string): Mark {
  if (word === '→') return { kind: 'arrow' };
  const [kind, colour, value] = word.split(':');
  if (kind === 'die' && colour)
    return { kind: 'die', colour: colour as DieColour, ...(value ? { value: Number(value) } : {}) };
  const [, sign = '', n = '', thing = ''] = /^([+−]?)(\d*)([a-z]+)$/.exec(word) ?? [];
  if (!thing) return { kind: 'text', text: word };
  const counted = { ...(n ? { n: Number(n) } : {}), ...(sign ? { sign } : {}) };
  if (CUBES.includes(thing)) return { kind: 'cube', ...counted, ...(thing === 'grey' ? { neutral: true } : {}) };
  return { kind: 'amount', icon: thing, ...counted, ...(TINT[thing] ? { tint: TINT[thing] } : {}) };
}

export const marksOf = (signs: string): Mark[] => signs.split(' ').map(markOf);

/** Where there is little room: the first two symbols, and one die with a number instead of several. */
export function briefly(marks: readonly Mark[]): Mark[] {
  const dice = marks.filter((mark) => mark.kind === 'die');
  if (dice[0] && dice.length === marks.length)
    return dice.length > 1 ? [{ kind: 'text', text: `${dice.length}` }, dice[0]] : [dice[0]];
  const first = marks.slice(0, 2);
  return first[1]?.kind === 'text' ? first.slice(0, 1) : first;
}

/** Only decoration: a card that is not here gets a scroll. */
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
