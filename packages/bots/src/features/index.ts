/** The features of the rule modules that a game is played by, joined. */
import { features } from '#features';
import type { Game } from '@landnam/engine';
import type { Insight } from '../greedy/insight.js';
import type { Knowledge } from '../greedy/mind.js';

export { fetchFeatures } from '#features';

/** Of two scorers for one action the later one knows more: a game's own after base's. */
const join = (g: Game, insights: readonly Insight[]): Knowledge => ({
  terms: insights.flatMap(({ terms }) => terms ?? []),
  goals: insights.flatMap(({ goals }) => goals ?? []),
  scorers: g.rules.map(({ type }) => insights.findLast(({ scorers }) => scorers?.[type])?.scorers?.[type]),
  proposers: insights.flatMap(({ proposers }) => proposers ?? []),
});

export const knowledgeOf = (g: Game): Knowledge => {
  const modules = new Set(g.modules.map(({ name }) => name));
  const played = features().filter(({ module }) => modules.has(module));
  return join(
    g,
    played.map((each) => each.make(g)),
  );
};
