import { findTable } from '@landnam/maps';
import type { Command } from 'commander';
import { needFolder } from '../files.js';
import { castSeats, PATIENCE, PATIENCE_HELP } from '../otherBots/spec.js';
import { tellLost } from '../otherBots/tell.js';
import { houseOptions, names, need, wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';
import { type SimulateReport, type SimulateRun, simulate } from '../simulate/run.js';

interface Flags {
  game: string;
  players: number;
  bots: string[];
  games: number;
  seed: string;
  threads: number;
  patience: number;
  options?: Readonly<Record<string, unknown>>;
  log?: string;
  json?: true;
}

const runOf = (flags: Flags): SimulateRun => {
  const options = flags.options ?? {};
  const table = need(findTable(flags.game, flags.players, options));
  const bots = castSeats(flags.bots, table.game);
  const { game, players, games, seed, threads, patience } = flags;
  const log = flags.log === undefined ? {} : { log: needFolder(flags.log) };
  return { game, players, bots, games, seed, threads, options, patience, ...log };
};

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const asJson = (run: SimulateRun, report: SimulateReport) => ({
  game: run.game,
  players: run.players,
  games: run.games,
  finished: report.games,
  actions: report.actions,
  cpuSeconds: round(report.cpuSeconds, 3),
  gamesPerCpuSecond: round(report.games / report.cpuSeconds, 1),
  actionsPerCpuSecond: Math.round(report.actions / report.cpuSeconds),
  wins: report.wins,
  meanTurns: round(report.turns / report.games, 2),
  ends: report.ends,
});

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const asText = (run: SimulateRun, report: SimulateReport): string => {
  const rows = run.bots.map((bot, seat) => {
    const wins = report.wins[seat] ?? 0;
    return [`  p${seat} ${bot}`, `${wins} won`, share(wins, report.games)];
  });
  const ends = Object.entries(report.ends).map(([reason, count]) => `${reason} ${count}`);
  return [
    `${run.game}, ${run.players} players, ${figure(report.games)} of ${figure(run.games)} games finished`,
    table(rows),
    `  ended by ${ends.join(', ')}; ${figure(report.turns / report.games)} turns a game`,
    `  ${figure(report.actions)} actions in ${figure(report.cpuSeconds)} CPU seconds: ${figure(
      report.games / report.cpuSeconds,
    )} games, ${figure(report.actions / report.cpuSeconds)} actions a CPU second`,
  ].join('\n');
};

const act = async (flags: Flags): Promise<void> => {
  const run = runOf(flags);
  const report = await simulate(run);
  tellLost(run.bots, report.faults);
  if (flags.json) printJson(asJson(run, report));
  else print(asText(run, report));
};

export const addSimulate = (program: Command): void => {
  program
    .command('simulate')
    .description('let bots play whole games')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--players <count>', 'how many play', wholeNumber(1))
    .requiredOption('--bots <names>', 'one bot for all seats, or one for each, with commas', names)
    .requiredOption('--games <count>', 'how many games', wholeNumber(1, 1e9))
    .requiredOption('--seed <text>', 'the same seed gives the same games')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--patience <seconds>', PATIENCE_HELP, wholeNumber(1, 3600), PATIENCE)
    .option('--log <dir>', 'write a log of every game into this folder')
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--json', 'print JSON')
    .action(act);
};
