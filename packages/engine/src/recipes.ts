/** Game name → catalogues and the ordered list of modules; the only place that knows every game. */
import { RULES_VERSION } from './changes.js';
import type { Board } from './core/board.js';
import { compile } from './core/compile.js';
import type { Draft, Game, RuleModule } from './core/game.js';
import type { Deal, Scenario } from './core/registry.js';
import { buildings } from './modules/base/buildings.js';
import { cards } from './modules/base/cards.js';
import { baseCardPrice, baseCards, baseGoods, basePieces, baseTerrains } from './modules/base/catalogue.js';
import { discards } from './modules/base/discards.js';
import { island } from './modules/base/island.js';
import { knight } from './modules/base/knight.js';
import { largestArmy } from './modules/base/largestArmy.js';
import { longestRoute } from './modules/base/longestRoute.js';
import { monopoly } from './modules/base/monopoly.js';
import { opening } from './modules/base/opening.js';
import { ANSWERS, playerTrade } from './modules/base/playerTrade.js';
import { plenty } from './modules/base/plenty.js';
import { production } from './modules/base/production.js';
import { roadBuilding } from './modules/base/roadBuilding.js';
import { roads } from './modules/base/roads.js';
import { robber } from './modules/base/robber.js';
import { roundLimit } from './modules/base/roundLimit.js';
import { supplyTrade } from './modules/base/supplyTrade.js';
import { thief } from './modules/base/thief.js';
import { turn } from './modules/base/turn.js';
import { victory } from './modules/base/victory.js';
import { cleanup } from './modules/energies/cleanup.js';
import {
  energiesCardPrice,
  energiesCards,
  energiesCatalogues,
  energiesFigures,
  energiesGoods,
  energiesPieces,
  energiesTerrains,
} from './modules/energies/catalogue.js';
import { endings } from './modules/energies/endings.js';
import { eventDiscs } from './modules/energies/eventDiscs.js';
import { airPollution } from './modules/energies/events/airPollution.js';
import { climateConference } from './modules/energies/events/climateConference.js';
import { environmentalPollution } from './modules/energies/events/environmentalPollution.js';
import { freeCard } from './modules/energies/events/freeCard.js';
import { governmentFunding } from './modules/energies/events/governmentFunding.js';
import { productionIncrease } from './modules/energies/events/productionIncrease.js';
import { rainAndFlooding } from './modules/energies/events/rainAndFlooding.js';
import { sustainableProduction } from './modules/energies/events/sustainableProduction.js';
import { firstGame } from './modules/energies/firstGame.js';
import { footprints } from './modules/energies/footprints.js';
import { hazards } from './modules/energies/hazards.js';
import { highYield } from './modules/energies/highYield.js';
import { powerPlants } from './modules/energies/powerPlants.js';
import { researchGrant } from './modules/energies/researchGrant.js';
import { scienceAndEnergy } from './modules/energies/scienceAndEnergy.js';
import { warehouse } from './modules/energies/warehouse.js';
import { balancedDice } from './modules/house/balancedDice.js';
import { friendlyRobber } from './modules/house/friendlyRobber.js';
import {
  BENEFITS,
  newCatanCards,
  newCatanFigures,
  newCatanGoods,
  newCatanPieces,
  newCatanTerrains,
  RACES,
} from './modules/new-catan/catalogue.js';
import { newCatanModules } from './modules/new-catan/modules.js';
import { FIRST_GAME } from './modules/new-catan/tokens.js';
import { seaCatalogues, seaExtras, seaModules, seaPieces, seaTerrains } from './modules/seafarers/index.js';
import type { Area, Bundle, Card, Good, OpeningRound, Params, Piece, Terrain } from './slots.js';
import { SLOTS } from './slots.js';

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;
/** A house option: what a host may choose, and the rule it bends. */
export interface OptionSpec {
  readonly name: string;
  readonly rule: string;
  readonly default: OptionValue;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  /** Offered only by maps that add this module. */
  readonly module?: string;
}

