/** The symbol of the place where a member is. */
import { isDead, sectionOf } from './model';
import { SECTION_ICON } from './symbols';

const OF_SHOP: Readonly<Record<string, string>> = {
  wheelwright: 'wagon',
  stable: 'horse',
  scriptorium: 'scroll',
  smithy: 'plow',
};

export function placeIcon(place: string): string {
  if (place === 'bag') return 'bag';
  if (place === 'farm') return 'house';
  if (place === 'grave' || place === 'gone') return 'grave';
  if (isDead(place)) return SECTION_ICON[place.slice('chronicle_'.length)] ?? 'chronicle';
  return OF_SHOP[place] ?? SECTION_ICON[sectionOf(place)] ?? 'house';
}
