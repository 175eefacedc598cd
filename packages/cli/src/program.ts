/** The command `landnam`: its commands, and what it says to wrong input. */
import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.js';
import { addAdvise } from './commands/advise.js';
import { addArena } from './commands/arena.js';
import { addBalance } from './commands/balance.js';
import { addBench } from './commands/bench.js';
import { addBot } from './commands/bot.js';
import { addCheckMap } from './commands/checkMap.js';
import { addDeal } from './commands/deal.js';
import { addDemo } from './commands/demo.js';
import { addDraw } from './commands/draw.js';
import { addEnv } from './commands/env.js';
import { addEvaluate } from './commands/evaluate.js';
import { addExam } from './commands/exam.js';
import { addGames } from './commands/games.js';
import { addNewMap } from './commands/newMap.js';
import { addOpenings } from './commands/openings.js';
import { addPerft } from './commands/perft.js';
import { addPuzzles } from './commands/puzzles.js';
import { addReplay } from './commands/replay.js';
import { addReport } from './commands/report.js';
import { addRules } from './commands/rules.js';
import { addSelfplay } from './commands/selfplay.js';
import { addServe } from './commands/serve.js';
import { addShow } from './commands/show.js';
import { addSimulate } from './commands/simulate.js';
import { addStats } from './commands/stats.js';
import { addVerify } from './commands/verify.js';
import { addWorker } from './commands/worker.js';
import { reasonOf, version } from './files.js';
import { InputError } from './input.js';

const ADD = [
  addGames,
  addSimulate,
  addArena,
  addExam,
  addSelfplay,
  addWorker,
  addBot,
  addEnv,
  addPerft,
  addReplay,
  addVerify,
  addShow,
  addReport,
  addStats,
  addPuzzles,
  addAdvise,
  addEvaluate,
  addOpenings,
  addRules,
  addNewMap,
  addCheckMap,
  addDeal,
  addDraw,
  addBalance,
  addBench,
  addDemo,
  addServe,
  addAdmin,
];
const HELP_CODES = ['commander.help', 'commander.helpDisplayed', 'commander.version'];
const WRONG_INPUT = 2;

const makeProgram = (): Command => {
  const program = new Command('landnam')
    .description('Island-settling board games in the terminal.')
    .version(version(), '--version', 'print the version')
    .helpCommand('help [command]', 'show help for a command')
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
    .showSuggestionAfterError(false);
  for (const add of ADD) add(program);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
};

const listed = (program: Command): string => program.commands.map((command) => command.name()).join(', ');

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
    return `${wrong}; commands are ${listed(outer ?? program)}`;
  if (code === 'commander.invalidArgument') return wrong;
  const flags = flagsOf(command);
  return `${command.name()}: ${wrong}${flags === '' ? '' : `; options are ${flags}`}`;
};

const tell = (line: string): number => {
  process.stderr.write(`landnam: ${line.replaceAll('\n', ' ')}\n`);
  return WRONG_INPUT;
};

/** Commander answers `help` for an unknown command with everything it knows. */
const isStrangeTopic = (program: Command, [first, topic]: readonly string[]): boolean =>
  first === 'help' && topic !== undefined && !program.commands.some((command) => command.name() === topic);

/** Runs one command; returns the exit code. */
export const run = async (args: readonly string[]): Promise<number> => {
  const program = makeProgram();
  if (args.length === 0) return tell(`a command is missing; commands are ${listed(program)}`);
  if (isStrangeTopic(program, args))
    return tell(`unknown command '${args[1]}'; commands are ${listed(program)}`);
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
