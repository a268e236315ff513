/** What the board shows of cards and actions. dev/printed.py makes the file from src/armorial/data/legacy.toml. */
import type { Printed } from './model';
import numbers from './printed.json';

export const PRINTED = numbers as unknown as Printed;
