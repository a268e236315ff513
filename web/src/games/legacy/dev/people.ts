/** People of a family tree, for tests. */
import type { Person } from '../model';

/** Somebody, with what matters to a test. */
export function person(number: number, given: Partial<Person> = {}): Person {
  return {
    number,
    name: 'legacy-given-charles',
    epithet: null,
    kind: 'child',
    card: 'son',
    sex: 'male',
    nation: null,
    profession: null,
    generation: 1,
    status: 'adult',
    partner: null,
    widowed: false,
    father: null,
    mother: null,
    title: null,
    contribution: null,
    mansion: false,
    venture: false,
    ...given,
  };
}
export const friend = (number: number, given: Partial<Person> = {}) =>
  person(number, { kind: 'friend', card: 'ann', sex: 'female', nation: 'british', profession: 'aristocrat', ...given });
