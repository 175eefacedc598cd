import { castBots } from '@landnam/bots';
import { fail } from '@landnam/engine';
import { ATLAS, findTable, type MapData } from '@landnam/maps';
import { Argument, type Command } from 'commander';
import { type ChoiceFigures, measureChoices } from '../bench/choices.js';
import { type FeatureFigures, measureFeatures } from '../bench/features.js';
import { type Figures, measure } from '../bench/measure.js';
import { measureValue, type ValueFigures } from '../bench/value.js';
import { need, wholeNumber } from '../input.js';
import { figure, print, printJson, table } from '../output.js';

interface Flags {
  games?: number;
  game?: string;
  level?: string;
  json?: true;
}

const DIGITS = 3;
const rounded = (figures: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value,
    ]),
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

const featuresAsText = (rows: readonly FeatureFigures[]): string =>
  table([
    ['game', 'players', 'features of a seat', 'of the table', 'a read', 'a leaf', 'changes'],
    ...rows.map(({ game, players, seat, table: ofTable, readNs, leafNs, changes }) => [
      game,
      players,
      seat,
      ofTable,
      `${figure(readNs)} ns`,
      `${figure(leafNs)} ns`,
      figure(changes),
    ]),
  ]);

const valueAsText = (rows: readonly ValueFigures[]): string =>
  table([
    ['game', 'players', 'inputs of a seat', 'features', 'tower'],
    ...rows.map(({ game, players, inputs, columnsNs, towerNs }) => [
      game,
      players,
      inputs,
      `${figure(columnsNs)} ns`,
      `${figure(towerNs)} ns`,
    ]),
  ]);

const choicesAsText = (rows: readonly ChoiceFigures[]): string =>
  table([
    ['game', 'players', 'choices', 'mean', '99 in 100', 'worst', 'first of all'],
    ...rows.map(({ game, players, choices, meanMs, p99Ms, worstMs, firstMs }) => [
      game,
      players,
      figure(choices),
      ...[meanMs, p99Ms, worstMs, firstMs].map((ms) => `${ms.toFixed(2)} ms`),
    ]),
  ]);

const GAMES = 1000;
const CHOICE_GAMES = 20;
const FEATURE_GAMES = 3;
const SEATS = 4;

const benchEngine = ({ games = GAMES, game, json }: Flags): void => {
  if (game !== undefined)
    need(fail('--game is only for `bench features`, `bench value` and `bench choices`'));
  const figures = measure(games);
  if (json) printJson(rounded(figures));
  else print(asText(figures));
};

const mapsOf = ({ game }: Flags): readonly MapData[] =>
  game === undefined ? [...ATLAS.values()] : [ATLAS.get(game) ?? need(findTable(game, SEATS)).map];

const benchValue = (flags: Flags): void => {
  const rows = mapsOf(flags).map(({ id, players }) =>
    measureValue(id, players, flags.games ?? FEATURE_GAMES),
  );
  if (flags.json) printJson({ value: rows.map(rounded) });
  else print(valueAsText(rows));
};

const benchFeatures =
  (name: string) =>
  ({ games = FEATURE_GAMES, json, ...flags }: Flags): void => {
    const rows = mapsOf(flags).map(({ id, players }) => measureFeatures(id, players, games));
    if (json) printJson({ [name]: rows.map(rounded) });
    else print(featuresAsText(rows));
  };

const benchChoices = ({ games = CHOICE_GAMES, level = 'hard', json, ...flags }: Flags): void => {
  need(castBots([level], 1));
  const rows = mapsOf(flags).map(({ id, players }) => measureChoices(id, players, level, games));
  if (json) printJson({ choices: rows.map(rounded) });
  else print(choicesAsText(rows));
};

const BENCHES: Readonly<Record<string, (flags: Flags) => void>> = {
  engine: benchEngine,
  features: benchFeatures('features'),
  /** The old name: scripts use it. */
  columns: benchFeatures('columns'),
  value: benchValue,
  choices: benchChoices,
};

export const addBench = (program: Command): void => {
  program
    .command('bench')
    .description(
      'measure the engine in CPU time, and against a calibration loop; or the features that bots read; or what the chances of a position cost; or the time a level takes for each choice',
    )
    .addArgument(new Argument('[what]', 'what to measure').choices(Object.keys(BENCHES)).default('engine'))
    .option(
      '--games <count>',
      `games to play: random ones (${GAMES}), for features and value normal ones (${FEATURE_GAMES}), for choices with one of the level (${CHOICE_GAMES})`,
      wholeNumber(1, 1e6),
    )
    .option('--game <id>', 'features, value, choices: only this game')
    .option('--level <name>', 'choices: of this level (hard)')
    .option('--json', 'print JSON')
    .action((what: string, flags: Flags) => {
      if (flags.level !== undefined && what !== 'choices') need(fail('--level is only for `bench choices`'));
      BENCHES[what]?.(flags);
    });
};