export interface Recipe {
  readonly goods: readonly Good[];
  readonly pieces: readonly Piece[];
  readonly cards: readonly Card[];
  readonly terrains: readonly Terrain[];
  readonly figures: readonly string[];
  readonly cardPrice: Bundle;
  readonly awardCard: string;
  /** Names of what this game has besides goods, pieces and cards. */
  readonly catalogues?: Readonly<Record<string, readonly string[]>>;
  /** In the order in which they act inside a stage. */
  readonly modules: readonly RuleModule[];
  /** Modules that a map may add by name. */
  readonly extras: Readonly<Record<string, RuleModule>>;
  /** House options that add a module when they are on. */
  readonly house: Readonly<Record<string, RuleModule>>;
  readonly options: readonly OptionSpec[];
}

/** Modules from outside the engine, by name: a map may add them as it adds those of its recipe. */
export type Extras = Recipe['extras'];

export interface GameOptions {
  readonly version?: number;
  readonly extras?: Extras;
}

/** What a map says about the rules it is played by; it can name modules and give them data, nothing else. */
export interface MapRules {
  readonly id: string;
  readonly recipe: string;
  readonly pointsToWin: number;
  readonly opening: readonly OpeningRound[];
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  readonly cards?: Readonly<Record<string, number>>;
  readonly areas?: readonly Area[];
  readonly params?: Params;
}

const HOUSE_OPTIONS: readonly OptionSpec[] = [
  { name: 'pointsToWin', rule: 'B-60', default: 0, least: 3, most: 20 },
  { name: 'discardLimit', rule: 'B-60', default: 7, least: 5, most: 20 },
  { name: 'friendlyRobber', rule: 'B-60', default: false },
  { name: 'balancedDice', rule: 'B-60', default: false },
];

const GROUND: readonly RuleModule[] = [
  turn,
  island,
  opening,
  production,
  discards,
  thief,
  robber,
  roads,
  buildings,
];
const DECK: readonly RuleModule[] = [cards, knight, roadBuilding, plenty, monopoly];
const TRADES: readonly RuleModule[] = [supplyTrade, playerTrade];
const AWARDS: readonly RuleModule[] = [longestRoute, largestArmy, victory, roundLimit];

const base: Recipe = {
  goods: baseGoods,
  pieces: basePieces,
  cards: baseCards,
  terrains: baseTerrains,
  figures: ['robber'],
  cardPrice: baseCardPrice,
  awardCard: 'knight',
  modules: [...GROUND, ...DECK, ...TRADES, ...AWARDS],
  extras: {},
  house: { friendlyRobber, balancedDice },
  options: [
    { name: 'setUp', rule: 'B-3', default: 'spiral', choices: ['spiral', 'random', 'fixed'] },
    ...HOUSE_OPTIONS,
  ],
};

const seafarers: Recipe = {
  ...base,
  pieces: seaPieces,
  terrains: seaTerrains,
  figures: ['robber', 'pirate'],
  catalogues: seaCatalogues,
  modules: [...GROUND, ...seaModules, ...DECK, ...TRADES, ...AWARDS],
  extras: seaExtras,
  options: [
    { name: 'setUp', rule: 'S-16', default: 'fixed', choices: ['fixed', 'variable'] },
    { name: 'harbours', rule: 'S-15', default: 'shuffled', choices: ['shuffled', 'printed'] },
    { name: 'placeHarbours', rule: 'S-901', default: false, module: 'newWorld' },
    ...HOUSE_OPTIONS,
  ],
};

const ENERGIES: readonly RuleModule[] = [
  scienceAndEnergy,
  footprints,
  eventDiscs,
  powerPlants,
  hazards,
  warehouse,
  cleanup,
  highYield,
  researchGrant,
];
const DISC_EVENTS: readonly RuleModule[] = [
  freeCard,
  climateConference,
  environmentalPollution,
  airPollution,
  productionIncrease,
  rainAndFlooding,
  sustainableProduction,
  governmentFunding,
];

