/** To sea by the hand, for whoever knows the island: from the first ship to fourteen points. */
import type { Lesson, LessonStep, Sentence } from '../../../moves/lesson.js';
import type { Text } from '../../../moves/feature.js';
import * as positions from './positions.js';
import { t } from './words/index.js';

const says = (text: Text): Sentence => ({ text });
const rule = (id: string, text: Text): Sentence => ({ text, rule: id });

const SHIPS: readonly LessonStep[] = [
  {
    id: 'islands',
    title: t.islands,
    say: [says(t.islands_1), rule('S-101', t.islands_2), rule('S-102', t.islands_3)],
    position: positions.EMPTY,
    places: ['h1', 'h13', 'h30'],
  },
  {
    id: 'first',
    title: t.first,
    say: [says(t.first_1), rule('S-6', t.first_2)],
    task: t.first_task,
    position: positions.FIRST_SHIP,
    places: ['v40'],
    parts: ['way=placeShip'],
    wish: { actions: ['placeShip e52'] },
    done: [says(t.first_done)],
    replies: [
      { to: 'placeRoad *', text: t.first_road },
      { to: 'placeShip *', text: t.first_else },
    ],
  },
  {
    id: 'ship',
    title: t.ship,
    say: [rule('S-1', t.ship_1), rule('S-2', t.ship_2)],
    task: t.ship_task,
    position: positions.SHIP,
    places: ['v39'],
    parts: ['tool=ship'],
    wish: { actions: ['buildShip e51'] },
    done: [rule('S-3', t.ship_done)],
    replies: [
      { to: 'buildShip *', text: t.ship_else },
      { to: 'offerTrade *', text: t.ship_first },
      { to: 'moveShip *', text: t.ship_first },
      { to: 'endTurn', text: t.ship_first },
    ],
  },
  {
    id: 'move',
    title: t.move,
    say: [says(t.move_1), rule('S-5', t.move_2)],
    task: t.move_task,
    position: positions.MOVE,
    places: ['e50', 'v42'],
    parts: ['tool=moveShip'],
    wish: { actions: ['moveShip e50 e55'] },
    done: [says(t.move_done)],
    replies: [
      { to: 'moveShip *', text: t.move_else },
      { to: 'offerTrade *', text: t.move_first },
      { to: 'endTurn', text: t.move_first },
    ],
  },
];

const ISLANDS: readonly LessonStep[] = [
  {
    id: 'settle',
    title: t.settle,
    say: [rule('S-3', t.settle_1), rule('S-102', t.settle_2)],
    task: t.settle_task,
    position: positions.SETTLE,
    places: ['v42'],
    parts: ['tool=settlement'],
    wish: { actions: ['buildSettlement v42'] },
    done: [rule('S-20', t.settle_done), rule('S-4', t.settle_closed)],
    replies: [
      { to: 'buildSettlement *', text: t.settle_where },
      { to: 'buildShip *', text: t.settle_first },
      { to: 'buildRoad *', text: t.settle_first },
      { to: 'moveShip *', text: t.settle_move },
      { to: 'offerTrade *', text: t.settle_first },
      { to: 'endTurn', text: t.settle_first },
    ],
  },
  {
    id: 'gold',
    title: t.gold,
    say: [rule('S-10', t.gold_1), says(t.gold_2)],
    task: t.gold_task,
    position: positions.GOLD,
    seed: 's11',
    places: ['h19'],
    parts: ['primary=callDice'],
    wish: { actions: ['callDice', 'takeGold ore'], until: 'goldTaken' },
    done: [says(t.gold_done)],
    replies: [{ to: 'takeGold *', text: t.gold_else }],
  },
  {
    id: 'join',
    title: t.join,
    say: [says(t.join_1), rule('S-2', t.join_2)],
    task: t.join_task,
    position: positions.JOIN,
    places: ['v78', 'v77'],
    parts: ['tool=settlement', 'tool=ship'],
    wish: { actions: ['buildSettlement v78', 'buildShip e105'], until: 'shipBuilt' },
    done: [says(t.join_done)],
    replies: [
      { to: 'buildShip *', text: t.join_ship },
      { to: 'buildRoad *', text: t.join_road },
      { to: 'offerTrade *', text: t.join_first },
      { to: 'endTurn', text: t.join_first },
    ],
  },
];

const OTHERS: readonly LessonStep[] = [
  {
    id: 'pirate',
    title: t.pirate,
    say: [rule('S-11', t.pirate_1), rule('S-12', t.pirate_2), says(t.pirate_3)],
    task: t.pirate_task,
    position: positions.PIRATE,
    places: ['h6'],
    wish: { actions: ['movePirate h6'] },
    done: [says(t.pirate_done)],
    replies: [
      { to: 'moveRobber *', text: t.pirate_robber },
      ...[12, 18, 33].map((hex) => ({ to: `movePirate h${hex}`, text: t.pirate_own })),
      { to: 'movePirate *', text: t.pirate_else },
    ],
  },
  {
    id: 'knight',
    title: t.knight,
    say: [says(t.knight_1), rule('S-11', t.knight_2)],
    task: t.knight_task,
    position: positions.KNIGHT,
    places: ['h6', 'v80'],
    parts: ['card=knight', 'tool=ship'],
    wish: { actions: ['playKnight', 'movePirate h6', 'buildShip e109'], until: 'shipBuilt' },
    done: [rule('S-12', t.knight_done)],
    replies: [
      { to: 'moveRobber *', text: t.knight_robber },
      { to: 'movePirate *', text: t.knight_where },
      { to: 'buildShip *', text: t.knight_ship },
      { to: 'offerTrade *', text: t.knight_first },
      { to: 'endTurn', text: t.knight_first },
    ],
  },
  {
    id: 'route',
    title: t.route,
    say: [rule('S-7', t.route_1), says(t.route_2)],
    task: t.route_task,
    position: positions.ROUTE,
    places: ['v79'],
    parts: ['tool=ship'],
    wish: { actions: ['buildShip e108'] },
    done: [rule('S-7', t.route_done)],
    replies: [
      { to: 'buildShip *', text: t.route_else },
      { to: 'moveShip *', text: t.route_move },
      { to: 'offerTrade *', text: t.route_first },
      { to: 'endTurn', text: t.route_first },
    ],
  },
  {
    id: 'win',
    title: t.win,
    say: [rule('S-18', t.win_1), says(t.win_2)],
    task: t.win_task,
    position: positions.WIN,
    places: ['v79'],
    parts: ['tool=settlement'],
    wish: { actions: ['buildSettlement v79', 'buildSettlement v80'] },
    done: [rule('S-102', t.win_done), says(t.win_others)],
    replies: [
      { to: 'moveShip *', text: t.win_move },
      { to: 'buildShip *', text: t.win_first },
      { to: 'buildRoad *', text: t.win_first },
      { to: 'offerTrade *', text: t.win_first },
      { to: 'endTurn', text: t.win_first },
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
  steps: [...SHIPS, ...ISLANDS, ...OTHERS],
  recap: ['ship-places', 'moving-ships', 'gold', 'pirate-blocks'],
};
