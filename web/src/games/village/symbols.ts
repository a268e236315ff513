/** What the things of Village look like, on the board and in answers. */
import type { CubeKind } from '../../kit/Cube.svelte';
import type { Signs } from '../../kit/symbols';
import { COLOURS, type Amounts } from './model';

export const CUBE_OF: Readonly<Record<string, CubeKind>> = {
  orange: 'skill',
  green: 'persuasion',
  brown: 'faith',
  pink: 'knowledge',
  plague: 'plague',
};

export const SPACE_ICON: Readonly<Record<string, string>> = {
  grain: 'grain',
  family: 'cradle',
  crafts: 'skill',
  market: 'market',
  travel: 'travel',
  council: 'council',
  church: 'church',
};

export const SECTION_ICON: Readonly<Record<string, string>> = { ...SPACE_ICON, farm: 'farm' };

/** What the symbols of things mean, by the keys of their words. */
export const TIP_OF: Readonly<Record<string, string>> = {
  orange: 'legend-village-skill',
  green: 'legend-village-persuasion',
  brown: 'legend-village-faith',
  pink: 'legend-village-knowledge',
  plague: 'legend-village-plague',
  grain: 'legend-village-grain',
  time: 'legend-village-hours',
  coin: 'legend-village-coin',
  coins: 'legend-village-coin',
  prestige: 'legend-village-prestige',
  points: 'legend-village-prestige',
  scroll: 'legend-village-goods',
  horse: 'legend-village-goods',
  ox: 'legend-village-goods',
  plow: 'legend-village-goods',
  wagon: 'legend-village-goods',
  cubes_of_choice: 'legend-village-any-cubes',
  good_of_choice: 'legend-village-any-good',
};

/** What the action spaces are for. */
export const SPACE_TIP: Readonly<Record<string, string>> = {
  grain: 'legend-village-harvest',
  family: 'legend-village-birth',
  crafts: 'legend-village-crafts',
  market: 'legend-village-market',
  travel: 'legend-village-travel',
  council: 'legend-village-council',
  church: 'legend-village-church',
};

/** A symbol of the sprite and its colour. */
export interface Mark {
  href: string;
  colour: string;
  /** Shown as that many pictures instead of a number. */
  apart?: boolean;
}

const INK = 'var(--ink)';
const PALE = 'var(--ink-2)';
const GOLD = 'var(--gold)';

export function markOf(thing: string): Mark {
  const cube = CUBE_OF[thing];
  if (cube) return { href: `#cube-${cube}`, colour: INK, apart: true };
  switch (thing) {
    case 'grain':
      return { href: '#i-grain', colour: 'var(--gold-ink)' };
    case 'time':
      return { href: '#i-hourglass', colour: PALE };
    case 'coin':
    case 'coins':
    case 'pay_coin':
      return { href: '#i-coin', colour: GOLD };
    case 'prestige':
    case 'points':
      return { href: '#i-vp', colour: GOLD };
    case 'next_first_player':
      return { href: '#i-crown', colour: 'var(--gold-ink)', apart: true };
    case 'wagon':
      return { href: '#i-wagon', colour: 'var(--res-wood)' };
    default:
      return { href: `#i-${thing}`, colour: INK };
  }
}

/** Order in which the parts of a price stand: time, goods, grain, cubes, coins. */
const ORDER = ['time', 'wagon', 'horse', 'ox', 'plow', 'scroll', 'grain', ...COLOURS];

export function inOrder(amounts: Amounts): [string, number][] {
  const rank = (thing: string) => (ORDER.includes(thing) ? ORDER.indexOf(thing) : ORDER.length);
  return Object.entries(amounts)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => rank(a) - rank(b));
}

/** Counted things in answers and the log. */
export const SIGNS: Signs = {
  'village-n-coins': { icon: 'coin', tint: 'i-gold' },
  'village-n-grain': { icon: 'grain', tint: 'i-grain' },
  'village-n-time': { icon: 'hourglass' },
  'village-n-prestige': { icon: 'vp', tint: 'i-gold' },
  'village-n-orange': { cube: 'skill', apart: 3 },
  'village-n-green': { cube: 'persuasion', apart: 3 },
  'village-n-brown': { cube: 'faith', apart: 3 },
  'village-n-pink': { cube: 'knowledge', apart: 3 },
  'village-n-plague': { cube: 'plague', apart: 3 },
  'village-n-scroll': { icon: 'scroll', apart: 2 },
  'village-n-horse': { icon: 'horse', apart: 2 },
  'village-n-ox': { icon: 'ox', apart: 2 },
  'village-n-plow': { icon: 'plow', apart: 2 },
  'village-n-wagon': { icon: 'wagon', apart: 2 },
  'village-one-scroll': { icon: 'scroll', apart: 2 },
  'village-one-horse': { icon: 'horse', apart: 2 },
  'village-one-ox': { icon: 'ox', apart: 2 },
  'village-one-plow': { icon: 'plow', apart: 2 },
  'village-one-wagon': { icon: 'wagon', apart: 2 },
  'village-one-grain': { icon: 'grain', tint: 'i-grain', apart: 2 },
};
