/** For tests: a number of a box, and a thing that has such. */
import type { BoxNumber, BoxThing } from '../../lib/api';

export const number = (path: string, more: Partial<BoxNumber> = {}): BoxNumber => ({
  path,
  what: path,
  kind: 'number',
  standard: 3,
  mine: null,
  low: 1,
  high: 7,
  least: 0,
  most: 99,
  choices: null,
  may_be_none: false,
  confidence: 'reconstructed',
  sure: false,
  ...more,
});

export const thing = (id: string, numbers: BoxNumber[]): BoxThing => ({
  id,
  group: id.split('.')[0] ?? '',
  name: id,
  confidence: 'reconstructed',
  who: '',
  unsure: numbers.filter(({ sure }) => !sure).length,
  numbers,
});
