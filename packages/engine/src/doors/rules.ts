/** For authors of rules: what a module is made of, and how modules become a game. */
export type { ActionRule, Decision } from '../core/play/actions.js';
export { MOST_ACTIONS, refusal } from '../core/play/actions.js';
export { compile, type Parts } from '../core/game/compile.js';
export { MOST_PLACES } from '../core/game/limits.js';
export type { FieldSpecs, FieldText, Views } from '../core/state/fields.js';
export { endGame, frameStart, pop, push, scored, top, type Top } from '../core/state/frames.js';
export type {
  At,
  AtEdge,
  AtHex,
  AtVertex,
  Before,
  Contributions,
  Dealer,
  Draft,
  End,
  Must,
  Of,
  StageStep,
  RuleModule,
  SlotTable,
  Step,
} from '../core/game/game.js';
export { gathered, must } from '../core/game/game.js';
export { planOf } from '../core/game/plan.js';
export { ask, firstRefusal, holds, passes } from '../core/play/play.js';
export type { Cost } from '../core/play/prices.js';
export * from '../core/text/outside.js';
export * from '../core/text/said.js';
export * from '../core/text/shape.js';
export { type Can, cardIndex, mayPlay, playCard, playRule, pushDraw } from '../modules/base/cards.js';
export { pushSteal } from '../modules/base/thief.js';
export {
  extraProblems,
  type Extras,
  type GameOptions,
  fetchRecipe,
  makeGame,
  type MapRules,
  modulesOf,
  playedParams,
  type Recipe,
  recipeOf,
  RECIPES,
} from '../recipes.js';
export { type RuleProblem, ruleProblems, standingCorners } from '../recipes/ruleProblems.js';
export { everybody, highest, inReverse, lowest, type Measure } from '../shared/extremes.js';
export { firstRolled, linkNumbers, nextAlike, setNumber } from '../shared/numbers.js';
export { addHome, addRoute, dropRoute, firstHome, firstRoute } from '../shared/ownPlaces.js';
export {
  freeEnds,
  frontier,
  fromStock,
  hasStock,
  isJoined,
  isOpenSite,
  joinsAt,
  keepsDistance,
  passesRest,
  pieceIndex,
  putBuilding,
  putRoute,
  refuseBuild,
  refuseBuildingAt,
  toStock,
} from '../shared/placing.js';
export { ALL_KINDS, Network, NO_PASSAGE, SAME_KIND } from '../shared/routes.js';
export {
  canPay,
  collectGoods,
  collectUpTo,
  Dues,
  goodIndex,
  handOver,
  held,
  isSupplyEmpty,
  pay,
  returnGoods,
  roomFor,
  seatAfter,
} from '../shared/supply.js';
export { SLOTS, STAGES } from '../slots.js';
export type {} from './words.js';
