/** What the symbols of a game mean: each as the board draws it, with the key of its words. A game says so in its `legend.ts`. */
import type { Component, ComponentProps } from 'svelte';
import type { CubeKind } from '../kit/Cube.svelte';
import type { DieColour } from '../kit/Die.svelte';

export interface LegendSign {
  /** Its words: `legend-village-well`. */
  key: string;
  /** Symbols of the sprite, side by side, in one of the colours of kit.css. */
  icons?: readonly string[];
  tint?: string;
  cubes?: readonly CubeKind[];
  die?: { colour: DieColour; value?: number };
  /** The shield of a house, with a number on it if there is one. */
  shield?: { value?: number; faded?: 'unborn' | 'dead' };
  /** The cube of a house. */
  piece?: true;
  /** What stands there in letters and digits; `boxed` as on a label. */
  text?: string;
  boxed?: true;
  /** A part of the board that draws it, as `drawnBy` makes it. */
  part?: Drawn;
}

export interface Drawn {
  Part: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a part of any kind
export function drawnBy<Part extends Component<any>>(part: Part, props: ComponentProps<Part>): Drawn {
  return { Part: part as unknown as Drawn['Part'], props };
}

export interface Group {
  /** The key of its heading. */
  title: string;
  symbols: readonly LegendSign[];
}

export type Legend = readonly Group[];

const found = import.meta.glob<{ default: Legend }>('./*/legend.ts');

export const hasLegend = (game: string): boolean => `./${game}/legend.ts` in found;

/** Nothing for a game without symbols. */
export async function legendOf(game: string): Promise<Legend> {
  return (await found[`./${game}/legend.ts`]?.())?.default ?? [];
}
