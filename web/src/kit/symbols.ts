/** What a counted thing looks like: a symbol, or a cube. */
import type { CubeKind } from './Cube.svelte';
import type { DieColour } from './Die.svelte';

export interface Sign {
  icon?: string;
  cube?: CubeKind;
  /** A die of this colour; the number is its face. */
  die?: DieColour;
  /** A colour class of kit.css, such as `i-gold`. */
  tint?: string;
  /** Before the number: of what is paid, or gained. */
  sign?: '−' | '+';
  /** Show up to this many one by one instead of a number: two cubes are two pictures. */
  apart?: number;
}

/** By the key of the message that counts the thing, such as `village-n-coins`. */
export type Signs = Readonly<Record<string, Sign>>;
