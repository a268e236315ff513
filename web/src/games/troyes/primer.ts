/** What the paragraphs of the introduction show of the board. */
import type { Shots } from '../primer';

const shots: Shots = {
  'five-people': { show: '.rows > .house:first-child' },
  'five-trouble': { show: 'section.row .cards > :nth-child(-n + 2)' },
  'five-turn': { show: 'section.square' },
  'five-actions': { show: '.rows > .card:nth-child(-n + 3)' },
  'five-influence': { part: 'Own', show: '.things' },
  'five-end': { show: 'section.cathedral' },
};

export default shots;
