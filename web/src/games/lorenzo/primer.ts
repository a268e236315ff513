/** What the paragraphs of the introduction show of the board. */
import type { Shots } from '../primer';

const shots: Shots = {
  'five-members': { show: '.roll' },
  'five-turn': { part: 'Own', show: '.members' },
  'five-towers': { show: '.tower:nth-child(-n + 2)' },
  'five-work': { show: '.two' },
  'five-market': { show: '.area.market, .area.council' },
  'five-rome': { show: 'section.tiles' },
  'five-end': { show: '.tracks' },
};

export default shots;
