/** Bots that generations of weights are made by and held against each other: none is offered to people. */
import { fail, ok, type Result } from '@landnam/engine';
import type { BotMaker } from '../bot.js';
import { searcher } from '../search/levels.js';
import { EXPERT, HARD, PLANNER } from '../search/strengths.js';
import type { Strength } from '../search/tools.js';
import type { Weights } from '../value/index.js';

const STRENGTHS: Readonly<Record<string, Strength>> = { planner: PLANNER, hard: HARD, expert: EXPERT };

export const studyNames = (): readonly string[] => Object.keys(STRENGTHS);

/** With the weights that ship, unless others are given. */
export const studyBot = (name: string, weights?: Weights): Result<BotMaker, string> => {
  const strength = Object.hasOwn(STRENGTHS, name) ? STRENGTHS[name] : undefined;
  if (strength === undefined)
    return fail(`"${name}" does not search: ${studyNames().join(', ')} are known here`);
  return ok(weights === undefined ? searcher(strength) : searcher(strength, () => weights));
};
