import type { Command } from 'commander';
import { type Figures, measure } from '../bench/measure.js';
import { wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';

interface Flags {
  games: number;
  json?: true;
}

const DIGITS = 3;
const rounded = (figures: Figures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number((value as number).toFixed(DIGITS))]),
  );

const asText = (figures: Figures): string =>
  table([
    ['random base games, 4 players', `${figure(figures.games)} games, best of 3`],
    ['games per CPU second', figure(figures.gamesPerCpuSecond)],
    ['actions per CPU second', figure(figures.actionsPerCpuSecond)],
    ['one ply, choosing and dealing included', `${figure(figures.plyNs)} ns`],
    ['applying an action', `${figure(figures.applyNs)} ns`],
    ['listing the legal actions', `${figure(figures.legalListNs)} ns`],
    [`copying a state of ${figures.stateBytes} bytes`, `${figure(figures.stateCopyNs)} ns`],
    ['calibration loop', `${figure(figures.calibrationSeconds)} CPU seconds`],
    ['games per calibration loop', figure(figures.ratio)],
  ]);

export const addBench = (program: Command): void => {
  program
    .command('bench')
    .description('measure the engine in CPU time, and against a loop of its own')
    .option('--games <count>', 'random games to play', wholeNumber(1, 1e6), 1000)
    .option('--json', 'print JSON')
    .action(({ games, json }: Flags) => {
      const figures = measure(games);
      if (json) printJson(rounded(figures));
      else print(asText(figures));
    });
};
