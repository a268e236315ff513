/** What the symbols of the board mean, as the rules page lists them. */
import type { Legend } from '../legend';

const legend: Legend = [
  {
    title: 'web-legend-pay',
    symbols: [
      { key: 'legend-troyes-red', die: { colour: 'red', value: 4 } },
      { key: 'legend-troyes-white', die: { colour: 'white', value: 4 } },
      { key: 'legend-troyes-yellow', die: { colour: 'yellow', value: 4 } },
      { key: 'legend-troyes-black', die: { colour: 'black', value: 4 } },
      { key: 'legend-troyes-deniers', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-troyes-influence', icons: ['influence'], tint: 'i-faith' },
      { key: 'legend-troyes-points', icons: ['vp'], tint: 'i-gold' },
    ],
  },
  {
    title: 'web-legend-square',
    symbols: [
      { key: 'legend-troyes-district', shield: {} },
      { key: 'legend-troyes-neutral', die: { colour: 'neutral', value: 3 } },
      { key: 'legend-troyes-price', text: '2', boxed: true, icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-troyes-purse', icons: ['bag'] },
      { key: 'legend-troyes-first', icons: ['crown'], tint: 'i-gold' },
    ],
  },
  {
    title: 'web-legend-people',
    symbols: [
      { key: 'legend-troyes-salary', text: '−2', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-troyes-row', die: { colour: 'red', value: 5 } },
      { key: 'legend-troyes-expelled', shield: { faded: 'dead' } },
      { key: 'legend-troyes-supply', icons: ['citizen'] },
      { key: 'legend-troyes-reserve', text: '+', icons: ['citizen'] },
      { key: 'legend-troyes-tradesmen', icons: ['house'] },
      { key: 'legend-troyes-cathedral-cubes', icons: ['rosewin'] },
      { key: 'legend-troyes-events-taken', icons: ['flag'] },
    ],
  },
  {
    title: 'web-legend-cards',
    symbols: [
      { key: 'legend-troyes-divisor', text: '÷ 3' },
      { key: 'legend-troyes-hire', text: '4', boxed: true, icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-troyes-hired', icons: ['check'] },
      { key: 'legend-troyes-place', text: '2', boxed: true },
      { key: 'legend-troyes-later', icons: ['hourglass'] },
      { key: 'legend-troyes-cubes', piece: true },
    ],
  },
  {
    title: 'web-legend-events',
    symbols: [
      { key: 'legend-troyes-banners', icons: ['banner'] },
      { key: 'legend-troyes-event-points', text: '4/2', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-troyes-event-black', die: { colour: 'black' } },
      { key: 'legend-troyes-event-citizen', text: '+1', icons: ['citizen'] },
      { key: 'legend-troyes-event-every', icons: ['alert'] },
    ],
  },
  {
    title: 'web-legend-places',
    symbols: [
      { key: 'legend-troyes-level', text: 'I II III' },
      { key: 'legend-troyes-column', die: { colour: 'white', value: 6 } },
      { key: 'legend-troyes-built', text: '1', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-troyes-fields', icons: ['mill'] },
    ],
  },
];

export default legend;
