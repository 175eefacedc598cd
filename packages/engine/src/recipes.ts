/** Makes games: a recipe, what a map says about it, and the options chosen. */
import { RECIPES } from '#recipes';
import { RULES_VERSION } from './changes.js';
import type { Board } from './core/board/board.js';
import { compile } from './core/game/compile.js';
import type { Game, RuleModule } from './core/game/game.js';
import type { Deal, Scenario } from './core/registry.js';
import { ANSWERS } from './modules/base/playerTrade.js';
import type { Extras, GameOptions, MapRules, Options, Recipe } from './recipes/recipe.js';
import { type Card, type Good, SLOTS } from './slots.js';

export { fetchRecipe, RECIPES } from '#recipes';
export type * from './recipes/recipe.js';

/** A recipe with the modules that others add to it. */
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

const chosenBy = ({ chosen = {} }: Recipe, options: Options): readonly RuleModule[] =>
  Object.entries(chosen).flatMap(([name, modules]) => modules[String(options[name])] ?? []);

export const modulesOf = (recipe: Recipe, rules: MapRules, options: Options): readonly RuleModule[] => {
  const left = Object.keys(recipe.leaves).filter((name) => options[name] === true);
  const without = new Set([...(rules.without ?? []), ...left.map((name) => recipe.leaves[name])]);
  const added = (rules.with ?? []).map((name) => extraOf(recipe, name));
  const house = Object.keys(recipe.house).filter((name) => options[name] === true);
  const asked = [...house.map((name) => recipe.house[name]), ...chosenBy(recipe, options)];
  return [...recipe.modules, ...added, ...asked].filter(({ name }) => !without.has(name));
};

const cardsOf = (recipe: Recipe, rules: MapRules): readonly Card[] =>
  recipe.cards.map((card) => ({ ...card, count: rules.cards?.[card.name] ?? card.count }));

const goodsOf = (recipe: Recipe, rules: MapRules): readonly Good[] =>
  recipe.goods.map((good) => ({ ...good, supply: rules.supply?.[good.name] ?? good.supply }));

const numberOption = (options: Options, name: string, otherwise: number): number => {
  const value = options[name];
  return typeof value === 'number' && value > 0 ? value : otherwise;
};

export const scenarioOf = (
  recipe: Recipe,
  rules: MapRules,
  options: Options,
  version = RULES_VERSION,
): Scenario => ({
  id: rules.id,
  version,
  goods: goodsOf(recipe, rules),
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

/** Options and rules are checked where they are read from outside (`@landnam/maps`). */
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
