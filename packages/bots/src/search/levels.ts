/** The levels that search. Without weights for a game they play as `normal`, which is reported once where weights are looked for. */
import type { Game } from '@landnam/engine';
import type { BotMaker } from '../bot.js';
import { makeValue, type Weights, weightsFor } from '../value/index.js';
import { Searcher } from './searcher.js';
import { EXPERT, HARD } from './strengths.js';
import { type Strength, Tools } from './tools.js';

type Find = (g: Game) => Weights | undefined;

const makeTools = (g: Game, strength: Strength, find: Find): Tools | undefined => {
  const weights = find(g);
  return weights === undefined ? undefined : new Tools(g, makeValue(g, weights), strength);
};

/** Each bot has its own tools: what they cache must not depend on what another bot has looked at. */
export const searcher =
  (strength: Strength, find: Find = weightsFor): BotMaker =>
  (g, seat, below) => {
    let tools: Tools | undefined;
    return new Searcher(g, seat, below, () => (tools ??= makeTools(g, strength, find)));
  };

export const hard: BotMaker = searcher(HARD);
export const expert: BotMaker = searcher(EXPERT);
