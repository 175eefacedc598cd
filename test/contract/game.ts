/** Plays one game under the contract and reports the first thing that is wrong, with the ply and the action. */
import {
  begin,
  type Below,
  type Deal,
  type Game,
  hashState,
  isOver,
  makeState,
  type State,
} from '@landnam/engine';
import { makeAction, parseAction } from '@landnam/engine/notation';
import { playPly, type Ply, randomPly } from '../support/play.js';
import type { GameChecks, Maxima } from './checks.js';
import { brokenCopy, brokenProposal, fullProblems } from './invariants.js';

const HASH_EVERY = 32;

export interface Record {
  readonly entries: string[];
  readonly hashes: string[];
}

export class ContractError extends Error {}

const demand = (problems: readonly string[], g: Game, plies: number, ply: Ply | null): void => {
  if (problems.length === 0) return;
  const after = ply === null ? 'at the start' : `after ${makeAction(g, ply.seat, ply)}`;
  throw new ContractError(`ply ${plies}, ${after}: ${problems.slice(0, 5).join('; ')}`);
};

/** Every ply is checked in full; every action is also applied to a copy and kept as text. */
export const playUnderContract = (
  g: Game,
  s: State,
  checks: GameChecks,
  below: Below,
  most: number,
  maxima: Maxima,
): Record => {
  const copy = makeState(g);
  const record: Record = { entries: [], hashes: [hashState(s)] };
  demand(fullProblems(g, s, checks, below, maxima), g, 0, null);
  for (let plies = 1; plies <= most && !isOver(s); plies++) {
    const ply = randomPly(g, s, below, 60);
    demand([...brokenProposal(g, ply), ...brokenCopy(g, s, ply, copy)], g, plies, ply);
    record.entries.push(makeAction(g, ply.seat, ply));
    playPly(g, s, ply);
    demand(hashState(copy) === hashState(s) ? [] : ['a copy went on to other bytes'], g, plies, ply);
    demand(fullProblems(g, s, checks, below, maxima), g, plies, ply);
    if (plies % HASH_EVERY === 0) record.hashes.push(hashState(s));
    maxima.plies = Math.max(maxima.plies, plies);
  }
  record.hashes.push(hashState(s));
  return record;
};

/** The log alone plays the same game: what a record's text leads to. */
export const replayHashes = (g: Game, deal: Deal, entries: readonly string[]): string[] => {
  const s = makeState(g);
  begin(g, s, deal);
  const hashes = [hashState(s)];
  entries.forEach((text, i) => {
    const move = parseAction(g, text);
    if (!move.ok) throw new ContractError(`${text}: ${move.error}`);
    playPly(g, s, move.value);
    if ((i + 1) % HASH_EVERY === 0) hashes.push(hashState(s));
  });
  return [...hashes, hashState(s)];
};
