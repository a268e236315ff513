/** How the cards and places of Legacy are drawn on the page of an owner's numbers. */
import type { BoxUi, Drawing } from '../box';
import BoxCard from './BoxCard.svelte';
import { NEED_ICON } from './model';

const CARDS: Readonly<Record<string, number>> = {
  friend: 210,
  mission: 232,
  patron: 244,
  child: 200,
  head: 210,
  testament: 200,
  title: 216,
  contribution: 216,
  hint: 216,
};
const PLACES: Readonly<Record<string, Drawing>> = {
  'action.doctor': { show: '.tiles > :nth-child(1)' },
  'action.mansion': { show: '.tiles > :nth-child(2)' },
  'action.venture': { show: '.tiles > :nth-child(3)' },
  'action.mission': { show: '.tiles > :nth-child(4)' },
};
const ICONS: Readonly<Record<string, string>> = {
  ...NEED_ICON,
  price: 'coin',
  dowry: 'coin',
  honour: 'laurel',
  named_honour: 'laurel',
  goal_1_honour: 'laurel',
  goal_2_honour: 'laurel',
  friends: 'friend',
  take_friends: 'friend',
  children: 'cradle',
  count: 'cradle',
  generation: 'hourglass',
  nation: 'globe',
  profession: 'skill',
  rounds: 'hourglass',
};

const box: BoxUi = {
  drawing(thing) {
    const [section = '', id] = thing.split('.');
    const width = id ? CARDS[section] : undefined;
    return width ? { Card: BoxCard, width } : (PLACES[thing] ?? null);
  },
  icon(path) {
    for (const part of path.split('.').slice(2).reverse()) if (ICONS[part]) return ICONS[part];
    return null;
  },
};
export default box;
