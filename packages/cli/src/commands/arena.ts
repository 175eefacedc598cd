import { findWeights } from '@landnam/bots/value';
import type { Game } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import type { Command } from 'commander';
import type { Contest } from '../arena/contest.js';
import { hypothesesOf, type Tested, tested } from '../arena/hypotheses.js';
import { type ArenaOutcome, type Players, type ArenaRun, runArena } from '../arena/run.js';
import { asJson, asMarkdown, asText } from '../arena/tell.js';
import { castSeats, PATIENCE, PATIENCE_HELP } from '../otherBots/spec.js';
import { tellLost } from '../otherBots/tell.js';
import { houseOptions, names, need, wholeNumber } from '../input.js';
import { print, printJson, warn } from '../output.js';
import { withPackages } from '../queue/packages.js';
import { refuseFiles } from '../queue/refuse.js';
import { usualSeats } from '../usualSeats.js';

interface Flags {
  game: string;
  bots: string[];
  blocks: number;
  seed: string;
  players?: number;
  options?: Readonly<Record<string, unknown>>;
  threads: number;
  patience: number;
  sprt?: Tested;
  out?: string;
  queue?: string;
  corrected?: true;
  markdown?: true;
  json?: true;
}

type Wanted = Pick<Flags, 'game' | 'bots' | 'seed' | 'players' | 'options' | 'patience' | 'corrected'>;

/** As many as are named; a single name fills the largest table. */
const playersOf = ({ game, bots, players }: Wanted): number =>
  players ?? (bots.length > 1 ? bots.length : usualSeats(game));

/** Who plays what, checked: errors are reported before anything is played. */
export const contestOf = (flags: Wanted): Contest => {
  const { game, seed, options = {}, patience } = flags;
  const players = playersOf(flags);
  const table = need(findTable(game, players, options));
  const bots = castSeats(flags.bots, table.game);
  const isCorrected = flags.corrected === true && mayCorrect(table.game);
  return { game, players, bots, options, seed, patience, ...(isCorrected ? { corrected: true } : {}) };
};

/** Without a value the worth of luck is unknown. */
export const mayCorrect = (game: Game): boolean => {
  const found = findWeights(game);
  if (!found.ok) warn(`${found.error}; results are not corrected`);
  return found.ok;
};

const runOf = (flags: Flags): ArenaRun => {
  if (flags.queue !== undefined) refuseFiles(flags.bots);
  const contest = contestOf(flags);
  const { blocks, threads, sprt, out } = flags;
  return {
    contest,
    blocks,
    threads,
    ...(sprt === undefined ? {} : { hypotheses: hypothesesOf(sprt, contest.bots) }),
    ...(out === undefined ? {} : { out }),
  };
};

const tellDropped = ({ out = '' }: ArenaRun, { dropped }: ArenaOutcome): void => {
  if (dropped.length > 0)
    warn(`${out}: line ${dropped.join(', ')} is half written; its block was played again`);
};

export const tellFaults = ({ contest: { bots } }: ArenaRun, { records }: ArenaOutcome): void => {
  const games = records.flatMap((record) => record.games);
  const faultsAt = (place: number): string[] =>
    games.flatMap(({ faults = {} }) => faults[String(place)] ?? []);
  tellLost(
    bots,
    bots.map((_, place) => faultsAt(place)),
  );
  const broken = games.find(({ error }) => error !== undefined);
  if (broken !== undefined) warn(`a game broke: ${broken.error}`);
};

/** Loaded on demand: most runs need no database driver. */
const playersFor = async ({ queue }: Flags): Promise<Players | undefined> =>
  queue === undefined ? undefined : (await withPackages(() => import('../queue/arena.js'))).playQueued(queue);

const act = async (flags: Flags): Promise<void> => {
  const run = runOf(flags);
  const outcome = await runArena(run, await playersFor(flags));
  tellDropped(run, outcome);
  tellFaults(run, outcome);
  if (flags.json) printJson(asJson(outcome));
  else print(flags.markdown ? asMarkdown(run, outcome) : asText(run, outcome));
};

export const addArena = (program: Command): void => {
  program
    .command('arena')
    .description('measure bots: every deal is played from every rotation of the seats')
    .requiredOption('--game <id>', 'which game')
    .requiredOption(
      '--bots <names>',
      'one for each seat, with commas; the first is the one that is tested',
      names,
    )
    .requiredOption('--blocks <count>', 'how many deals; with --sprt, at most', wholeNumber(1, 1e9))
    .requiredOption('--seed <text>', 'the same seed gives the same blocks')
    .option('--players <count>', 'how many play, if one bot sits everywhere', wholeNumber(1))
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--queue <url>', 'let workers elsewhere play: postgres://user:password@host/database')
    .option(
      '--sprt <e0,e1>',
      'stop once the first bot is e1 rather than e0: Elo, or shares as 25%,27%',
      tested,
    )
    .option(
      '--corrected',
      'remove luck: results minus what nature brought each seat, by the value that ships',
    )
    .option('--patience <seconds>', PATIENCE_HELP, wholeNumber(1, 3600), PATIENCE)
    .option('--out <file>', 'store results there, and resume a run that was stopped')
    .option('--markdown', 'print a Markdown table')
    .option('--json', 'print JSON')
    .action(act);
};
