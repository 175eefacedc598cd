/** The features of every rule module the bots understand: a game adds its folder here. */
import type { Game } from '@landnam/engine';
import type { Features, Insight } from '../greedy/insight.js';
import type { Knowledge } from '../greedy/mind.js';
import { base } from './base/index.js';
import { energies } from './energies/index.js';
import { newCatan } from './new-catan/index.js';
import { seafarers } from './seafarers/index.js';

const FEATURES: readonly Features[] = [...base, ...energies, ...newCatan, ...seafarers];

/** Of two scorers for one action the later one knows more: a game's own after base's. */
const join = (g: Game, insights: readonly Insight[]): Knowledge => ({
  terms: insights.flatMap(({ terms }) => terms ?? []),
  goals: insights.flatMap(({ goals }) => goals ?? []),
  scorers: g.rules.map(({ type }) => insights.findLast(({ scorers }) => scorers?.[type])?.scorers?.[type]),
  proposers: insights.flatMap(({ proposers }) => proposers ?? []),
});

export const knowledgeOf = (g: Game): Knowledge => {
  const modules = new Set(g.modules.map(({ name }) => name));
  return join(
    g,
    FEATURES.filter(({ module }) => modules.has(module)).map((features) => features.make(g)),
  );
};
