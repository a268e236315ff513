/** What the parts of the board get: the page's props, and the printed numbers. */
import type { BoardProps } from '../board';
import type { Printed, Troyes } from './model';

export interface TroyesProps extends BoardProps<Troyes> {
  printed: Printed;
}
