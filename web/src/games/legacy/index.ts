/** Legacy on the web. */
import { roman } from '../../kit';
import type { GameUi } from '../board';
import { groupOf, iconOf, SCORE_ICONS, SIGNS } from './answers';
import Board from './Board.svelte';
import Count from './Count.svelte';
import type { Legacy } from './model';
import OwnArea from './OwnArea.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwn from './PhoneOwn.svelte';
import RivalLine from './RivalLine.svelte';
import RivalPanel from './RivalPanel.svelte';
import { whereOf } from './where';

const ui: GameUi<Legacy> = {
  frame: { own: 178, side: 272 },
  Board,
  PhoneBoard,
  OwnArea,
  PhoneOwn,
  RivalPanel,
  RivalLine,
  Count,
  signs: SIGNS,
  initial: (view) => ({
    text: roman(Math.max(1, view.generation)),
    label: { key: 'cli-legacy-generation', args: { generation: Math.max(1, view.generation), n: view.round } },
  }),
  facts: (view) => [
    {
      label: { key: 'web-legacy-round' },
      value: `${Math.max(1, view.round)}/${view.rounds.reduce((a, b) => a + b, 0)}`,
    },
    ...(view.mode === 'testament'
      ? [
          {
            label: { key: 'cli-legacy-hints' },
            value: `${view.hints_done.length}/${view.hints_done.length + view.hints_open.length}`,
          },
        ]
      : []),
  ],
  group: groupOf,
  icon: iconOf,
  where: whereOf,
  scoreIcons: SCORE_ICONS,
  quiet: new Set(['legacy-did-lay-out', 'legacy-did-income']),
};

export default ui;
