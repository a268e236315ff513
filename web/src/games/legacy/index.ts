/** Legacy on the web. */
import { roman } from '../../kit';
import type { GameUi } from '../board';
import { groupOf, iconOf, SCORE_ICONS, SIGNS } from './answers';
import Board from './Board.svelte';
import Count from './Count.svelte';
import type { Legacy } from './model';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwn from './PhoneOwn.svelte';
import { recallOf } from './recall';
import { whereOf } from './where';

const ui: GameUi<Legacy> = {
  whole: true,
  Board,
  PhoneBoard,
  PhoneOwn,
  Count,
  signs: SIGNS,
  initial: (view) => ({
    text: roman(Math.max(1, view.generation)),
    label: { key: 'legacy-board-generation', args: { generation: Math.max(1, view.generation), n: view.round } },
  }),
  facts: (view) => [
    {
      label: { key: 'web-legacy-round' },
      value: `${Math.max(1, view.round)}/${view.rounds.reduce((a, b) => a + b, 0)}`,
      phone: 'also',
    },
    ...(view.mode === 'testament'
      ? [{ label: { key: 'legacy-board-hints' }, value: `${view.hints_done.length}/${view.hints_wanted}` }]
      : []),
  ],
  group: groupOf,
  icon: iconOf,
  where: whereOf,
  recall: recallOf,
  scoreIcons: SCORE_ICONS,
  quiet: new Set(['legacy-did-lay-out', 'legacy-did-income']),
};

export default ui;
