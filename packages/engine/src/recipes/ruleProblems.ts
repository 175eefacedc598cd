/** What the modules of a map find wrong with its data, and with each other. */
import type { Board } from '../core/board/board.js';
import type { Draft, RuleModule } from '../core/game/game.js';
import { type Complaint, said, type Said } from '../core/text/said.js';
import { modulesOf, recipeOf, scenarioOf } from '../recipes.js';
import type { Extras, MapRules } from './recipe.js';

/** Who says it: a module, about its data or what it needs. */
export interface RuleProblem extends Said {
  readonly module: string;
}

const from = (module: string, problem: Complaint): RuleProblem => {
  const why = typeof problem === 'string' ? said('other', '{text}', { text: problem }) : problem;
  return { ...why, module, text: `${module}: ${why.text}` };
};

const dataProblems = (modules: readonly RuleModule[], params: object): readonly RuleProblem[] => {
  const found: RuleProblem[] = [];
  for (const [name, data] of Object.entries(params)) {
    const shape = modules.find((module) => module.name === name)?.data;
    if (shape === undefined) found.push(from(name, said('unread', 'no module of this game reads this')));
    shape?.(data, name, (where, what, why) =>
      found.push({
        ...(why ?? said('other', '{text}', { text: what })),
        module: name,
        text: `${where}: ${what}`,
      }),
    );
  }
  return found;
};

/** A module that needs another one has it before itself. */
const needProblems = (modules: readonly RuleModule[]): readonly RuleProblem[] =>
  modules.flatMap(({ name, needs = [] }, i) => [
    ...(modules.findIndex((module) => module.name === name) < i
      ? [from(name, said('module.twice', 'the module is listed twice'))]
      : []),
    ...needs
      .filter((need) => !modules.slice(0, i).some((module) => module.name === need))
      .map((need) => from(name, said('module.needs', '{need} is needed before it', { need }))),
  ]);

export const ruleProblems = (
  rules: MapRules,
  board: Board,
  seats: number,
  ground: Pick<Draft, 'printed' | 'dealt'>,
  extras?: Extras,
): readonly RuleProblem[] => {
  const recipe = recipeOf(rules.recipe, extras);
  const modules = modulesOf(recipe, rules, {});
  const draft: Draft = { board, seats, scenario: scenarioOf(recipe, rules, {}), ...ground };
  const shapeless = [...dataProblems(modules, draft.scenario.params), ...needProblems(modules)];
  if (shapeless.length > 0) return shapeless;
  return modules.flatMap((module) => (module.problems?.(draft) ?? []).map((why) => from(module.name, why)));
};

/** Corners that are taken before anybody places a building, on a map whose rules have no problem. */
export const standingCorners = (
  rules: MapRules,
  board: Board,
  seats: number,
  extras?: Extras,
): readonly number[] => {
  const recipe = recipeOf(rules.recipe, extras);
  const setting = { board, seats, scenario: scenarioOf(recipe, rules, {}) };
  return modulesOf(recipe, rules, {}).flatMap((module) => module.stands?.(setting) ?? []);
};
