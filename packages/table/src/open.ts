/** Tables from a set-up, and from the lines of a saved game. What is wrong is said, never thrown. */
import { fail, ok, type Result } from '@landnam/engine';
import type { LogHeader, LogTrouble } from '@landnam/engine/log';
import { fetchInsights, fetchSearch, isSearcher } from '@landnam/bots';
import {
  beginGame,
  dealTable,
  describeProblem,
  fetchBeginning,
  fetchGame,
  findTable,
  headerOf,
  type ReplayProblem,
} from '@landnam/maps';
import { LiveTable, type TablePorts } from './liveTable.js';
import { seededChance } from './seeded.js';
import { seatedIn } from './seated.js';
import { sharedTableOf } from './shared.js';
import type { GameSetup } from './told.js';

/** `line` is technical detail for a bug report. */
export interface TableProblem {
  readonly code: LogTrouble | 'failed';
  readonly line: string;
}

/** A game as it is stored. */
export interface KeptGame {
  readonly setup: GameSetup;
  readonly header: LogHeader;
  readonly entries: readonly string[];
}

type Failed = { readonly ok: false; readonly error: TableProblem };
const problem = (code: TableProblem['code'], line: string): Failed => fail({ code, line });
const described = (why: ReplayProblem): Failed => problem(why.code, describeProblem(why));
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A game's rules, maps and bots may be in separate files; `own` is the map that comes with a log. */
export const fetchAll = async (game: string, own?: unknown): Promise<void> => {
  const recipe = await fetchGame(game, own);
  if (recipe !== undefined) await fetchInsights(recipe);
};

/** With whatever its header needs to be laid out. */
export const fetchFor = async ({ game, mapData, deal }: Partial<LogHeader>): Promise<void> => {
  await fetchAll(game ?? '', mapData);
  await fetchBeginning(deal);
};

/** Levels that search are loaded with their weights when one of them takes a seat; without the weights `normal` plays. */
const fetchSearchFor = async ({ setup, header }: KeptGame): Promise<void> => {
  const { players } = setup;
  if (players.some(({ bot }) => isSearcher(bot))) await fetchSearch(header.game, players.length);
};

export const newTable = (setup: GameSetup): Result<LiveTable, string> => {
  const { game, options, seed, players } = setup;
  const table = findTable(game, players.length, options);
  if (!table.ok) return table;
  const deal = dealTable(table.value, seededChance(seed).deal());
  return ok(
    new LiveTable(table.value, setup, headerOf(table.value, deal, { seed, seated: seatedIn(setup) })),
  );
};

/** Before its first line; the rules are at hand. */
export const layOut = (
  setup: GameSetup,
  header: LogHeader,
  ports?: TablePorts,
): Result<LiveTable, TableProblem> => {
  const table = sharedTableOf(header);
  if (!table.ok) return described(table.error);
  const begun = beginGame(table.value.game, header.deal);
  return begun.ok ? ok(new LiveTable(table.value, setup, header, ports)) : problem('badDeal', begun.error);
};

const playBack = (
  { setup, header, entries }: KeptGame,
  ports?: TablePorts,
): Result<LiveTable, TableProblem> => {
  const live = layOut(setup, header, ports);
  if (!live.ok) return live;
  for (const [i, line] of entries.entries()) {
    const why = live.value.replay(line);
    if (why !== null) return problem('refused', `entry ${i + 1}: "${line}": ${why}`);
  }
  return live;
};

/** A game whose rules are already loaded. */
export const openTable = (game: KeptGame, ports?: TablePorts): Result<LiveTable, TableProblem> => {
  try {
    return playBack(game, ports);
  } catch (error) {
    return problem('damaged', messageOf(error));
  }
};

/** A game whose rules may not be loaded yet. */
export const fetchTable = async (game: KeptGame): Promise<Result<LiveTable, TableProblem>> => {
  // a saved game may be damaged
  const header: Partial<LogHeader> | undefined = game.header;
  try {
    await fetchFor(header ?? {});
    await fetchSearchFor(game);
  } catch (error) {
    return problem('failed', messageOf(error));
  }
  return openTable(game);
};
