/** How the tiles and places of Village are drawn on the page of an owner's numbers. */
import type { BoxUi, Drawing } from '../box';
import BoxCard from './BoxCard.svelte';
import { HOUSE_ROW, HOUSE_W, houseX, REGIONS } from './geometry';

const ROOM = 14;
const house = (name: string): Drawing => ({
  box: {
    x: houseX((HOUSE_ROW as readonly string[]).indexOf(name)) - ROOM,
    y: 200,
    w: HOUSE_W + 2 * ROOM,
    h: 126,
  },
});
/** By the section of the component file. */
const PLACES: Readonly<Record<string, Drawing>> = {
  mill: house('mill'),
  market: { box: REGIONS.market },
  city: { box: REGIONS.travel },
  route: { box: REGIONS.travel },
  council: { box: REGIONS.council },
  chamber: { box: REGIONS.council },
  church: { box: REGIONS.church },
  harvest: { box: REGIONS.grain },
  well: { box: REGIONS.well },
  score: { box: { x: 478, y: 4, w: 464, h: 458 } },
  farm: { part: 'Own', show: '.life' },
};
const ICONS: Readonly<Record<string, string>> = {
  time: 'hourglass',
  train_time: 'hourglass',
  make_time: 'hourglass',
  plague_time: 'hourglass',
  points: 'vp',
  majority: 'vp',
  cities: 'vp',
  coin: 'coin',
  coins: 'coin',
  pay_coin: 'coin',
  coin_price: 'coin',
  start_coins: 'coin',
  prestige: 'vp',
  grain: 'grain',
  steps: 'grain',
  grain_limit: 'grain',
  bare: 'grain',
  horse: 'horse',
  ox: 'ox',
  plow: 'plow',
  wagon: 'wagon',
  scroll: 'scroll',
  orange: 'skill',
  green: 'persuasion',
  brown: 'faith',
  pink: 'knowledge',
  plague: 'plague',
  graves: 'cross',
  monks: 'cross',
};

const box: BoxUi = {
  drawing(thing) {
    const [section = '', id = ''] = thing.split('.');
    if (section === 'customer') return { Card: BoxCard, width: 60 };
    if (section === 'workshop') return house(id);
    return PLACES[section] ?? null;
  },
  icon(path) {
    for (const part of path.split('.').reverse()) if (ICONS[part]) return ICONS[part];
    return null;
  },
};
export default box;
