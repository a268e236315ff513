/** Village on the web. */
import { roman } from '../../kit';
import type { GameUi } from '../board';
import Answer from './Answer.svelte';
import { groupOf, iconOf } from './answers';
import Board from './Board.svelte';
import { BOARD } from './geometry';
import { total, type Village } from './model';
import Own from './Own.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwn from './PhoneOwn.svelte';
import RivalLine from './RivalLine.svelte';
import RivalPanel from './RivalPanel.svelte';
import { SIGNS } from './symbols';
import { DEATH } from './tokens';
import { whereOf } from './where';

const ui: GameUi<Village> = {
  frame: { shape: BOARD.w / BOARD.h },
  Board,
  PhoneBoard,
  Own,
  PhoneOwn,
  RivalPanel,
  RivalLine,
  Answer,
  signs: SIGNS,
  initial: (view) => ({
    text: roman(view.round),
    label: { key: 'village-board-round', args: { n: view.round } },
  }),
  facts: (view) => [
    { label: { key: 'village-board-round', args: { n: view.round } }, value: '', phone: 'only' },
    {
      label: { key: 'web-village-cubes-left' },
      value: Object.values(view.spaces).reduce((sum, cubes) => sum + total(cubes), 0),
    },
    ...(view.last_turns === null ? [] : [{ label: { key: 'village-board-last-turns' }, value: view.last_turns }]),
  ],
  warningIcons: { [DEATH]: 'plague', 'village-warn-nobody': 'bridge' },
  group: groupOf,
  icon: iconOf,
  where: whereOf,
  scoreIcons: {
    prestige: 'vp',
    travel: 'travel',
    council: 'council',
    church: 'church',
    chronicle: 'chronicle',
    customers: 'market',
    coins: 'coin',
  },
  quiet: new Set(['village-did-lay', 'village-did-arrive', 'village-did-spend-time', 'village-did-close-market']),
};

export default ui;
