/** Houses: a tincture, a charge and a hatching each, so that colour is never alone. The server says who has which. */
import type { SeatInfo } from '../lib/api';

export type House = SeatInfo['house'];
export const HOUSES: readonly House[] = ['gules', 'azure', 'or', 'argent', 'purpure', 'tenne'];
