/** The levels that search. Without weights for a game they play as `normal`, which is said once where weights are looked for. */
import type { Game } from '@landnam/engine';
import type { BotMaker } from '../bot.js';
import { makeValue, weightsFor } from '../value/index.js';
import { Searcher } from './searcher.js';
import { type Strength, Tools } from './tools.js';

/** A few milliseconds a choice. */
export const HARD: Strength = {
  beam: 8,
  looks: 400,
  worlds: 1,
  places: 12,
  outlook: { rows: 4, streams: 8, rounds: 1 },
  haggling: { offers: 1, plans: 4, work: { beam: 4, looks: 60 }, least: 0.005 },
};

/** Up to a second where it helps. */
export const EXPERT: Strength = {
  beam: 24,
  looks: 6000,
  worlds: 4,
  places: 20,
  outlook: { rows: 6, streams: 64, rounds: 1 },
  haggling: { offers: 2, plans: 10, work: { beam: 8, looks: 300 }, least: 0.003 },
};

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
