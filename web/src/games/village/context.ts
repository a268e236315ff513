/** What the parts of the board get: the page's props, and the printed numbers. */
import type { BoardProps } from '../board';
import type { Form } from './geometry';
import type { Printed, Village } from './model';

export interface VillageProps extends BoardProps<Village>, Form {
  printed: Printed;
}
