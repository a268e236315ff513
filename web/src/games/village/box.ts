/** How the tiles and places of Village are drawn on the page of an owner's numbers. */
import type { BoxUi, Drawing } from '../box';
import BoxCard from './BoxCard.svelte';
import { CITY_AT, HOUSE_ROW, HOUSE_W, houseX, REGIONS } from './geometry';
import { numbers } from './printed';

const ROOM = 4;
const house = (name: string): Drawing => ({
  box: {
    x: houseX((HOUSE_ROW as readonly string[]).indexOf(name)) - ROOM,
    y: 200,
    w: HOUSE_W + 2 * ROOM,
    h: 126,
  },
});
/** The part of the map around some of its cities. */
function around(...cities: string[]): Drawing {
  const spots = cities.flatMap((city) => (CITY_AT[city] ? [CITY_AT[city]] : []));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.max(478, Math.min(...xs) - 62), Math.max(4, Math.min(...ys) - 52)];
  return { box: { x: left, y: top, w: Math.max(...xs) + 62 - left, h: Math.max(...ys) + 38 - top } };
}
/** By the section of the component file. */
const PLACES: Readonly<Record<string, Drawing>> = {
  mill: house('mill'),
  market: { box: REGIONS.market },
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
    if (section === 'city') return around(id);
    if (section === 'route') return around(...(numbers().routes[Number(id) - 1]?.between ?? []));
    return PLACES[section] ?? null;
  },
  icon(path) {
    for (const part of path.split('.').reverse()) if (ICONS[part]) return ICONS[part];
    return null;
  },
};
export default box;
