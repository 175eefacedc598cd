import { m } from '../../paraglide/messages.js';
import type { GameInfo } from '../../session/types.js';
import type { ActionEntry, Feature, Tool } from '../../moves/feature.js';
import { CardIcon, CityIcon, RoadIcon, SettlementIcon } from './icons.js';

const priceOf =
  (piece: string) =>
  ({ scenario }: GameInfo) =>
    scenario.pieces.find(({ name }) => name === piece)?.cost ?? {};

export const actions = {
  placeSettlement: {
    name: m.base_act_placeSettlement,
    place: 'vertex',
    piece: 'settlement',
    direct: true,
    confirm: true,
  },
  placeRoad: { name: m.base_act_placeRoad, place: 'edge', piece: 'road', direct: true },
  layRoad: { name: m.base_act_layRoad, place: 'edge', piece: 'road', direct: true },
  buildRoad: { name: m.base_act_buildRoad, place: 'edge', piece: 'road', cost: priceOf('road') },
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
  moveRobber: {
    name: m.base_act_moveRobber,
    place: 'hex',
    figure: 'robber',
    direct: true,
    confirm: true,
  },
  buyCard: { name: m.base_act_buyCard, cost: ({ scenario }) => scenario.cardPrice, confirm: true },
  callDice: { name: m.base_act_callDice },
  endTurn: { name: m.base_act_endTurn },
  waiveRoad: { name: m.base_act_waiveRoad },
  playKnight: { name: m.base_act_playKnight, confirm: true },
  playRoadBuilding: { name: m.base_act_playRoadBuilding, confirm: true },
  playPlenty: { name: m.base_act_playPlenty, confirm: true },
  playMonopoly: { name: m.base_act_playMonopoly, confirm: true },
  stealFrom: { name: m.base_act_steal },
  discardCard: { name: m.base_act_discardCard },
  tradeWithSupply: { name: m.base_act_tradeWithSupply },
  offerTrade: { name: m.base_act_offerTrade },
  answerTrade: { name: m.base_act_answerTrade },
  withdrawOffer: { name: m.base_act_withdrawOffer },
  takeOffer: { name: m.base_act_takeOffer },
  declineOffer: { name: m.base_act_declineOffer },
} as const satisfies Record<string, ActionEntry>;

export const tools: readonly Tool[] = [
  { id: 'road', type: 'buildRoad', label: m.base_tool_road, Icon: RoadIcon },
  { id: 'settlement', type: 'buildSettlement', label: m.base_tool_settlement, Icon: SettlementIcon },
  { id: 'city', type: 'buildCity', label: m.base_tool_city, Icon: CityIcon },
  { id: 'card', type: 'buyCard', label: m.base_tool_card, Icon: CardIcon },
];

export const primary: Feature['primary'] = ['callDice', 'endTurn', 'waiveRoad'];

export const questions: Feature['questions'] = {
  openingBuilding: () => m.base_q_openingBuilding(),
  openingRoute: () => m.base_q_openingRoute(),
  beforeRoll: () => m.base_q_beforeRoll(),
  main: ({ view, seat }) => (view.core.active[0] === seat ? m.base_q_main() : m.base_q_answer()),
  discard: ({ view, seat }) => m.base_q_discard({ count: view.base.discards[seat] ?? 0 }),
  moveRobber: () => m.base_q_moveRobber(),
  chooseVictim: () => m.base_q_chooseVictim(),
  freeRoute: () => m.base_q_freeRoute(),
};

export const sources: Feature['sources'] = {
  buildings: m.base_src_buildings,
  longestRoute: m.base_src_longestRoute,
  largestArmy: m.base_src_largestArmy,
  cards: m.base_src_cards,
};

export const options: Feature['options'] = {
  setUp: {
    name: m.base_opt_setUp,
    about: m.base_opt_setUp_about,
    choices: { spiral: m.base_opt_spiral, random: m.base_opt_random, fixed: m.base_opt_fixed },
  },
  pointsToWin: { name: m.base_opt_pointsToWin, about: m.base_opt_pointsToWin_about },
  discardLimit: { name: m.base_opt_discardLimit, about: m.base_opt_discardLimit_about },
  friendlyRobber: { name: m.base_opt_friendlyRobber, about: m.base_opt_friendlyRobber_about },
  balancedDice: { name: m.base_opt_balancedDice, about: m.base_opt_balancedDice_about },
};
