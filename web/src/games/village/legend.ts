/** What the symbols of the board mean, as the rules page lists them. */
import type { Legend } from '../legend';

const legend: Legend = [
  {
    title: 'web-legend-pay',
    symbols: [
      { key: 'legend-village-skill', cubes: ['skill'] },
      { key: 'legend-village-persuasion', cubes: ['persuasion'] },
      { key: 'legend-village-faith', cubes: ['faith'] },
      { key: 'legend-village-knowledge', cubes: ['knowledge'] },
      { key: 'legend-village-plague', cubes: ['plague'] },
      { key: 'legend-village-hours', icons: ['hourglass'] },
      { key: 'legend-village-coin', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-village-grain', icons: ['grain'], tint: 'i-grain' },
      { key: 'legend-village-goods', icons: ['wagon', 'horse'] },
      { key: 'legend-village-prestige', icons: ['vp'], tint: 'i-gold' },
    ],
  },
  {
    title: 'web-legend-people',
    symbols: [
      { key: 'legend-village-member', shield: { value: 1 } },
      { key: 'legend-village-unborn', shield: { faded: 'unborn' } },
      { key: 'legend-village-bridge', icons: ['bridge'] },
      { key: 'legend-village-bag', icons: ['bag'] },
      { key: 'legend-village-chronicle', icons: ['chronicle'] },
      { key: 'legend-village-names', text: '3', icons: ['chronicle'] },
      { key: 'legend-village-grave', icons: ['grave'] },
    ],
  },
  {
    title: 'web-legend-spaces',
    symbols: [
      { key: 'legend-village-harvest', icons: ['grain'], tint: 'i-grain' },
      { key: 'legend-village-birth', icons: ['cradle'] },
      { key: 'legend-village-crafts', icons: ['skill'] },
      { key: 'legend-village-market', icons: ['market'] },
      { key: 'legend-village-travel', icons: ['travel'] },
      { key: 'legend-village-council', icons: ['council'] },
      { key: 'legend-village-church', icons: ['church'] },
      { key: 'legend-village-well', icons: ['well'] },
    ],
  },
  {
    title: 'web-legend-workshops',
    symbols: [
      { key: 'legend-village-train', text: '3', icons: ['hourglass'] },
      { key: 'legend-village-make', text: '+ 3', icons: ['hourglass'] },
      { key: 'legend-village-price', cubes: ['skill', 'knowledge'] },
      { key: 'legend-village-stock', text: '× 8' },
      { key: 'legend-village-mill', icons: ['mill'] },
    ],
  },
  {
    title: 'web-legend-market',
    symbols: [
      { key: 'legend-village-stall', text: '6', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-village-locked-stall', icons: ['lock'] },
      { key: 'legend-village-queue', icons: ['users'] },
      { key: 'legend-village-pile', text: '14', boxed: true },
      { key: 'legend-village-extra', cubes: ['persuasion'], icons: ['hourglass'] },
      { key: 'legend-village-served', icons: ['market', 'check'] },
    ],
  },
  {
    title: 'web-legend-places',
    symbols: [
      { key: 'legend-village-climb', cubes: ['persuasion'], icons: ['scroll'] },
      { key: 'legend-village-climb-hours', text: '2', icons: ['hourglass'] },
      { key: 'legend-village-chamber', text: '4', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-village-first', icons: ['crown'], tint: 'i-gold' },
      { key: 'legend-village-crown', icons: ['crown'], tint: 'i-gold' },
      { key: 'legend-village-any-cubes', text: '2 ?' },
      { key: 'legend-village-any-good', text: '1 ?' },
      { key: 'legend-village-enter-bag', cubes: ['faith'], icons: ['hourglass'] },
      { key: 'legend-village-step', text: '←', icons: ['grain'], tint: 'i-grain' },
      { key: 'legend-village-window', text: '6', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-village-majority', text: '+2', icons: ['users'] },
      { key: 'legend-village-home', icons: ['house'] },
      { key: 'legend-village-journey', icons: ['hourglass', 'wagon'] },
      { key: 'legend-village-road', cubes: ['faith'] },
      { key: 'legend-village-reward', text: '3', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-village-visited', shield: {} },
      { key: 'legend-village-cities', text: '1–18' },
      { key: 'legend-village-closed', icons: ['close'] },
    ],
  },
];

export default legend;
