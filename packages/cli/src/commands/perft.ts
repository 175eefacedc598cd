import { divide, type Division, perft, seededBelow } from '@landnam/bots';
import { apply, type Game, refuse, type State } from '@landnam/engine';
import { parseAction } from '@landnam/engine/notation';
import { openGame } from '@landnam/maps';
import type { Command } from 'commander';
import { houseOptions, InputError, need, wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';

interface Flags {
  game: string;
  players: number;
  depth: number;
  seed: string;
  options?: Readonly<Record<string, unknown>>;
  after?: string;
  divide?: true;
  json?: true;
}
interface Count {
  readonly leaves: number;
  readonly split: Division;
}

const MOST_DEPTH = 12;

/** Plays the actions of `--after`, so that a difference can be followed into the tree. */
const playOn = (game: Game, state: State, actions: string): void => {
  for (const text of actions.split(';')) {
    const move = parseAction(game, text);
    if (!move.ok) throw new InputError(`--after "${text.trim()}": ${move.error}`);
    const why = refuse(game, state, move.value.seat, move.value);
    if (why !== null) throw new InputError(`--after "${text.trim()}" is refused: ${why.code} [${why.rule}]`);
    apply(game, state, move.value.seat, move.value.packed, null, move.value.more);
  }
};

const countAll = (flags: Flags): Count[] => {
  const { game, state } = need(
    openGame(flags.game, flags.players, flags.options ?? {}, seededBelow(flags.seed)),
  );
  if (flags.after !== undefined) playOn(game, state, flags.after);
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
    .option('--after <actions>', 'play these first, with ; between: "p0 placeSettlement v3; p0 placeRoad e5"')
    .option('--divide', 'split by the type of the last action')
    .option('--json', 'print JSON')
    .action((flags: Flags) => {
      const counts = countAll(flags);
      if (flags.json) printJson(asJson(flags, counts));
      else print(asText(counts));
    });
};
