/** The command `landnam`: its commands, and what it says to wrong input. */
import { Command, CommanderError } from 'commander';
import { reasonOf, version } from './files.js';
import { InputError } from './input.js';

type Add = (program: Command) => void;

/** In the order of the help. Loaded together they take longer to start than most take to run. */
const COMMANDS: Readonly<Record<string, () => Promise<Add>>> = {
  games: async () => (await import('./commands/games.js')).addGames,
  simulate: async () => (await import('./commands/simulate.js')).addSimulate,
  arena: async () => (await import('./commands/arena.js')).addArena,
  exam: async () => (await import('./commands/exam.js')).addExam,
  selfplay: async () => (await import('./commands/selfplay.js')).addSelfplay,
  worker: async () => (await import('./commands/worker.js')).addWorker,
  bot: async () => (await import('./commands/bot.js')).addBot,
  env: async () => (await import('./commands/env.js')).addEnv,
  perft: async () => (await import('./commands/perft.js')).addPerft,
  replay: async () => (await import('./commands/replay.js')).addReplay,
  verify: async () => (await import('./commands/verify.js')).addVerify,
  show: async () => (await import('./commands/show.js')).addShow,
  report: async () => (await import('./commands/report.js')).addReport,
  stats: async () => (await import('./commands/stats.js')).addStats,
  puzzles: async () => (await import('./commands/puzzles.js')).addPuzzles,
  advise: async () => (await import('./commands/advise.js')).addAdvise,
  evaluate: async () => (await import('./commands/evaluate.js')).addEvaluate,
  openings: async () => (await import('./commands/openings.js')).addOpenings,
  rules: async () => (await import('./commands/rules.js')).addRules,
  'new-map': async () => (await import('./commands/maps/newMap.js')).addNewMap,
  'check-map': async () => (await import('./commands/maps/checkMap.js')).addCheckMap,
  deal: async () => (await import('./commands/maps/deal.js')).addDeal,
  draw: async () => (await import('./commands/maps/draw.js')).addDraw,
  balance: async () => (await import('./commands/maps/balance.js')).addBalance,
  bench: async () => (await import('./commands/bench.js')).addBench,
  demo: async () => (await import('./commands/demo.js')).addDemo,
  serve: async () => (await import('./commands/serve.js')).addServe,
  admin: async () => (await import('./commands/admin.js')).addAdmin,
};
const NAMES = Object.keys(COMMANDS);
const HELP_CODES = ['commander.help', 'commander.helpDisplayed', 'commander.version'];
const WRONG_INPUT = 2;

/** Which commands these arguments need: one that is not sure of its name needs them all, to say what there is. */
const needed = ([first = '', topic]: readonly string[]): readonly string[] => {
  if (first === '--version') return [];
  const called = first === 'help' && topic !== undefined ? topic : first;
  return Object.hasOwn(COMMANDS, called) ? [called] : NAMES;
};

const makeProgram = async (names: readonly string[]): Promise<Command> => {
  const program = new Command('landnam')
    .description('Island-settling board games in the terminal.')
    .version(version(), '--version', 'print the version')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .showSuggestionAfterError(false);
  for (const add of await Promise.all(names.map(async (name) => COMMANDS[name]?.()))) add?.(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
};

const namesIn = (outer: Command | undefined): string =>
  (outer?.commands.map((command) => command.name()) ?? NAMES).join(', ');

const flagsOf = (command: Command): string => command.options.map(({ long }) => long).join(', ');

/** Commander says what is wrong; this adds what is allowed. */
const explain = (
  program: Command,
  { code, message }: CommanderError,
  [first, second]: readonly string[],
): string => {
  const outer = program.commands.find((each) => each.name() === first);
  const command = outer?.commands.find((each) => each.name() === second) ?? outer;
  const wrong = message.replace(/^error: /, '').replace(/\.?\n.*/s, '');
  if (code === 'commander.unknownCommand' || command === undefined)
    return `${wrong}; commands are ${namesIn(outer)}`;
  if (code === 'commander.invalidArgument') return wrong;
  const flags = flagsOf(command);
  return `${command.name()}: ${wrong}${flags === '' ? '' : `; options are ${flags}`}`;
};

const tell = (line: string): number => {
  process.stderr.write(`landnam: ${line.replaceAll('\n', ' ')}\n`);
  return WRONG_INPUT;
};

/** Commander answers `help` for an unknown command with everything it knows. */
const isStrangeTopic = ([first, topic]: readonly string[]): boolean =>
  first === 'help' && topic !== undefined && !Object.hasOwn(COMMANDS, topic);

/** Runs one command; returns the exit code. */
export const run = async (args: readonly string[]): Promise<number> => {
  if (args.length === 0) return tell(`a command is missing; commands are ${NAMES.join(', ')}`);
  if (isStrangeTopic(args)) return tell(`unknown command '${args[1]}'; commands are ${NAMES.join(', ')}`);
  const program = await makeProgram(needed(args));
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    if (error instanceof CommanderError)
      return HELP_CODES.includes(error.code) ? 0 : tell(explain(program, error, args));
    const reason = error instanceof InputError ? error.message : reasonOf(error);
    if (reason !== undefined) return tell(reason);
    throw error;
  }
};
