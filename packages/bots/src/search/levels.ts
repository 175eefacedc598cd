/** The levels that search. Without weights for a game they play as `normal`, which is said once where weights are looked for. */
import type { Game } from '@landnam/engine';
import type { BotMaker } from '../bot.js';
import { makeValue, weightsFor } from '../value/index.js';
import { Searcher } from './searcher.js';
import { EXPERT, HARD } from './strengths.js';
import { type Strength, Tools } from './tools.js';

const known = new WeakMap<Game, Map<Strength, Tools>>();

const toolsFor = (g: Game, strength: Strength): Tools | undefined => {
  const ofGame = known.get(g) ?? new Map<Strength, Tools>();
  known.set(g, ofGame);
  const before = ofGame.get(strength);
  if (before !== undefined) return before;
  const weights = weightsFor(g);
  if (weights === undefined) return undefined;
  const made = new Tools(g, makeValue(g, weights), strength);
  ofGame.set(strength, made);
  return made;
};

const searcher =
  (strength: Strength): BotMaker =>
  (g, seat, below) =>
    new Searcher(g, seat, below, () => toolsFor(g, strength));

export const hard: BotMaker = searcher(HARD);
export const expert: BotMaker = searcher(EXPERT);
