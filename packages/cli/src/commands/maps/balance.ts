import { BOTS, botNames } from '@landnam/bots';
import { weightsLike } from '@landnam/bots/balance';
import { ATLAS, type MapData } from '@landnam/maps';
import { type Command, InvalidArgumentError } from 'commander';
import { type BalanceTask, tableOfTask } from '../../balance/job.js';
import { runBalance } from '../../balance/run.js';
import { balanceJson, balanceText } from '../../balance/tell.js';
import { houseOptions, wholeNumber } from '../../input.js';
import { openMap, seatsFor } from '../../mapSource.js';
import { print, printJson } from '../../output.js';

interface Flags {
  games: number;
  players?: number;
  level: string;
  seed: string;
  threads: number;
  options?: Readonly<Record<string, unknown>>;
  plain?: true;
  json?: true;
}

const levelCalled = (name: string): string => {
  if (Object.hasOwn(BOTS, name)) return name;
  throw new InvalidArgumentError(`No bot is called "${name}": ${botNames().join(', ')} are known.`);
};

const taskOf = (map: MapData, flags: Flags): BalanceTask => ({
  map: ATLAS.get(map.id) === map ? map.id : map,
  players: seatsFor(map, flags.players),
  options: flags.options ?? {},
  level: flags.level,
  seed: flags.seed,
  corrected: flags.plain !== true,
});

interface LuckTold {
  readonly weights: string | null;
  readonly told: string;
}

/** Whose weights take luck out, or why it stays in. */
const luckOf = (task: BalanceTask): LuckTold => {
  if (!task.corrected) return { weights: null, told: 'luck is in it' };
  const found = weightsLike(tableOfTask(task));
  return found.ok
    ? { weights: found.value.of, told: `luck taken out with the weights of ${found.value.of}` }
    : { weights: null, told: `luck is in it (${found.error})` };
};

const act = async (source: string, flags: Flags): Promise<void> => {
  const map = openMap(source);
  const task = taskOf(map, flags);
  const luck = luckOf(task);
  const outcome = await runBalance({ task, games: flags.games, threads: flags.threads });
  const about = { map: map.id, players: task.players, level: task.level, seed: task.seed };
  if (flags.json) printJson({ ...about, weights: luck.weights, ...balanceJson(outcome) });
  else print(balanceText(`${map.id}, ${task.players} players, ${task.level}`, luck.told, outcome));
};

export const addBalance = (program: Command): void => {
  program
    .command('balance')
    .description('let bots play a map: how long games are, how often each seat wins, what nobody uses')
    .argument('<map>', 'a map file, or the name of a game; - is standard input')
    .requiredOption(
      '--games <count>',
      'how many games; every deal is played from every seat',
      wholeNumber(1, 1e7),
    )
    .option(
      '--players <count>',
      'how many play; by default the largest table that bots have learned',
      wholeNumber(1),
    )
    .option('--level <name>', 'who plays', levelCalled, 'normal')
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--threads <count>', 'worker threads', wholeNumber(1, 256), 1)
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--plain', 'leave luck in')
    .option('--json', 'print JSON')
    .action(act);
};
