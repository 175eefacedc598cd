/** Tables from a set-up, from the lines of a saved game, or from a log. Errors are returned, never thrown. */
import { fail, ok, type Result } from '@landnam/engine';
import { type Log, type LogHeader, type LogTrouble, parseLog } from '@landnam/engine/log';
import { BOTS, fetchInsights, fetchSearch, isSearcher } from '@landnam/bots';
import {
  checkDeal,
  dealTable,
  describeProblem,
  fetchGame,
  findTable,
  headerOf,
  replayLog,
  type ReplayProblem,
} from '@landnam/maps';
import { CLOCK_NOTE, SEATS_NOTE } from './export.js';
import { CLOCK, LiveTable, type TablePorts } from './liveTable.js';
import { seededChance } from './seeded.js';
import { seatedIn } from './seated.js';
import { sharedTableOf } from './shared.js';
import type { GameSetup, Player } from './told.js';

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

const layOut = (setup: GameSetup, header: LogHeader, ports?: TablePorts): Result<LiveTable, TableProblem> => {
  const table = sharedTableOf(header);
  if (!table.ok) return described(table.error);
  const deal = checkDeal(table.value.game, header.deal);
  return deal.ok ? ok(new LiveTable(table.value, setup, header, ports)) : problem('badDeal', deal.error);
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
    await fetchAll(header?.game ?? '', header?.mapData);
    await fetchSearchFor(game);
  } catch (error) {
    return problem('failed', messageOf(error));
  }
  return openTable(game);
};

const isBot = (name: string | undefined): name is string => name !== undefined && Object.hasOwn(BOTS, name);

const noteOf = ({ notes }: Log, name: string): string | undefined =>
  notes.find(({ note }) => note.startsWith(name))?.note.slice(name.length);

/** The header says who plays; in logs of the first format a note did, or the players had bots' names. */
const playersOf = (log: Log): Player[] => {
  const { header } = log;
  const told = noteOf(log, SEATS_NOTE)?.split(',');
  return Array.from({ length: header.seats }, (_, seat) => {
    const name = log.names[seat] ?? '';
    const bot = [header.seated?.[seat]?.replace(/^bot /, ''), told?.[seat], name].find(isBot) ?? '';
    return { kind: bot === '' ? 'person' : 'bot', name, bot };
  });
};

const setupOf = (log: Log, seed: string): GameSetup => ({
  game: log.header.game,
  options: log.header.options as GameSetup['options'],
  players: playersOf(log),
  seed: log.header.seed ?? seed,
  turnSeconds: Number(noteOf(log, CLOCK_NOTE) ?? 0),
});

/** A log that may stop anywhere becomes a table where play continues; `seed` is for logs that name none. */
export const importLog = async (text: string, seed: string): Promise<Result<LiveTable, TableProblem>> => {
  const read = parseLog(text, true);
  if (read.ok) await fetchAll(read.value.header.game, read.value.header.mapData);
  const replay = replayLog(text, { partial: true });
  if (!replay.ok) return described(replay.error);
  const { log } = replay.value;
  const live = layOut(setupOf(log, seed), log.header);
  if (!live.ok) return live;
  for (const { action, by } of log.entries) live.value.replay(by === CLOCK ? `${action} ; ${by}` : action);
  return live;
};