const energies: Recipe = {
  goods: energiesGoods,
  pieces: energiesPieces,
  cards: energiesCards,
  terrains: energiesTerrains,
  figures: energiesFigures,
  cardPrice: energiesCardPrice,
  awardCard: 'cleanup',
  catalogues: energiesCatalogues,
  modules: [
    ...GROUND,
    cards,
    roadBuilding,
    ...TRADES,
    ...ENERGIES,
    ...DISC_EVENTS,
    longestRoute,
    largestArmy,
    victory,
    endings,
    roundLimit,
  ],
  extras: { firstGame },
  house: { friendlyRobber, balancedDice },
  options: [
    { name: 'setUp', rule: 'E-10', default: 'spiral', choices: ['spiral', 'random', 'fixed'] },
    { name: 'climateConferenceSpaces', rule: 'E-6', default: '3', choices: ['3', '4'] },
    { name: 'sustainableProductionSpaces', rule: 'E-6', default: '3', choices: ['3', '4'] },
    { name: 'footprintBands', rule: 'E-6', default: 'scaled', choices: ['scaled', 'unscaled', 'steep'] },
    ...HOUSE_OPTIONS,
  ],
};

const newCatan: Recipe = {
  goods: newCatanGoods,
  pieces: newCatanPieces,
  cards: newCatanCards,
  terrains: newCatanTerrains,
  figures: newCatanFigures,
  cardPrice: baseCardPrice,
  awardCard: 'knight',
  catalogues: { benefit: BENEFITS, race: RACES },
  modules: [...GROUND, ...DECK, ...TRADES, ...AWARDS, ...newCatanModules],
  extras: {},
  house: { friendlyRobber, balancedDice },
  options: [
    { name: 'setUp', rule: 'N-1', default: 'spiral', choices: ['spiral', 'random', FIRST_GAME] },
    ...HOUSE_OPTIONS,
  ],
};

export const RECIPES: Readonly<Record<string, Recipe>> = { base, seafarers, energies, 'new-catan': newCatan };

/** A recipe and what a stranger adds to it. */
export const recipeOf = (name: string, extras: Extras = {}): Recipe => {
  const recipe = RECIPES[name];
  const taken = Object.keys(extras).find((extra) => Object.hasOwn(recipe.extras, extra));
  if (taken !== undefined) throw new Error(`${name} has a module ${taken} already`);
  return { ...recipe, extras: { ...recipe.extras, ...extras } };
};

const extraOf = ({ extras }: Recipe, name: string): RuleModule => {
  if (!Object.hasOwn(extras, name)) throw new Error(`no module is called ${name}`);
  return extras[name];
};

const modulesOf = (recipe: Recipe, rules: MapRules, options: Options): readonly RuleModule[] => {
  const without = new Set(rules.without);
  const added = (rules.with ?? []).map((name) => extraOf(recipe, name));
  const house = Object.keys(recipe.house).filter((name) => options[name] === true);
  return [...recipe.modules, ...added, ...house.map((name) => recipe.house[name])].filter(
    ({ name }) => !without.has(name),
  );
};

const cardsOf = (recipe: Recipe, rules: MapRules): readonly Card[] =>
  recipe.cards.map((card) => ({ ...card, count: rules.cards?.[card.name] ?? card.count }));

const numberOption = (options: Options, name: string, otherwise: number): number => {
  const value = options[name];
  return typeof value === 'number' && value > 0 ? value : otherwise;
};

const scenarioOf = (
  recipe: Recipe,
  rules: MapRules,
  options: Options,
  version = RULES_VERSION,
): Scenario => ({
  id: rules.id,
  version,
  goods: recipe.goods,
  pieces: [...recipe.pieces, ...modulesOf(recipe, rules, options).flatMap(({ pieces }) => pieces ?? [])],
  cards: cardsOf(recipe, rules),
  terrains: recipe.terrains,
  figures: recipe.figures,
  cardPrice: recipe.cardPrice,
  awardCard: recipe.awardCard,
  opening: rules.opening,
  pointsToWin: numberOption(options, 'pointsToWin', rules.pointsToWin),
  discardLimit: numberOption(options, 'discardLimit', 7),
  options,
  areas: rules.areas ?? [],
  params: rules.params ?? {},
});

