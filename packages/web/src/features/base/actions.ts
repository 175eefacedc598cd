/** How each module's actions are offered. */
import { m } from '../../paraglide/messages.js';
import type { ActionEntry, Feature } from '../../moves/feature.js';
import type { GameInfo } from '../../session/types.js';

const priceOf =
  (piece: string) =>
  ({ scenario }: GameInfo) =>
    scenario.pieces.find(({ name }) => name === piece)?.cost ?? {};

type Entries = Readonly<Record<string, ActionEntry>>;

export const turn = {
  callDice: { name: m.base_act_callDice },
  endTurn: { name: m.base_act_endTurn },
} as const satisfies Entries;

export const opening = {
  placeSettlement: {
    name: m.base_act_placeSettlement,
    place: 'vertex',
    piece: 'settlement',
    direct: true,
    confirm: true,
  },
} as const satisfies Entries;

export const roads = {
  placeRoad: { name: m.base_act_placeRoad, place: 'edge', piece: 'road', direct: true },
  layRoad: { name: m.base_act_layRoad, place: 'edge', piece: 'road', direct: true },
  buildRoad: { name: m.base_act_buildRoad, place: 'edge', piece: 'road', cost: priceOf('road') },
} as const satisfies Entries;

export const buildings = {
  buildSettlement: {
    name: m.base_act_buildSettlement,
    place: 'vertex',
    piece: 'settlement',
    cost: priceOf('settlement'),
    confirm: true,
  },
  buildCity: {
    name: m.base_act_buildCity,
    place: 'vertex',
    piece: 'city',
    cost: priceOf('city'),
    confirm: true,
  },
} as const satisfies Entries;

export const robber = {
  moveRobber: {
    name: m.base_act_moveRobber,
    place: 'hex',
    figure: 'robber',
    direct: true,
    confirm: true,
  },
} as const satisfies Entries;

export const cards = {
  buyCard: { name: m.base_act_buyCard, cost: ({ scenario }) => scenario.cardPrice, confirm: true },
} as const satisfies Entries;

export const knight = {
  playKnight: { name: m.base_act_playKnight, confirm: true },
} as const satisfies Entries;

export const roadBuilding = {
  playRoadBuilding: { name: m.base_act_playRoadBuilding, confirm: true },
  waiveRoad: { name: m.base_act_waiveRoad },
} as const satisfies Entries;

export const trade = {
  offerTrade: { name: m.base_act_offerTrade },
  answerTrade: { name: m.base_act_answerTrade },
  withdrawOffer: { name: m.base_act_withdrawOffer },
  takeOffer: { name: m.base_act_takeOffer },
  declineOffer: { name: m.base_act_declineOffer },
} as const satisfies Entries;

export const questions = {
  openingBuilding: () => m.base_q_openingBuilding(),
  openingRoute: () => m.base_q_openingRoute(),
  beforeRoll: () => m.base_q_beforeRoll(),
  main: ({ view, seat }) => (view.core.active[0] === seat ? m.base_q_main() : m.base_q_answer()),
  discard: ({ view, seat }) => m.base_q_discard({ count: view.base.discards[seat] ?? 0 }),
  moveRobber: () => m.base_q_moveRobber(),
  chooseVictim: () => m.base_q_chooseVictim(),
  freeRoute: () => m.base_q_freeRoute(),
} as const satisfies Feature['questions'];
