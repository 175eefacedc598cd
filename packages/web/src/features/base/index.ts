/** What each rule module of base brings, in the order in which it is shown. */
import { t } from './words/index.js';
import type { Addition } from '../../moves/feature.js';
import * as actions from './actions.js';
import { armyFact, deckPile, handFact, heldFact, routeFact } from './facts.js';
import { flights } from './drawings/flights.js';
import { cards, figures, goods, pieces, terrains } from './goods.js';
import { CardIcon, CityIcon, RoadIcon, SettlementIcon, TradeIcon } from './drawings/icons.js';
import { refusals } from './refusals.js';
import { Rolled } from './panels/Rolled.js';
import { tell } from './tell.js';
import { isAsked, tradeCalls, tradeOpens } from './asked.js';
import * as later from './later.js';
import { OfferAnswers, OfferSentence } from './trade/OfferPrompt.js';
import { VictimPanel } from './panels/VictimPanel.js';

const { questions } = actions;

/** Codes and events come with the module that is in every game: others may borrow them. */
const turn: Addition = {
  actions: actions.turn,
  primary: ['callDice', 'endTurn'],
  questions: { beforeRoll: questions.beforeRoll, main: questions.main },
  refusals,
  tell,
  flights,
  sounds: { diceRolled: 'dice', gameEnded: 'end' },
  counts: [later.DiceCount],
  options: {
    balancedDice: { name: t.opt_balancedDice, about: t.opt_balancedDice_about },
    noPlayerTrade: { name: t.opt_noPlayerTrade, about: t.opt_noPlayerTrade_about },
    turns: {
      name: t.opt_turns,
      about: t.opt_turns_about,
      choices: { paired: t.opt_paired, building: t.opt_building, plain: t.opt_plain },
    },
  },
};

const island: Addition = {
  goods,
  terrains,
  options: {
    setUp: {
      name: t.opt_setUp,
      about: t.opt_setUp_about,
      choices: { spiral: t.opt_spiral, random: t.opt_random, fixed: t.opt_fixed },
    },
  },
};

const opening: Addition = {
  actions: actions.opening,
  questions: { openingBuilding: questions.openingBuilding, openingRoute: questions.openingRoute },
  sounds: { buildingPlaced: 'wood' },
};

const robber: Addition = {
  figures,
  actions: actions.robber,
  questions: { moveRobber: questions.moveRobber },
  sounds: { robberMoved: 'wood' },
  options: {
    friendlyRobber: { name: t.opt_friendlyRobber, about: t.opt_friendlyRobber_about },
  },
};

const roads: Addition = {
  pieces: { road: pieces.road },
  actions: actions.roads,
  tools: [{ id: 'road', type: 'buildRoad', label: t.tool_road, Icon: RoadIcon }],
  sounds: { roadBuilt: 'wood' },
};

const buildings: Addition = {
  pieces: { settlement: pieces.settlement, city: pieces.city },
  actions: actions.buildings,
  tools: [
    { id: 'settlement', type: 'buildSettlement', label: t.tool_settlement, Icon: SettlementIcon },
    { id: 'city', type: 'buildCity', label: t.tool_city, Icon: CityIcon },
  ],
  sources: { buildings: t.src_buildings },
  sounds: { settlementBuilt: 'wood', cityBuilt: 'wood' },
};

const deck: Addition = {
  cards: { victoryPoint: cards.victoryPoint },
  actions: actions.cards,
  tools: [{ id: 'card', type: 'buyCard', label: t.tool_card, Icon: CardIcon }],
  sources: { cards: t.src_cards },
  facts: [heldFact],
  piles: [deckPile],
  counts: [later.UnseenCards],
  sounds: { cardBought: 'paper', cardPlayed: 'paper' },
};

const roadBuilding: Addition = {
  cards: { roadBuilding: cards.roadBuilding },
  actions: actions.roadBuilding,
  primary: ['waiveRoad'],
  questions: { freeRoute: questions.freeRoute },
};

const playerTrade: Addition = {
  actions: actions.trade,
  prompts: [{ asks: isAsked, Sentence: OfferSentence, Answers: OfferAnswers }],
  tabs: [
    {
      id: 'trade',
      key: 't',
      label: t.tool_trade,
      Icon: TradeIcon,
      Panel: later.TradePanel,
      calls: tradeCalls,
      opens: tradeOpens,
    },
  ],
  sounds: { traded: 'paper' },
};

export const additions = {
  turn,
  island,
  opening,
  production: { facts: [handFact], layers: [Rolled], sounds: { cardsProduced: 'paper' } },
  discards: {
    actions: { discardCard: { name: t.act_discardCard } },
    questions: { discard: questions.discard, 'discard seven': questions['discard seven'] },
    hands: { discard: later.DiscardPanel },
    options: {
      discardLimit: { name: t.opt_discardLimit, about: t.opt_discardLimit_about },
    },
  },
  thief: {
    actions: actions.thief,
    questions: { chooseVictim: questions.chooseVictim },
    panels: { chooseVictim: VictimPanel },
    sounds: { cardStolen: 'paper' },
  },
  robber,
  roads,
  buildings,
  cards: deck,
  knight: { cards: { knight: cards.knight }, actions: actions.knight },
  roadBuilding,
  plenty: {
    cards: { plenty: cards.plenty },
    actions: actions.plenty,
    choosers: { playPlenty: later.ChooseTwo },
  },
  monopoly: {
    cards: { monopoly: cards.monopoly },
    actions: actions.monopoly,
    choosers: { playMonopoly: later.ChooseGood },
  },
  supplyTrade: {
    actions: { tradeWithSupply: { name: t.act_tradeWithSupply } },
    markets: [later.SupplyTrades],
    sounds: { tradedWithSupply: 'paper' },
  },
  playerTrade,
  largestArmy: { sources: { largestArmy: t.src_largestArmy }, facts: [armyFact] },
  longestRoute: { sources: { longestRoute: t.src_longestRoute }, facts: [routeFact] },
  victory: {
    options: { pointsToWin: { name: t.opt_pointsToWin, about: t.opt_pointsToWin_about } },
  },
  roundLimit: {},
  laidReady: {},
  friendlyRobber: {},
  balancedDice: {},
  pairedTurns: { questions: { main: questions.mainOrSecond } },
  buildingPhase: { questions: { building: questions.building } },
} satisfies Readonly<Record<string, Addition>>;
