import { createInterface } from 'node:readline';
import { BOTS, botNames } from '@landnam/bots';
import { LineBot } from '@landnam/bots/lines';
import { ATLAS, gameIds } from '@landnam/maps';
import type { Command } from 'commander';
import { InputError, need } from '../input.js';
import { print } from '../output.js';

interface Flags {
  game: string;
  level: string;
}

const checkFlags = ({ game, level }: Flags): void => {
  if (!ATLAS.has(game))
    throw new InputError(`no game is called "${game}": ${gameIds().join(', ')} are known`);
  if (!Object.hasOwn(BOTS, level))
    throw new InputError(`no bot is called "${level}": ${botNames().join(', ')} are known`);
};

/** Line by line until the input ends; the first line that cannot be understood ends it too. */
const act = async (flags: Flags): Promise<void> => {
  checkFlags(flags);
  const bot = new LineBot(BOTS[flags.level]!, flags.game);
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const answer = need(bot.take(line));
    if (answer !== null) print(answer);
  }
};

export const addBot = (program: Command): void => {
  program
    .command('bot')
    .description('play as an external bot: questions in, answers out, one JSON object per line')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--level <name>', 'which of our bots')
    .action(act);
};
