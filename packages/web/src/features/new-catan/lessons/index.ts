/** New Catan for whoever knows the base game: what the peoples on the shore change. */
import type { Text } from '../../../moves/feature.js';
import type { Lesson, LessonStep, Sentence } from '../../../moves/lesson.js';
import * as positions from './positions.js';
import { t } from './words/index.js';

const says = (text: Text): Sentence => ({ text });
const rule = (id: string, text: Text): Sentence => ({ text, rule: id });

const SHORE: readonly LessonStep[] = [
  {
    id: 'island',
    title: t.island,
    say: [says(t.island_1), rule('N-1', t.island_2), rule('N-2', t.island_3)],
    position: positions.START,
    places: ['h9'],
  },
  {
    id: 'outposts',
    title: t.outposts,
    say: [rule('N-3', t.outposts_1), says(t.outposts_2), says(t.outposts_3)],
    position: positions.START,
    places: ['v50'],
    parts: ['tab=benefits'],
  },
  {
    id: 'green',
    title: t.green,
    say: [rule('N-21', t.green_1), says(t.green_2)],
    task: t.green_task,
    position: positions.START,
    seed: 's6',
    places: ['h0'],
    parts: ['primary=callDice'],
    wish: { actions: ['callDice'], until: 'extraProduced' },
    done: [rule('N-15', t.green_done)],
  },
  {
    id: 'supply',
    title: t.supply,
    say: [rule('N-10', t.supply_1), says(t.supply_2)],
    task: t.supply_task,
    position: positions.SUPPLY,
    parts: ['tab=trade'],
    wish: { actions: ['tradeMixed wool ore grain'] },
    done: [says(t.supply_done)],
    replies: [
      { to: 'tradeMixed *', text: t.supply_what },
      { to: 'offerTrade *', text: t.supply_people },
      { to: 'buildRoad *', text: t.supply_road },
      { to: 'endTurn', text: t.supply_pass },
    ],
  },
  {
    id: 'settle',
    title: t.settle,
    say: [says(t.settle_1), rule('N-13', t.settle_2)],
    task: t.settle_task,
    position: positions.SETTLEMENT,
    places: ['v1'],
    parts: ['tool=settlement'],
    wish: { actions: ['buildSettlement v1'] },
    done: [rule('N-13', t.settle_done)],
    replies: [
      { to: 'buildRoad *', text: t.settle_else },
      { to: 'offerTrade *', text: t.settle_else },
      { to: 'endTurn', text: t.settle_else },
    ],
  },
];

const RIVALS: readonly LessonStep[] = [
  {
    id: 'persuasion',
    title: t.persuasion,
    say: [says(t.persuasion_1), rule('N-54', t.persuasion_2), says(t.persuasion_3)],
    task: t.persuasion_task,
    position: positions.PERSUASION,
    places: ['h14'],
    parts: ['benefit=persuasion'],
    wish: { actions: ['persuade p1 wool brick'], until: 'persuaded' },
    done: [rule('N-14', t.persuasion_done)],
    replies: [
      { to: 'persuade p2 *', text: t.persuasion_whom },
      { to: 'persuade *', text: t.persuasion_what },
      { to: 'offerTrade *', text: t.persuasion_offer },
      { to: 'endTurn', text: t.persuasion_pass },
    ],
  },
  {
    id: 'gap',
    title: t.gap,
    say: [rule('N-4', t.gap_1), says(t.gap_2)],
    task: t.gap_task,
    position: positions.GAP,
    places: ['v11'],
    parts: ['tool=road'],
    wish: { actions: ['buildRoad e73'] },
    done: [says(t.gap_done)],
    replies: [
      { to: 'buildRoad *', text: t.gap_else },
      { to: 'offerTrade *', text: t.gap_pass },
      { to: 'persuade *', text: t.gap_pass },
      { to: 'endTurn', text: t.gap_pass },
    ],
  },
  {
    id: 'infiltrator',
    title: t.infiltrator,
    say: [rule('N-11', t.infiltrator_1), rule('N-12', t.infiltrator_2), says(t.infiltrator_3)],
    task: t.infiltrator_task,
    position: positions.INFILTRATOR,
    places: ['v47'],
    wish: { actions: ['moveInfiltrator v47', 'stealFrom p1'], until: 'cardStolen' },
    done: [rule('N-13', t.infiltrator_done)],
    replies: [
      ...[1, 7, 50].map((vertex) => ({ to: `moveInfiltrator v${vertex}`, text: t.infiltrator_own })),
      { to: 'moveInfiltrator *', text: t.infiltrator_else },
      { to: 'moveRobber *', text: t.infiltrator_robber },
      { to: 'waiveSteal', text: t.infiltrator_waive },
    ],
  },
];

const GOAL: readonly LessonStep[] = [
  {
    id: 'merchants',
    title: t.merchants,
    say: [rule('N-30', t.merchants_1), says(t.merchants_2)],
    task: t.merchants_task,
    position: positions.MERCHANTS,
    places: ['v11'],
    parts: ['tab=trade'],
    wish: { actions: ['tradeWithSupply lumber wool'] },
    done: [says(t.merchants_done)],
    replies: [
      { to: 'tradeMixed *', text: t.merchants_mixed },
      { to: 'tradeWithSupply *', text: t.merchants_else },
      { to: 'persuade *', text: t.merchants_sure },
      { to: 'offerTrade *', text: t.merchants_sure },
      { to: 'endTurn', text: t.merchants_pass },
    ],
  },
  {
    id: 'win',
    title: t.win,
    say: [rule('N-14', t.win_1), rule('N-53', t.win_2)],
    task: t.win_task,
    position: positions.WIN,
    parts: ['benefit=pointsForSale'],
    wish: { actions: ['buyPoint'] },
    done: [says(t.win_done), says(t.win_more)],
    replies: [
      { to: 'tradeMixed *', text: t.win_else },
      { to: 'persuade *', text: t.win_else },
      { to: 'offerTrade *', text: t.win_else },
      { to: 'endTurn', text: t.win_else },
    ],
  },
];

export const lesson: Lesson = {
  minutes: 5,
  players: [
    { kind: 'person', name: '', bot: '' },
    { kind: 'bot', name: 'Leif', bot: 'normal' },
    { kind: 'bot', name: 'Ingrid', bot: 'normal' },
  ],
  steps: [...SHORE, ...RIVALS, ...GOAL],
  recap: ['outposts', 'benefit', 'gap', 'infiltrator'],
};
