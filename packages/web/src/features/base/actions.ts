/** How each module's actions are offered. */
import type { Action } from '@landnam/engine';
import { t } from './words/index.js';
import type { ActionEntry, Feature, GameWords } from '../../moves/feature.js';
import { NONE } from '../../session/none.js';
import { victimSpots } from './drawings/spots.js';

type Entries = Readonly<Record<string, ActionEntry>>;
type PlayPlenty = Extract<Action, { type: 'playPlenty' }>;
type PlayMonopoly = Extract<Action, { type: 'playMonopoly' }>;

export const turn = {
  callDice: { name: t.act_callDice, key: 'r' },
  endTurn: { name: t.act_endTurn },
} as const satisfies Entries;

export const opening = {
  placeSettlement: {
    name: t.act_placeSettlement,
    place: 'vertex',
    piece: 'settlement',
    direct: true,
    confirm: true,
  },
} as const satisfies Entries;

export const roads = {
  placeRoad: { name: t.act_placeRoad, place: 'edge', piece: 'road', direct: true },
  layRoad: { name: t.act_layRoad, place: 'edge', piece: 'road', direct: true },
  buildRoad: { name: t.act_buildRoad, asks: t.ask_road, place: 'edge', piece: 'road' },
} as const satisfies Entries;

export const buildings = {
  buildSettlement: {
    name: t.act_buildSettlement,
    asks: t.ask_settlement,
    place: 'vertex',
    piece: 'settlement',
    confirm: true,
  },
  buildCity: {
    name: t.act_buildCity,
    asks: t.ask_city,
    place: 'vertex',
    piece: 'city',
    confirm: true,
  },
} as const satisfies Entries;

export const robber = {
  moveRobber: {
    name: t.act_moveRobber,
    place: 'hex',
    figure: 'robber',
    direct: true,
    confirm: true,
  },
} as const satisfies Entries;

const victimOf = (action: Action): number => (action.type === 'stealFrom' ? action.seat : NONE);

export const thief = {
  stealFrom: {
    name: t.act_steal,
    direct: true,
    spots: (action, seen) => victimSpots(victimOf(action), seen),
    say: (action, words) => t.act_stealFrom({ name: words.seat(victimOf(action)) }),
  },
} as const satisfies Entries;

export const cards = {
  buyCard: { name: t.act_buyCard, confirm: true },
} as const satisfies Entries;

export const knight = {
  playKnight: { name: t.act_playKnight, confirm: true },
} as const satisfies Entries;

export const roadBuilding = {
  playRoadBuilding: { name: t.act_playRoadBuilding, confirm: true },
  waiveRoad: { name: t.act_waiveRoad },
} as const satisfies Entries;

const sayPlenty = ({ first, second }: PlayPlenty, words: GameWords): string => {
  const { goods } = words.info.scenario;
  const taken = goods.map(({ name }) => [first, second].filter((good) => good === name).length);
  return t.say_plenty({ goods: words.goods(taken) });
};

export const plenty = {
  playPlenty: {
    name: t.act_playPlenty,
    asks: t.pick_two,
    confirm: true,
    say: (action, words) => sayPlenty(action as PlayPlenty, words),
  },
} as const satisfies Entries;

export const monopoly = {
  playMonopoly: {
    name: t.act_playMonopoly,
    asks: t.pick_good,
    confirm: true,
    say: (action, words) => t.say_monopoly({ good: words.good((action as PlayMonopoly).good) }),
  },
} as const satisfies Entries;

export const trade = {
  offerTrade: { name: t.act_offerTrade },
  answerTrade: { name: t.act_answerTrade },
  withdrawOffer: { name: t.act_withdrawOffer },
  takeOffer: { name: t.act_takeOffer },
  declineOffer: { name: t.act_declineOffer },
} as const satisfies Entries;

export const questions = {
  openingBuilding: () => t.q_openingBuilding(),
  openingRoute: () => t.q_openingRoute(),
  beforeRoll: ({ actions }) =>
    actions.some(({ action }) => action.type.startsWith('play')) ? t.q_beforeRoll() : t.q_roll(),
  main: ({ view, seat }) => (view.core.active[0] === seat ? t.q_main() : t.q_answer()),
  mainOrSecond: ({ view, seat }) => {
    if (view.core.active[0] !== seat) return t.q_answer();
    return view.shortTurns.after[0] === NONE ? t.q_main() : t.q_second();
  },
  building: () => t.q_building(),
  discard: ({ view, seat }) => t.q_discard({ count: view.base.discards[seat] ?? 0 }),
  'discard seven': ({ view, seat }) => t.q_discard_seven({ count: view.base.discards[seat] ?? 0 }),
  moveRobber: () => t.q_moveRobber(),
  chooseVictim: () => t.q_chooseVictim(),
  freeRoute: () => t.q_freeRoute(),
} as const satisfies Feature['questions'];
