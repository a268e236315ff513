/** How the cards and places of Lorenzo are drawn on the page of an owner's numbers. */
import type { BoxUi, Drawing } from '../box';
import BoxCard from './BoxCard.svelte';
import { KINDS } from './model';
import { LOOK } from './symbols';

const PLACES: Readonly<Record<string, Drawing>> = {
  tower: { show: '.tower:first-child' },
  floor: { show: '.towers' },
  harvest: { show: '.area.harvest' },
  production: { show: '.area.production' },
  market: { show: '.area.market' },
  council: { show: '.area.council' },
  report: { show: 'section.tiles' },
  track: { show: '.tracks' },
};
const CARDS: readonly string[] = [...KINDS, 'leader', 'excommunication', 'bonus_tile'];
const ICONS: Readonly<Record<string, string>> = {
  points: 'vp',
  value: 'die',
  values: 'die',
  period: 'hourglass',
  fee: 'coin',
  large: 'die',
  faith_points: 'faith',
  resources: 'wood',
};

const box: BoxUi = {
  drawing(thing) {
    const [section = '', id] = thing.split('.');
    return id && CARDS.includes(section) ? { Card: BoxCard, width: 236 } : (PLACES[thing] ?? null);
  },
  tint(thing) {
    const [section = ''] = thing.split('.');
    return (KINDS as readonly string[]).includes(section) ? `var(--k-${section})` : null;
  },
  icon(path) {
    const parts = path.split('.').reverse();
    for (const part of parts) {
      const icon = LOOK[part]?.icon ?? ICONS[part];
      if (icon) return icon;
    }
    return null;
  },
};
export default box;
