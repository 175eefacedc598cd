import { writeFileSync } from 'node:fs';
import { Chances } from '@landnam/bots/value';
import { type Game, makeState, NONE, type Seat, type State } from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import { describeProblem, findTable, type OpenPosition, replayLog } from '@landnam/maps';
import type { Command } from 'commander';
import { plotOf } from '../evaluate/plot.js';
import { measureRows, type Told } from '../evaluate/rows.js';
import { openWeights } from '../evaluate/weights.js';
import { reasonOf } from '../files.js';
import { InputError, need, wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';
import type { RowsHead } from '../selfplay/file.js';
import { readSource } from '../source.js';

interface Flags {
  to?: number;
  rows?: string[];
  plot?: string;
  weights?: string;
  json?: true;
}

interface Ply {
  readonly ply: number;
  readonly win: readonly number[];
}

/** A position after so many entries, and who looks at it. */
interface Seen {
  readonly game: Game;
  readonly viewer: number;
  readonly states: readonly State[];
}

const stateOf = (game: Game, bytes: Uint8Array): State => {
  const state = makeState(game);
  state.bytes.set(bytes);
  return state;
};

const fromLog = (name: string, text: string, to: number | undefined): Seen => {
  const kept: Uint8Array[] = [];
  const keep = (s: State): void => void kept.push(s.bytes.slice());
  const replay = replayLog(text, { partial: true, before: keep, ...(to === undefined ? {} : { to }) });
  if (!replay.ok) throw new InputError(`${name}: ${describeProblem(replay.error)}`);
  keep(replay.value.state);
  const { game } = replay.value;
  return { game, viewer: WHOLE, states: kept.map((bytes) => stateOf(game, bytes)) };
};

const fromPosition = ({ game, state, viewer }: OpenPosition, name: string): Seen => {
  if (viewer === NONE) throw new InputError(`${name}: it shows what no seat sees; show it as one of them`);
  return { game, viewer, states: [state] };
};

const open = (source: string, to: number | undefined): Seen =>
  readSource(source, {
    ply: to,
    option: '--to',
    log: (name, text) => fromLog(name, text, to),
    position: fromPosition,
  });

const pliesOf = ({ game, viewer, states }: Seen, weights: string | undefined): readonly Ply[] => {
  const chances = new Chances(game, openWeights(game, weights));
  return states.map((state, ply) => ({
    ply,
    win: [...(viewer === WHOLE ? chances.ofWhole(state) : chances.ofView(state, viewer as Seat))],
  }));
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const pliesAsText = (plies: readonly Ply[]): string =>
  table(plies.map(({ ply, win }) => [ply, ...win.map((chance, seat) => `p${seat} ${percent(chance)}`)]));

const weightsOfRows =
  (path: string | undefined) =>
  ({ game, seats, options }: RowsHead) =>
    openWeights(need(findTable(game, seats, options)).game, path);

const toldAsText = ({ game, seats, rows, loss, error, phases }: Told): string =>
  table([
    [
      `${game}, ${seats} seats`,
      `${figure(rows)} rows`,
      `loss ${loss.toFixed(4)}`,
      `error ${error.toFixed(4)}`,
    ],
    ...Object.entries(phases).map(([name, phase]) => [
      `  ${name}`,
      `${figure(phase.rows)} rows`,
      `loss ${phase.loss.toFixed(4)}`,
      `error ${phase.error.toFixed(4)}`,
    ]),
  ]);

const writePlot = (path: string, told: readonly Told[]): void => {
  const [first] = told;
  if (told.length !== 1 || first === undefined)
    throw new InputError('--plot draws one file of rows, not several');
  try {
    writeFileSync(path, plotOf(first));
  } catch (error) {
    throw new InputError(`${path}: ${reasonOf(error) ?? String(error)}`);
  }
};

const evaluateRows = (paths: readonly string[], { plot, weights, json }: Flags): void => {
  const told = paths.map((path) => measureRows(path, weightsOfRows(weights)));
  if (plot !== undefined) writePlot(plot, told);
  if (json) printJson({ files: told });
  else print(told.map(toldAsText).join('\n'));
};

const act = (source: string | undefined, flags: Flags): void => {
  const { to, rows, weights, json } = flags;
  if (rows !== undefined && source === undefined) return evaluateRows(rows, flags);
  if (rows !== undefined || source === undefined)
    throw new InputError('a position or a log is needed, or --rows with files, not both');
  const plies = pliesOf(open(source, to), weights);
  if (json) printJson({ plies });
  else print(pliesAsText(plies));
};

export const addEvaluate = (program: Command): void => {
  program
    .command('evaluate')
    .description(
      'every seat’s chance to win, by trained weights: of a position, or after every entry of a log',
    )
    .argument('[position]', 'a position, a file with one, or a log; - is standard input')
    .option('--to <ply>', 'of a log: up to this many entries', wholeNumber(0))
    .option(
      '--rows <files...>',
      'instead: how well calibrated the chances are, on rows of landnam selfplay not used for training',
    )
    .option('--plot <file>', 'of one file of rows: draw it as SVG')
    .option('--weights <file>', 'weights to compute with, instead of those that ship')
    .option('--json', 'print JSON')
    .action(act);
};
