/** The games of this browser, and what is wrong with those that no longer open. */
import { useCallback, useEffect, useState } from 'react';
import { type Library, listGames } from '../../session/storage/library.js';
import { inspectGame } from '../../session/asks.js';
import type { OpenProblem } from '../../session/types.js';

export interface Shelves extends Library {
  /** They were read. */
  readonly isThere: boolean;
  readonly problems: ReadonlyMap<string, OpenProblem>;
}

const EMPTY: Shelves = { isThere: false, games: [], trouble: null, problems: new Map() };

const inspectAll = async ({ games }: Library): Promise<Map<string, OpenProblem>> => {
  const problems = new Map<string, OpenProblem>();
  for (const { id } of games) {
    const problem = await inspectGame(id);
    if (problem !== null) problems.set(id, problem);
  }
  return problems;
};

export const useLibrary = (): readonly [Shelves, () => Promise<void>] => {
  const [shelves, setShelves] = useState(EMPTY);
  const refresh = useCallback(async () => {
    const library = await listGames();
    setShelves(({ problems }) => ({ ...library, isThere: true, problems }));
    const problems = await inspectAll(library);
    setShelves((now) => ({ ...now, problems }));
  }, []);
  useEffect(() => void refresh(), [refresh]);
  return [shelves, refresh];
};
