/** The printed numbers of the table that is shown. `src/armorial/games/lorenzo/printed.py` makes them. */
import { numbersOf } from '../../lib/numbers.svelte';
import type { Printed } from './model';

export const numbers = (): Printed => numbersOf('lorenzo');
