/** What the paragraphs of the introduction show of the board. */
import type { Shots } from '../primer';

const shots: Shots = {
  'five-numbers': { show: 'section.own' },
  'five-family': { show: '.person' },
  'five-home': { show: 'section.hand .cards > :nth-child(-n + 2)' },
  'five-board': { show: '.spaces' },
  'five-births': { show: '.space.tile' },
  'five-missions': { show: 'section.secrets' },
  'five-end': { show: '.rivals > :first-child' },
};

export default shots;
