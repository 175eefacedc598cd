import { divide, type Division, perft, seededBelow } from '@landnam/bots';
import { openGame } from '@landnam/maps';
import type { Command } from 'commander';
import { houseOptions, need, wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';

interface Flags {
  game: string;
  players: number;
  depth: number;
  seed: string;
  options?: Readonly<Record<string, unknown>>;
  divide?: true;
  json?: true;
}
interface Count {
  readonly leaves: number;
  readonly split: Division;
}

const MOST_DEPTH = 12;

const countAll = (flags: Flags): Count[] => {
  const { game, state } = need(
    openGame(flags.game, flags.players, flags.options ?? {}, seededBelow(flags.seed)),
  );
  return Array.from({ length: flags.depth }, (_, i) => ({
    leaves: perft(game, state, i + 1),
    split: flags.divide ? divide(game, state, i + 1) : {},
  }));
};

const asJson = (flags: Flags, counts: readonly Count[]) => ({
  game: flags.game,
  players: flags.players,
  counts: counts.map(({ leaves }) => leaves),
  ...(flags.divide ? { divide: counts.map(({ split }) => split) } : {}),
});

const asText = (counts: readonly Count[]): string =>
  table(
    counts.flatMap(({ leaves, split }, i) => [
      [`depth ${i + 1}`, figure(leaves).padStart(15)],
      ...Object.entries(split).map(([type, count]) => [`  ${type}`, figure(count).padStart(15)]),
    ]),
  );

export const addPerft = (program: Command): void => {
  program
    .command('perft')
    .description('count the leaves of the tree of actions')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--players <count>', 'how many play', wholeNumber(1))
    .requiredOption('--depth <plies>', 'how deep', wholeNumber(1, MOST_DEPTH))
    .option('--seed <text>', 'which deal of the board', '1')
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--divide', 'split by the type of the last action')
    .option('--json', 'print JSON')
    .action((flags: Flags) => {
      const counts = countAll(flags);
      if (flags.json) printJson(asJson(flags, counts));
      else print(asText(counts));
    });
};
