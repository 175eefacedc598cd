/** A position laid by hand, as text: also one that no table would begin with. */
import { fail, ok, type Result, type State } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { beginGame, dealTable, describeFaults, type OpenDraft, readDraft } from '@landnam/maps';
import type { TableProblem } from '../open.js';
import { fetchPosition } from '../positionTable.js';

export interface FoundDraft extends OpenDraft {
  /** Of the same game, as it begins: whatever is wrong with the draft, this can be drawn. */
  readonly beginning: State;
}

export const openDraft = async (text: string): Promise<Result<FoundDraft, TableProblem>> => {
  await fetchPosition(text);
  const read = readDraft(text);
  if (!read.ok) return fail({ code: 'unreadable', line: describeFaults(read.error) });
  const { game } = read.value;
  const begun = beginGame(game, dealTable(read.value, new Chance('').below));
  return begun.ok
    ? ok({ ...read.value, beginning: begun.value })
    : fail({ code: 'unreadable', line: begun.error });
};
