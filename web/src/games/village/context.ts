/** What the parts of the board get: the page's props, and the printed numbers. */
import type { BoardProps } from '../board';
import type { Printed, Village } from './model';

export interface VillageProps extends BoardProps<Village> {
  printed: Printed;
  /** How much higher the board is than it is drawn, where its box is. */
  higher?: number;
}
