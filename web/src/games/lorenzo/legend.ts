/** What the symbols of the board mean, as the rules page lists them. */
import type { Legend } from '../legend';

const legend: Legend = [
  {
    title: 'web-legend-pay',
    symbols: [
      { key: 'legend-lorenzo-coins', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-lorenzo-wood', icons: ['wood'], tint: 'i-wood' },
      { key: 'legend-lorenzo-stone', icons: ['stone'] },
      { key: 'legend-lorenzo-servants', icons: ['servant'] },
      { key: 'legend-lorenzo-military', icons: ['military'], tint: 'i-military' },
      { key: 'legend-lorenzo-faith', icons: ['faith'], tint: 'i-faith' },
      { key: 'legend-lorenzo-points', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-lorenzo-privilege', icons: ['privilege'], tint: 'i-privilege' },
    ],
  },
  {
    title: 'web-legend-people',
    symbols: [
      { key: 'legend-lorenzo-die', die: { colour: 'orange', value: 4 } },
      { key: 'legend-lorenzo-neutral', die: { colour: 'neutral' } },
    ],
  },
  {
    title: 'web-legend-cards',
    symbols: [
      { key: 'legend-lorenzo-territories', icons: ['devgreen'] },
      { key: 'legend-lorenzo-characters', icons: ['crown'] },
      { key: 'legend-lorenzo-buildings', icons: ['house'] },
      { key: 'legend-lorenzo-ventures', icons: ['banner'] },
      { key: 'legend-lorenzo-now', icons: ['bolt'] },
      { key: 'legend-lorenzo-ever', icons: ['ever'] },
      { key: 'legend-lorenzo-value', text: '4', boxed: true },
      { key: 'legend-lorenzo-exchange', icons: ['arrow'] },
      { key: 'legend-lorenzo-card-points', text: '5', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-lorenzo-at-least', text: '≥6 −3', icons: ['military'], tint: 'i-military' },
      { key: 'legend-lorenzo-slot', text: '7', boxed: true, icons: ['military'], tint: 'i-military' },
    ],
  },
  {
    title: 'web-legend-places',
    symbols: [
      { key: 'legend-lorenzo-floor', text: '7', boxed: true },
      { key: 'legend-lorenzo-bonus', icons: ['income'] },
      { key: 'legend-lorenzo-fee', text: '+3', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-lorenzo-harvest', icons: ['grain'] },
      { key: 'legend-lorenzo-production', icons: ['cog'] },
      { key: 'legend-lorenzo-small', text: '1', boxed: true },
      { key: 'legend-lorenzo-large', text: '−3', boxed: true },
      { key: 'legend-lorenzo-market', icons: ['market'] },
      { key: 'legend-lorenzo-council', icons: ['council'] },
      { key: 'legend-lorenzo-closed', icons: ['lock'] },
      { key: 'legend-lorenzo-tile', text: 'II', icons: ['faith'], tint: 'i-faith' },
      { key: 'legend-lorenzo-faith-track', icons: ['faith'], tint: 'i-faith' },
      { key: 'legend-lorenzo-military-track', icons: ['military'], tint: 'i-military' },
    ],
  },
];

export default legend;
