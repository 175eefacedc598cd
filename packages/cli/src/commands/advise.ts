import { type Advice, advise, type Advised, nextToAct } from '@landnam/bots';
import { type HintMove, HintSeeker } from '@landnam/bots/hint';
import { findWeights } from '@landnam/bots/value';
import { actors, CHANCE, collect, isOver, type LoggedEvent, NONE, redact, type State } from '@landnam/engine';
import { makeMove, toJson } from '@landnam/engine/notation';
import { WHOLE } from '@landnam/engine/position';
import { describeProblem, replayLog, type Table } from '@landnam/maps';
import type { Command } from 'commander';
import { InputError, wholeNumber } from '../input.js';
import { print, printJson } from '../output.js';
import { reasonsInWords } from '../report/reasonWords.js';
import { percent } from '../report/words.js';
import { readSource } from '../source.js';

interface Flags {
  at?: number;
  most?: number;
  json?: true;
}

interface Asked extends Pick<Table, 'game'> {
  readonly state: State;
  readonly viewer: number;
  readonly events?: readonly LoggedEvent[];
}

const fromLog = (name: string, text: string, at: number | undefined): Asked => {
  const events: LoggedEvent[] = [];
  const replay = replayLog(text, {
    partial: true,
    events: collect(events),
    ...(at === undefined ? {} : { to: at }),
  });
  if (!replay.ok) throw new InputError(`${name}: ${describeProblem(replay.error)}`);
  return { ...replay.value, viewer: WHOLE, events };
};

const open = (source: string, at: number | undefined): Asked =>
  readSource<Asked>(source, {
    ply: at,
    option: '--at',
    log: (name, text) => fromLog(name, text, at),
    position: (position) => position,
  });

/** Who must decide, and what that seat may know. */
const askedOf = ({ game, state, viewer, events }: Asked): Advised => {
  if (isOver(state)) throw new InputError('the game is over: there is nothing to advise');
  const seat = nextToAct(state, actors(game, state));
  if (seat === CHANCE) throw new InputError('nature is to move: there is nothing to advise');
  if (viewer === NONE || (viewer !== WHOLE && viewer !== seat))
    throw new InputError(`p${seat} is asked, and the position does not show what p${seat} sees`);
  return { game, state, seat, ...(events && { events: events.map((event) => redact(event, seat)) }) };
};

/** What the page's hint says: by search, in chances to win. Without weights there are none. */
const hintOf = ({ game, state, seat, events }: Advised): readonly HintMove[] => {
  const weights = findWeights(game);
  const seeker = new HintSeeker(game, seat, weights.ok ? weights.value : undefined);
  seeker.begin({ seen: state, ...(events && { events }) });
  return [...seeker.seek()].at(-1)?.moves ?? [];
};

const asJson = ({ game, seat }: Advised, advice: readonly Advice[], hint: readonly HintMove[]) => ({
  seat,
  hint: hint.map(({ move, chance, reasons, follows }) => ({
    action: toJson(game, move),
    chance,
    reasons,
    follows: follows.map((each) => toJson(game, each)),
  })),
  actions: advice.map(({ move, value, reasons }) => ({ action: toJson(game, move), value, reasons })),
});

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

const hintLine = ({ game, seat }: Advised, { move, chance, reasons, follows }: HintMove): string => {
  const names = Array.from({ length: game.seats }, (_, each) => `p${each}`);
  const plan = [move, ...follows].map((each) => makeMove(game, each)).join(', then ');
  const why = reasonsInWords(reasons, game, names);
  return `${chance === null ? '–' : percent(chance)}  p${seat} ${plan}${why === '' ? '' : `: ${why}`}`;
};

const asText = ({ game, seat }: Advised, advice: readonly Advice[]): string =>
  advice
    .map(({ move, value, reasons }) => {
      const why = reasons.map(({ feature, difference }) => `${feature} ${signed(difference)}`).join(', ');
      return `${signed(value)}  p${seat} ${makeMove(game, move)}${why === '' ? '' : `: ${why}`}`;
    })
    .join('\n');

const wholeText = (asked: Advised, advice: readonly Advice[], hint: readonly HintMove[]): string =>
  [
    'By search, in chances to win:',
    ...hint.map((each) => hintLine(asked, each)),
    '',
    'As normal sees it, in points:',
    asText(asked, advice),
  ].join('\n');

export const addAdvise = (program: Command): void => {
  program
    .command('advise')
    .description(
      'the best actions of a decision: by search, in chances to win and with reasons; and as normal sees it, in points, by features',
    )
    .argument('<position>', 'a position, a file with one, or a log; - is standard input')
    .option('--at <ply>', 'of a log: after this many entries', wholeNumber(0))
    .option('--most <n>', 'how many actions', wholeNumber(1, 100))
    .option('--json', 'print JSON')
    .action((source: string, { at, most, json }: Flags) => {
      const asked = askedOf(open(source, at));
      const advice = advise({ ...asked, ...(most === undefined ? {} : { most }) });
      const hint = hintOf(asked);
      if (json) printJson(asJson(asked, advice, hint));
      else print(wholeText(asked, advice, hint));
    });
};
