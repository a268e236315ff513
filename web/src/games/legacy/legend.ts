/** What the symbols of the board mean, as the rules page lists them. */
import { drawnBy, type Legend } from '../legend';
import Pawn from './parts/Pawn.svelte';
import Portrait from './parts/Portrait.svelte';

const legend: Legend = [
  {
    title: 'web-legend-pay',
    symbols: [
      { key: 'legend-legacy-gold', icons: ['coin'], tint: 'i-gold' },
      { key: 'legend-legacy-income', icons: ['income'], tint: 'i-gold' },
      { key: 'legend-legacy-prestige', icons: ['crown'], tint: 'i-gold' },
      { key: 'legend-legacy-honour', icons: ['laurel'] },
      { key: 'legend-legacy-points', icons: ['vp'], tint: 'i-gold' },
      { key: 'legend-legacy-friends', icons: ['friend'] },
    ],
  },
  {
    title: 'web-legend-people',
    symbols: [
      { key: 'legend-legacy-man', part: drawnBy(Portrait, { sex: 'male', art: 'p-m1', look: 'born', size: 22 }) },
      { key: 'legend-legacy-woman', part: drawnBy(Portrait, { sex: 'female', art: 'p-f1', look: 'born', size: 22 }) },
      { key: 'legend-legacy-born', part: drawnBy(Portrait, { sex: 'male', art: 'p-m2', look: 'born', size: 22 }) },
      { key: 'legend-legacy-married', part: drawnBy(Portrait, { sex: 'female', art: 'p-f2', look: 'wed', size: 22 }) },
      { key: 'legend-legacy-promised', icons: ['scroll'] },
      { key: 'legend-legacy-couple', icons: ['ring'] },
      { key: 'legend-legacy-child', icons: ['cradle'] },
      { key: 'legend-legacy-lost', icons: ['grave'] },
      { key: 'legend-legacy-generation', text: 'II' },
    ],
  },
  {
    title: 'web-legend-cards',
    symbols: [
      { key: 'legend-legacy-nation', icons: ['globe'] },
      { key: 'legend-legacy-aristocrat', icons: ['fan'] },
      { key: 'legend-legacy-scientist', icons: ['flask'] },
      { key: 'legend-legacy-artist', icons: ['palette'] },
      { key: 'legend-legacy-craftsman', icons: ['skill'] },
      { key: 'legend-legacy-diplomat', icons: ['letter'] },
      { key: 'legend-legacy-others', icons: ['users'] },
      { key: 'legend-legacy-lasting', icons: ['ever'] },
      { key: 'legend-legacy-condition', text: '2 ?', boxed: true },
      { key: 'legend-legacy-secret', icons: ['eye'] },
    ],
  },
  {
    title: 'web-legend-places',
    symbols: [
      { key: 'legend-legacy-title', icons: ['banner'] },
      { key: 'legend-legacy-contribution', icons: ['council'] },
      { key: 'legend-legacy-doctor', icons: ['doctor'] },
      { key: 'legend-legacy-mansion', icons: ['mansion'] },
      { key: 'legend-legacy-venture', icons: ['ship'] },
      { key: 'legend-legacy-mission', icons: ['mission'] },
      { key: 'legend-legacy-first', icons: ['crown'], tint: 'i-gold' },
      { key: 'legend-legacy-left', text: '× 3' },
      { key: 'legend-legacy-own-pawn', part: drawnBy(Pawn, { house: 'gules', size: 18 }) },
      { key: 'legend-legacy-extra-pawn', part: drawnBy(Pawn, { colour: 'green', size: 18 }) },
    ],
  },
];

export default legend;
