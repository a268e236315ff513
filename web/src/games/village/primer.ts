/** What the paragraphs of the introduction show of the board. */
import { REGIONS } from './geometry';
import type { Shots } from '../primer';

const shots: Shots = {
  'five-cube': { box: { x: 480, y: 262, w: 332, h: 88 } },
  'five-act': { box: { x: 4, y: 204, w: 284, h: 154 } },
  'five-time': { part: 'Own', show: '.life' },
  'five-names': { box: REGIONS.chronicle },
  'five-mass': { box: REGIONS.church },
  'five-end': { box: REGIONS.travel },
};

export default shots;
