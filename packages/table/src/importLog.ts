/** A log from a file as a table to play on at. Apart from the rest of what opens tables: a page fetches it when it is needed. */
import { fail, type Result } from '@landnam/engine';
import { type Log, type LogHeader, parseLog } from '@landnam/engine/log';
import { BOTS } from '@landnam/bots';
import { ATLAS, describeProblem, type MapData, replayLog } from '@landnam/maps';
import { CLOCK_NOTE, SEATS_NOTE } from './export.js';
import { asOwn } from './own.js';
import { CLOCK, type LiveTable } from './liveTable.js';
import { fetchFor, layOut, type TableProblem } from './open.js';
import type { GameSetup, Player } from './told.js';

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

/** A map that comes with a log is called by its content: so another game can be played on it. */
const gameIn = ({ game, mapData }: LogHeader): string =>
  mapData === undefined || ATLAS.has(game) ? game : asOwn(mapData as MapData).id;

/** Who plays what, by a log. */
export const setupIn = (log: Log, seed: string): GameSetup => ({
  game: gameIn(log.header),
  options: log.header.options as GameSetup['options'],
  players: playersOf(log),
  seed: log.header.seed ?? seed,
  turnSeconds: Number(noteOf(log, CLOCK_NOTE) ?? 0),
});

/** A log that may end anywhere becomes a table to play on at; `seed` is for one that names none. */
export const importLog = async (text: string, seed: string): Promise<Result<LiveTable, TableProblem>> => {
  const read = parseLog(text, true);
  if (read.ok) await fetchFor(read.value.header);
  const replay = replayLog(text, { partial: true });
  if (!replay.ok) return fail({ code: replay.error.code, line: describeProblem(replay.error) });
  const { log } = replay.value;
  const live = layOut(setupIn(log, seed), log.header);
  if (!live.ok) return live;
  for (const { action, by } of log.entries) live.value.replay(by === CLOCK ? `${action} ; ${by}` : action);
  return live;
};
