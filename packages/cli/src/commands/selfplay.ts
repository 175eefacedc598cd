import { formOf, WHOLE } from '@landnam/bots/selfplay';
import { findTable } from '@landnam/maps';
import { type Command, InvalidArgumentError } from 'commander';
import { reasonOf, version } from '../files.js';
import { castSeats } from '../otherBots/spec.js';
import { houseOptions, InputError, names, need, wholeNumber } from '../input.js';
import { figure, print, printJson } from '../output.js';
import { withPackages } from '../queue/packages.js';
import { refuseFiles } from '../queue/refuse.js';
import { headOf, RowsFile } from '../selfplay/file.js';
import {
  BLOCK_GAMES,
  type RowPlayers,
  type SelfplayTally,
  playRun,
  type SelfplayRun,
} from '../selfplay/run.js';
import { usualSeats } from '../usualSeats.js';

interface Flags {
  game: string;
  bots: string[];
  games: number;
  seed: string;
  out: string;
  players?: number;
  options?: Readonly<Record<string, unknown>>;
  whims: readonly number[];
  watched: number;
  threads: number;
  queue?: string;
  json?: true;
}

/** `4,12` in percent → parts of a thousand; `0` for none. */
const whims = (text: string): readonly number[] => {
  const shares = text
    .split(',')
    .map((part) => (/^\d{1,3}(?:\.\d)?$/.test(part.trim()) ? Number(part) * 10 : Number.NaN));
  if (shares.some((share) => !(share <= WHOLE)))
    throw new InvalidArgumentError('Shares in percent are needed, such as 4,12; 0 for none.');
  return shares.map(Math.round).filter((share) => share > 0);
};

const playersOf = ({ game, bots, players }: Flags): number =>
  players ?? (bots.length > 1 ? bots.length : usualSeats(game));

const runOf = (flags: Flags): SelfplayRun => {
  if (flags.queue !== undefined) refuseFiles(flags.bots);
  const { game, games, seed, options = {}, threads, watched } = flags;
  const players = playersOf(flags);
  const table = need(findTable(game, players, options));
  const bots = castSeats(flags.bots, table.game);
  return { game, players, bots, games, seed, options, whims: flags.whims, watched, threads };
};

const openFile = (path: string, run: SelfplayRun): RowsFile => {
  const form = formOf(need(findTable(run.game, run.players, run.options)).game);
  try {
    return new RowsFile(path, headOf(run, form, version()), BLOCK_GAMES, run.games);
  } catch (error) {
    const reason = reasonOf(error);
    throw reason === undefined ? error : new InputError(`${path}: ${reason}`);
  }
};

const asJson = (run: SelfplayRun, file: RowsFile, bytes: number, played: SelfplayTally) => ({
  game: run.game,
  players: run.players,
  games: file.games,
  rows: file.rows,
  bytes,
  played: played.games,
  wins: played.wins,
  ends: played.ends,
  cpuSeconds: Number(played.cpuSeconds.toFixed(3)),
  gamesPerCpuSecond: Number((played.games / played.cpuSeconds).toFixed(1)),
});

const asText = ({
  game,
  players,
  games,
  rows,
  bytes,
  played,
  gamesPerCpuSecond,
}: ReturnType<typeof asJson>): string =>
  `${game}, ${players} players: ${figure(rows)} rows of ${figure(games)} games, ${figure(bytes)} bytes; ` +
  `${figure(played)} played now, ${figure(gamesPerCpuSecond)} a CPU second`;

/** Loaded on demand: most runs need no database driver. */
const playersFor = async ({ queue }: Flags): Promise<RowPlayers | undefined> =>
  queue === undefined
    ? undefined
    : (await withPackages(() => import('../queue/rows.js'))).playRowsQueued(queue);

const act = async (flags: Flags): Promise<void> => {
  const run = runOf(flags);
  const players = await playersFor(flags);
  const file = openFile(flags.out, run);
  let isWhole = false;
  let played: SelfplayTally;
  try {
    played = await playRun(run, file, players);
    isWhole = true;
  } finally {
    if (!isWhole) file.close(false);
  }
  const told = asJson(run, file, file.close(true), played);
  if (flags.json) printJson(told);
  else print(asText(told));
};

export const addSelfplay = (program: Command): void => {
  program
    .command('selfplay')
    .description('let bots play and record rows for training a value')
    .requiredOption('--game <id>', 'which game')
    .requiredOption(
      '--bots <names>',
      'one bot for all seats, or one for each, with commas; they move on from game to game',
      names,
    )
    .requiredOption('--games <count>', 'how many games', wholeNumber(1, 1e9))
    .requiredOption('--seed <text>', 'the same seed gives the same rows')
    .requiredOption('--out <file>', 'where rows go; a run that was stopped is resumed')
    .option('--players <count>', 'how many play, if one bot sits everywhere', wholeNumber(1))
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option(
      '--whims <percents>',
      'how often half of the seats choose at random; 0 for never',
      whims,
      whims('4,12'),
    )
    .option('--watched <seats>', 'for how many seats every turn is recorded', wholeNumber(1, 8), 1)
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--queue <url>', 'let workers elsewhere play: postgres://user:password@host/database')
    .option('--json', 'print JSON')
    .action(act);
};
