/** Troyes on the web. */
import { roman } from '../../kit';
import type { GameUi } from '../board';
import Answer from './Answer.svelte';
import { groupOf, iconOf, SCORE_ICONS, SIGNS } from './answers';
import Board from './Board.svelte';
import { BOARD } from './geometry';
import type { Troyes } from './model';
import Own from './Own.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwn from './PhoneOwn.svelte';
import RivalLine from './RivalLine.svelte';
import RivalPanel from './RivalPanel.svelte';
import { recallOf } from './recall';
import { whereOf } from './where';

const ui: GameUi<Troyes> = {
  frame: { own: 124, side: 300, shape: BOARD.w / BOARD.h },
  Board,
  PhoneBoard,
  Own,
  PhoneOwn,
  RivalPanel,
  RivalLine,
  Answer,
  signs: SIGNS,
  initial: (view) => ({
    text: roman(Math.max(1, view.round)),
    label: { key: 'web-troyes-round', args: { n: view.round, all: view.rounds } },
  }),
  facts: (view) => [
    { label: { key: 'web-troyes-rounds' }, value: `${Math.max(1, view.round)}/${view.rounds}`, phone: 'also' },
    { label: { key: `web-troyes-phase-${view.phase}` }, value: '' },
  ],
  group: groupOf,
  icon: iconOf,
  where: whereOf,
  recall: recallOf,
  scoreIcons: SCORE_ICONS,
  quiet: new Set([
    'troyes-did-deal',
    'troyes-did-fill-place',
    'troyes-did-roll-black',
    'troyes-did-black-dice',
    'troyes-did-wait',
    'troyes-did-income',
  ]),
};

export default ui;
