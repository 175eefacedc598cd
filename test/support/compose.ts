/** Base with a test's own modules: for testing the core with what no game does. */
import type { Deal, Game, Scenario } from '@landnam/engine';
import type { RuleModule } from '@landnam/engine/rules';
import { dealTable, findTable } from '@landnam/maps';
import { compile } from '../../packages/engine/src/core/game/compile.js';
import { SLOTS } from '../../packages/engine/src/slots.js';
import { constant } from './chance.js';
import { TestTable } from './table.js';

export interface Composition {
  readonly add?: readonly RuleModule[];
  readonly without?: readonly string[];
  readonly scenario?: Partial<Scenario>;
  readonly seats?: number;
  readonly deal?: Partial<Deal>;
  readonly catalogues?: Readonly<Record<string, readonly string[]>>;
  readonly pools?: Readonly<Record<string, readonly number[]>>;
}

const names = (entries: readonly { readonly name: string }[]): readonly string[] =>
  entries.map(({ name }) => name);

const cataloguesOf = (scenario: Scenario): Record<string, readonly string[]> => ({
  good: names(scenario.goods),
  piece: names(scenario.pieces),
  card: names(scenario.cards),
  terrain: names(scenario.terrains),
  figure: scenario.figures,
});

export const composeGame = (base: Game, parts: Composition): Game => {
  const scenario = { ...base.scenario, ...parts.scenario };
  const without = new Set(parts.without);
  return compile({
    board: base.board,
    seats: base.seats,
    scenario,
    slots: SLOTS,
    catalogues: { ...base.catalogues, ...cataloguesOf(scenario), ...parts.catalogues },
    pools: {
      goods: scenario.goods.map(({ supply }) => supply),
      cards: scenario.cards.map(({ count }) => count),
      ...parts.pools,
    },
    modules: [...base.modules.filter(({ name }) => !without.has(name)), ...(parts.add ?? [])],
  });
};

/** The beginners' board with other rules. */
export const compose = (parts: Composition): TestTable => {
  const found = findTable('base', parts.seats ?? 4, { setUp: 'fixed' });
  if (!found.ok) throw new Error(found.error);
  const deal = { ...dealTable(found.value, constant(0)), first: 0, ...parts.deal };
  return new TestTable(composeGame(found.value.game, parts), deal);
};
