/** The board of a game that has none of its own yet. */
import type { GameUi } from '../board';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import Own from './Own.svelte';

const ui: GameUi = {
  frame: { own: 84 },
  Board,
  PhoneBoard: Board,
  Own,
  RivalPanel: Holdings,
  RivalLine: Holdings,
};
export default ui;