const names = (entries: readonly { readonly name: string }[]): readonly string[] =>
  entries.map(({ name }) => name);

const cataloguesOf = (scenario: Scenario): Readonly<Record<string, readonly string[]>> => ({
  good: names(scenario.goods),
  piece: names(scenario.pieces),
  card: names(scenario.cards),
  terrain: names(scenario.terrains),
  figure: scenario.figures,
  answer: ANSWERS,
});

/** Options and rules are checked by whoever reads them from outside (`@landnam/maps`). */
export const makeGame = (
  rules: MapRules,
  board: Board,
  seats: number,
  options: Options,
  { version = RULES_VERSION, extras }: GameOptions = {},
): Game => {
  const recipe = recipeOf(rules.recipe, extras);
  const scenario = scenarioOf(recipe, rules, options, version);
  return compile({
    board,
    seats,
    scenario,
    slots: SLOTS,
    catalogues: { ...cataloguesOf(scenario), ...recipe.catalogues },
    pools: {
      goods: scenario.goods.map(({ supply }) => supply),
      cards: scenario.cards.map(({ count }) => count),
    },
    modules: modulesOf(recipe, rules, options),
  });
};

/** What a map gives its modules, as far as play depends on it. */
export const playedParams = (rules: MapRules, extras?: Extras): Readonly<Record<string, unknown>> => {
  const modules = modulesOf(recipeOf(rules.recipe, extras), rules, {});
  const entries: [string, unknown][] = Object.entries(rules.params ?? {});
  const moduleOf = (name: string): RuleModule | undefined => modules.find((module) => module.name === name);
  return Object.fromEntries(
    entries.map(([name, data]) => {
      const module = moduleOf(name);
      return [name, module?.played === undefined ? data : module.played(data)];
    }),
  );
};

const dataProblems = (modules: readonly RuleModule[], params: object): readonly string[] => {
  const found: string[] = [];
  const report = (where: string, what: string): void => void found.push(`${where}: ${what}`);
  for (const [name, data] of Object.entries(params)) {
    const shape = modules.find((module) => module.name === name)?.data;
    if (shape === undefined) report(name, 'no module of this game reads this');
    else shape(data, name, report);
  }
  return found;
};

/** What the modules of a map find wrong with its data. */
export const ruleProblems = (
  rules: MapRules,
  board: Board,
  seats: number,
  printed: readonly number[],
  extras?: Extras,
): readonly string[] => {
  const recipe = recipeOf(rules.recipe, extras);
  const draft: Draft = { board, seats, scenario: scenarioOf(recipe, rules, {}), printed };
  const shapeless = dataProblems(modulesOf(recipe, rules, {}), draft.scenario.params);
  if (shapeless.length > 0) return shapeless;
  return modulesOf(recipe, rules, {}).flatMap(
    (module) => module.problems?.(draft).map((what) => `${module.name}: ${what}`) ?? [],
  );
};

/** What is wrong with the rows that modules dealt for themselves; such a deal may come from outside. */
export const extraProblems = (g: Game, extra: Deal['extra']): readonly string[] => {
  const dealers = g.modules.filter(({ dealer }) => dealer !== undefined);
  const strange = Object.keys(extra).filter((name) => !dealers.some((module) => module.name === name));
  const wrong = dealers.flatMap(({ name, dealer }) => {
    const row = extra[name];
    const what = row === undefined ? 'is missing' : dealer?.check(g, row);
    return what === null || what === undefined ? [] : [`${name}: ${what}`];
  });
  return [...strange.map((name) => `${name}: no module deals this`), ...wrong];
};
