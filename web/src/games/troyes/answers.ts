/** Answers at a glance: their symbol and their heading. */
import type { Signs } from '../../kit/symbols';
import type { Message } from '../../lib/words';
import { pictureOf } from './effects';
import { eventKind } from './model';

export const BUILDING_ICON: Readonly<Record<string, string>> = {
  palace: 'tower',
  bishopric: 'church',
  city_hall: 'council',
};

/** What an answer is about, as a symbol of the sprite. Dice need none: their label shows them. */
export function iconOf(token: string): string | null {
  const [kind = '', what = '', more = ''] = token.split(':');
  switch (kind) {
    case 'use':
      if (what === 'card') return pictureOf(more);
      if (what === 'event') return pictureOf(eventKind(more));
      if (what === 'place') return BUILDING_ICON[more] ?? null;
      return what === 'cathedral' ? 'rosewin' : 'grain';
    case 'event':
      return pictureOf(eventKind(what));
    case 'place':
      return BUILDING_ICON[what] ?? null;
    case 'from':
      if (what === 'card') return pictureOf(more);
      return what === 'supply' ? 'citizen' : (BUILDING_ICON[what] ?? BUILDING_ICON[more] ?? null);
    case 'cube':
      return pictureOf(what);
    case 'citizen':
      return 'citizen';
    case 'pass':
      return 'bag';
    case 'back':
      return 'undo';
    case 'fight':
      return 'military';
    default:
      return null;
  }
}

const GROUPS: Readonly<Record<string, string>> = {
  die: 'dice',
  use: 'use',
  cube: 'cube',
  reroll: 'influence',
  turn: 'influence',
  citizen: 'influence',
  black: 'black',
};

/** The heading of an answer in the list; the first opening places stand under their building. */
export function groupOf(token: string): Message | null {
  const [kind = '', what = ''] = token.split(':');
  if (kind === 'place') return { key: `troyes-building-${what}` };
  const heading = GROUPS[kind];
  return heading ? { key: `web-troyes-group-${heading}` } : null;
}

/** Counted things and dice in answers and the log. */
export const SIGNS: Signs = {
  'troyes-n-deniers': { icon: 'coin', tint: 'i-gold' },
  'troyes-n-influence': { icon: 'influence', tint: 'i-faith' },
  'troyes-n-vp': { icon: 'vp', tint: 'i-gold' },
  'troyes-die-red': { die: 'red' },
  'troyes-die-white': { die: 'white' },
  'troyes-die-yellow': { die: 'yellow' },
  'troyes-die-black': { die: 'black' },
};

export const SCORE_ICONS: Readonly<Record<string, string>> = {
  vp: 'vp',
  events: 'banner',
  tradesmen: 'market',
  cathedral: 'rosewin',
  characters: 'friend',
};
