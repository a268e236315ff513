/** Lorenzo il Magnifico on the web. */
import { roman } from '../../kit';
import type { GameUi } from '../board';
import Answer from './Answer.svelte';
import { groupOf, iconOf } from './answers';
import Board from './Board.svelte';
import type { Lorenzo } from './model';
import Own from './Own.svelte';
import PhoneBoard from './PhoneBoard.svelte';
import PhoneOwn from './PhoneOwn.svelte';
import RivalLine from './RivalLine.svelte';
import RivalPanel from './RivalPanel.svelte';
import { SIGNS } from './symbols';
import { whereOf } from './where';

const ui: GameUi<Lorenzo> = {
  frame: { own: 176, side: 284, shape: 2.6 },
  Board,
  PhoneBoard,
  PhoneOwn,
  Own,
  RivalPanel,
  RivalLine,
  Answer,
  signs: SIGNS,
  initial: (view) => ({
    text: roman(view.period),
    label: { key: 'web-lorenzo-period', args: { n: view.period } },
  }),
  facts: (view) => [{ label: { key: 'web-lorenzo-round' }, value: `${view.round}/${view.rounds}`, phone: 'also' }],
  group: groupOf,
  icon: iconOf,
  where: whereOf,
  scoreIcons: {
    vp: 'vp',
    territories: 'devgreen',
    characters: 'crown',
    ventures: 'banner',
    military: 'military',
    resources: 'coin',
    excommunication: 'faith',
  },
  quiet: new Set(['lorenzo-did-lay', 'lorenzo-did-roll', 'lorenzo-did-spend-servants', 'lorenzo-did-floor-bonus']),
};

export default ui;
