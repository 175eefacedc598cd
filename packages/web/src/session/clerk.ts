/** The worker's answers that need no open game: previews, new games, logs from files, whether a saved game opens. */
import { type Below, fail, NONE, ok, type Result } from '@landnam/engine';
import { type By, type Log, type LogHeader, parseLog } from '@landnam/engine/log';
import { BOTS, Chance, fetchFeatures } from '@landnam/bots';
import {
  ATLAS,
  boardFor,
  checkDeal,
  dealTable,
  describeProblem,
  fetchGame,
  findTable,
  headerOf,
  optionsOf,
  replayLog,
  type ReplayProblem,
  type Table,
  tableOf,
} from '@landnam/maps';
import { updateFor } from './eyes.js';
import { CLOCK_NOTE, SEATS_NOTE } from './export.js';
import { type Found, Keep } from './keep.js';
import type { SavedGame, WholeGame } from './savedGame.js';
import { CLOCK, LiveTable } from './table.js';
import type { GameInfo, GameSetup, Player, Preview, Problem, ProblemCode, Sketch } from './types.js';

/** Rules, maps and bots of a game lie in files of their own; `own` is the map that a log brings along. */
const fetchAll = async (game: string, own?: unknown): Promise<void> => {
  const recipe = await fetchGame(game, own);
  if (recipe !== undefined) await fetchFeatures(recipe);
};

const belowFor = (seed: string): Below => new Chance(`${seed} deal`).below;

const headerFor = (table: Table, setup: GameSetup): LogHeader =>
  headerOf(table, dealTable(table, belowFor(setup.seed)), {
    seed: setup.seed,
    seated: setup.players.map(({ bot }): By => (bot === '' ? 'person' : `bot ${bot}`)),
  });

const newLive = (setup: GameSetup): Result<LiveTable, string> => {
  const table = findTable(setup.game, setup.players.length, setup.options);
  return table.ok ? ok(new LiveTable(table.value, setup, headerFor(table.value, setup))) : table;
};

export const infoOf = (id: string, live: LiveTable): GameInfo => {
  const { game } = live.table;
  const { layout, board, scenario, seats } = game;
  const [modules, types] = [game.modules.map(({ name }) => name), game.rules.map(({ type }) => type)];
  return { id, setup: live.setup, layout, board, scenario, seats, modules, types };
};

export const savedOf = (id: string, live: LiveTable, created: number): SavedGame => ({
  id,
  setup: live.setup,
  header: live.header,
  created,
  updated: Date.now(),
  plies: live.entries.length,
  round: live.round,
  winners: live.over()?.winners ?? null,
});

const problem = (code: ProblemCode, line: string): { readonly ok: false; readonly error: Problem } =>
  fail({ code, line });

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const described = (why: ReplayProblem): { readonly ok: false; readonly error: Problem } =>
  problem(why.code, describeProblem(why));

const layOut = (setup: GameSetup, header: LogHeader): Result<LiveTable, Problem> => {
  const table = tableOf(header);
  if (!table.ok) return described(table.error);
  const deal = checkDeal(table.value.game, header.deal);
  return deal.ok ? ok(new LiveTable(table.value, setup, header)) : problem('badDeal', deal.error);
};

const playBack = ({ saved, entries }: WholeGame): Result<LiveTable, Problem> => {
  const live = layOut(saved.setup, saved.header);
  if (!live.ok) return live;
  for (const [i, line] of entries.entries()) {
    const why = live.value.replay(line);
    if (why !== null) return problem('refused', `entry ${i + 1}: "${line}": ${why}`);
  }
  return live;
};

/** A saved game as it stands; whatever is wrong with it is said, never thrown. */
export const openWhole = (game: WholeGame): Result<LiveTable, Problem> => {
  try {
    return playBack(game);
  } catch (error) {
    return problem('damaged', messageOf(error));
  }
};

/** Opens a game whose rules may not be at hand yet. */
export const fetchWhole = async (game: WholeGame): Promise<Result<LiveTable, Problem>> => {
  const header: Partial<LogHeader> | undefined = game.saved.header;
  try {
    await fetchAll(header?.game ?? '', header?.mapData);
  } catch (error) {
    return problem('failed', messageOf(error));
  }
  return openWhole(game);
};

const isBot = (name: string | undefined): name is string => name !== undefined && Object.hasOwn(BOTS, name);

const noteOf = ({ notes }: Log, name: string): string | undefined =>
  notes.find(({ note }) => note.startsWith(name))?.note.slice(name.length);

/** The header says who plays; in logs of the first format a note did, or the names were those of bots. */
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

export class Clerk {
  protected readonly keep = new Keep();

  /** A board to look at before it is played on; nothing is kept. */
  async preview(setup: GameSetup): Promise<Result<Preview, string>> {
    await fetchAll(setup.game);
    const live = newLive(setup);
    if (!live.ok) return live;
    const { map } = live.value.table;
    const [info, update] = [infoOf('', live.value), updateFor(live.value, NONE, 0)];
    return ok({ info, update, options: optionsOf(map), players: map.players });
  }

  /** The printed map, as far as it is printed. */
  async sketch(game: string): Promise<Sketch | undefined> {
    await fetchGame(game);
    const map = ATLAS.get(game);
    if (map === undefined) return undefined;
    const { hexes } = boardFor(map, Math.max(...map.players));
    return {
      hexes: hexes.map(({ q, r, terrain }) => ({ q, r, terrain })),
      players: map.players,
      pointsToWin: map.pointsToWin,
    };
  }

  async create(id: string, setup: GameSetup): Promise<Result<string, Problem>> {
    await fetchAll(setup.game);
    const live = newLive(setup);
    if (!live.ok) return problem('badOptions', live.error);
    await this.keep.write({ saved: savedOf(id, live.value, Date.now()), entries: [] }, 0);
    return ok(id);
  }

  /** A log from a file becomes a game of one's own. */
  async import(id: string, text: string): Promise<Result<string, Problem>> {
    const read = parseLog(text, true);
    if (read.ok) await fetchAll(read.value.header.game, read.value.header.mapData);
    const replay = replayLog(text, { partial: true });
    if (!replay.ok) return described(replay.error);
    const { log } = replay.value;
    const live = layOut(setupOf(log, id), log.header);
    if (!live.ok) return live;
    for (const { action, by } of log.entries) live.value.replay(by === CLOCK ? `${action} ; ${by}` : action);
    const { entries } = live.value;
    await this.keep.write({ saved: savedOf(id, live.value, Date.now()), entries }, 0);
    return ok(id);
  }

  /** Whether a saved game can still be opened: null if so. */
  async inspect(id: string): Promise<Problem | null> {
    const found = await this.find(id);
    if (!found.ok) return found.error;
    const live = await fetchWhole(found.value);
    return live.ok ? null : live.error;
  }

  protected async find(id: string): Promise<Result<Found, Problem>> {
    try {
      const found = await this.keep.find(id);
      return found === undefined ? problem('missing', '') : ok(found);
    } catch (error) {
      return problem('storage', messageOf(error));
    }
  }
}
