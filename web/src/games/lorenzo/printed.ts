/** The printed numbers, from `src/armorial/data/lorenzo.toml` (see `dev/printed.py`). */
import type { Printed } from './model';
import numbers from './printed.json';

export const PRINTED = numbers as unknown as Printed;
