/** The printed numbers that the board shows. dev/printed.py makes the file from src/armorial/data/troyes.toml. */
import type { Printed } from './model';
import numbers from './printed.json';

export const PRINTED = numbers as unknown as Printed;
