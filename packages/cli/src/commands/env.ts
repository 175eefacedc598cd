import { findTable } from '@landnam/maps';
import type { Command } from 'commander';
import { LearningGames, PROGRAM } from '../learning/learningGames.js';
import { LineInput, writeLine } from '../learning/pipes.js';
import type { ProgramLine } from '../learning/programSeat.js';
import { houseOptions, InputError, names, need, wholeNumber } from '../input.js';
import { castSeats, guestOf } from '../otherBots/spec.js';

interface Flags {
  game: string;
  players: number;
  bots: string[];
  options?: Readonly<Record<string, unknown>>;
  features?: true;
}

const STANDARD_INPUT = 0;
const STANDARD_OUTPUT = 1;

const standardLine = (): ProgramLine => {
  const input = new LineInput(STANDARD_INPUT);
  return {
    next: () => input.next(),
    write: (message) => writeLine(STANDARD_OUTPUT, JSON.stringify(message)),
  };
};

const checkSeats = (bots: readonly string[], players: number): void => {
  if (bots.length !== players)
    throw new InputError(
      `${bots.length} names for ${players} players: one for each, "${PROGRAM}" for your own`,
    );
  if (!bots.includes(PROGRAM)) throw new InputError(`no seat is yours: "${PROGRAM}" among --bots is one`);
  const guest = bots.find((name) => guestOf(name) !== undefined);
  if (guest !== undefined) throw new InputError(`${guest}: only bots of ours sit beside the program`);
};

const act = (flags: Flags): void => {
  const table = need(findTable(flags.game, flags.players, flags.options ?? {}));
  checkSeats(flags.bots, flags.players);
  castSeats(
    flags.bots.map((name) => (name === PROGRAM ? 'random' : name)),
    table.game,
  );
  const setting = { table, bots: flags.bots, isObserved: flags.features === true };
  new LearningGames(setting, standardLine()).run();
};

export const addEnv = (program: Command): void => {
  program
    .command('env')
    .description('an environment for a program that learns: games on request, one JSON object per line')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--players <count>', 'how many play', wholeNumber(1))
    .requiredOption(
      '--bots <names>',
      `one for each seat, with commas; "${PROGRAM}" for the program's own`,
      names,
    )
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--features', 'send the numbers that our own values read, too')
    .action(act);
};
