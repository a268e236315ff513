/** How the cards and places of Troyes are drawn on the page of an owner's numbers. */
import type { BoxUi, Drawing } from '../box';
import BoxCard from './BoxCard.svelte';
import { numbers } from './printed';
import { TINT } from './model';
import { COLOUR_OF, type Building } from './houses';

const PLACES: Readonly<Record<string, Drawing>> = {
  'building.palace': { show: '.rows > .house.red' },
  'building.bishopric': { show: '.rows > .house.white' },
  'building.city_hall': { show: '.rows > .house.yellow' },
  cathedral: { show: 'section.cathedral' },
  agriculture: { show: '.below > .field' },
  influence: { part: 'Own', show: '.moves' },
  dice: { show: 'section.square' },
};

const ICONS: Readonly<Record<string, string>> = {
  price: 'coin',
  salary: 'coin',
  deniers: 'coin',
  places: 'vp',
  vp: 'vp',
  divisor: 'die',
  dice: 'die',
  black_die: 'die',
  red_factor: 'die',
  banners: 'banner',
  influence: 'influence',
  citizens: 'citizen',
  round: 'hourglass',
  rounds: 'hourglass',
  at: 'up',
  at_2_players: 'up',
};

const box: BoxUi = {
  drawing(thing) {
    if (/^(activity|event)\./.test(thing)) return { Card: BoxCard, width: 190 };
    if (thing.startsWith('character.')) return { Card: BoxCard, width: 250 };
    return PLACES[thing] ?? null;
  },
  tint(thing) {
    const [section, id = ''] = thing.split('.');
    const colour =
      section === 'activity'
        ? numbers().cards[id]?.colour
        : section === 'event'
          ? numbers().events[id]?.dice
          : section === 'building'
            ? COLOUR_OF[id as Building]
            : undefined;
    return (colour && TINT[colour]) ?? null;
  },
  icon(path) {
    const [, , key = '', what = ''] = path.split('.');
    return ICONS[what] ?? ICONS[key] ?? ICONS[path.split('.')[1] ?? ''] ?? null;
  },
};
export default box;
