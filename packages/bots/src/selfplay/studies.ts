/** Bots for training generations of weights and comparing them: none is offered to people. */
import { fail, ok, type Result } from '@landnam/engine';
import type { BotMaker } from '../bot.js';
import { exploiter, hermit } from './dealers.js';
import { searcher } from '../search/levels.js';
import { EXPERT, HARD, PLANNER } from '../search/strengths.js';
import type { Strength } from '../search/tools.js';
import type { Weights } from '../value/index.js';

/** They do not search, and have no weights. */
const DEALERS: Readonly<Record<string, BotMaker>> = { hermit, exploiter };
const STRENGTHS: Readonly<Record<string, Strength>> = { planner: PLANNER, hard: HARD, expert: EXPERT };

export const studyNames = (): readonly string[] => Object.keys(STRENGTHS);

/** Those without a level's name. */
export const onlyStudied = (name: string): boolean => name === 'planner' || Object.hasOwn(DEALERS, name);

/** With the weights that ship, unless others are given. */
export const studyBot = (name: string, weights?: Weights): Result<BotMaker, string> => {
  if (weights === undefined && Object.hasOwn(DEALERS, name)) return ok(DEALERS[name]);
  const strength = Object.hasOwn(STRENGTHS, name) ? STRENGTHS[name] : undefined;
  if (strength === undefined)
    return fail(`"${name}" does not search: ${studyNames().join(', ')} are known here`);
  return ok(weights === undefined ? searcher(strength) : searcher(strength, () => weights));
};
