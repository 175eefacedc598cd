import { writeFileSync } from 'node:fs';
import { botNames } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import { type Command, InvalidArgumentError } from 'commander';
import type { Contest } from '../arena/contest.js';
import type { ArenaOutcome, ArenaRun } from '../arena/run.js';
import { examine } from '../exam/exam.js';
import { asJson, asReport, asText } from '../exam/tell.js';
import { reasonOf, version } from '../files.js';
import { PATIENCE, PATIENCE_HELP } from '../otherBots/spec.js';
import { houseOptions, InputError, names, wholeNumber } from '../input.js';
import { print, printJson } from '../output.js';
import { contestOf, tellFaults } from './arena.js';
import { usualSeats } from '../usualSeats.js';

interface Flags {
  game: string;
  levels: string[];
  players?: number[];
  blocks: number;
  seed: string;
  options?: Readonly<Record<string, unknown>>;
  threads: number;
  patience: number;
  out?: string;
  json?: true;
}

const counts = (text: string): number[] =>
  text.split(',').map((part) => {
    const count = Number(part);
    if (!Number.isInteger(count) || count < 2)
      throw new InvalidArgumentError('Whole numbers from 2 up are needed, separated by commas.');
    return count;
  });

/** The largest table that bots have learned, and two players if the game allows it. */
const tablesOf = ({ game, players }: Flags): readonly number[] => {
  const known = ATLAS.get(game)?.players ?? [1];
  return players ?? [...new Set([usualSeats(game), ...known.filter((count) => count === 2)])];
};

/** One of our bots is not examined against itself. */
const contestsOf = (bot: string, flags: Flags): readonly Contest[] => {
  const { game, seed, options, patience } = flags;
  const levels = flags.levels.filter((level) => level !== bot);
  const strange = levels.find((level) => !botNames().includes(level));
  if (strange !== undefined)
    throw new InputError(`no level is called "${strange}": ${botNames().join(', ')} are known`);
  return tablesOf(flags).flatMap((players) =>
    levels.map((level) => {
      const bots = [bot, ...Array.from({ length: players - 1 }, () => level)];
      const play = { game, bots, players, seed, patience, corrected: true as const };
      return contestOf(options === undefined ? play : { ...play, options });
    }),
  );
};

const write = (path: string, text: string, flag: 'w' | 'a' = 'w'): void => {
  try {
    writeFileSync(path, text, { flag });
  } catch (error) {
    throw new InputError(`${path}: ${reasonOf(error) ?? String(error)}`);
  }
};

/** Checked before hours are spent. An existing report stays until the end. */
const tryOut = ({ out }: Flags): void => {
  if (out !== undefined) write(out, '', 'a');
};

const act = async (bot: string, flags: Flags): Promise<void> => {
  const contests = contestsOf(bot, flags);
  tryOut(flags);
  const { game, seed, blocks, threads, out } = flags;
  const told = (run: ArenaRun, outcome: ArenaOutcome): void => tellFaults(run, outcome);
  const marks = await examine({ bot, game, seed, blocks, threads }, contests, told);
  if (out !== undefined) write(out, asReport(marks, version()));
  if (flags.json) printJson(asJson(marks));
  else print(asText(marks));
};

export const addExam = (program: Command): void => {
  program
    .command('exam')
    .description('play a bot against every level, with luck removed, and write a report')
    .argument('<bot>', 'exec:COMMAND, module:FILE, or one of our bots')
    .option('--game <id>', 'which game', 'base')
    .option('--levels <names>', 'against whom, with commas', names, [...botNames()])
    .option('--players <counts>', 'table sizes, with commas; by default the largest, and two players', counts)
    .option('--blocks <count>', 'deals per row', wholeNumber(2, 1e6), 25)
    .option('--seed <text>', 'the same seed gives the same deals', 'exam')
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--patience <seconds>', PATIENCE_HELP, wholeNumber(1, 3600), PATIENCE)
    .option('--out <file>', 'write the report there, as Markdown')
    .option('--json', 'print JSON')
    .action(act);
};
