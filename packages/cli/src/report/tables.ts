/** What a report says in tables and lists, for the terminal and for the page alike: each brings its own way to show a player. */
import type { GameFigures, PlayerFigures } from './figures.js';
import type { ReadGame } from './game.js';
import {
  costliest,
  lost,
  luckiest,
  percent,
  points,
  rating,
  type ToldLoss,
  type ToldStroke,
  whenWas,
} from './words.js';

export type ReportCell = string | number;

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly ReportCell[])[];
}

type Show = (player: PlayerFigures) => string;

export const MEASURES_TITLE = 'Luck and decisions';
const MEASURES: Readonly<Record<string, (player: PlayerFigures) => ReportCell>> = {
  points: (player) => player.points,
  chance: ({ start, result }) => `${percent(start)} → ${percent(result)}`,
  luck: ({ luck }) => points(luck),
  decisions: ({ decisions }) => points(decisions),
  others: ({ others }) => points(others),
  rest: ({ rest }) => points(rest),
  lost,
  rating,
};

const CARDS: typeof MEASURES = {
  gained: ({ gained }) => gained,
  spent: ({ spent }) => spent,
  stolen: ({ stolen }) => stolen,
  lost: (player) => player.lost,
  discarded: ({ discarded }) => discarded,
};

const tableOf = (
  corner: string,
  columns: typeof MEASURES,
  { players }: GameFigures,
  show: Show,
): ReportTable => ({
  head: [corner, ...Object.keys(columns)],
  rows: players.map((player) => [show(player), ...Object.values(columns).map((cell) => cell(player))]),
});

/** Where nobody has learned the game, points alone. */
export const measureTable = (game: ReadGame, figures: GameFigures, show: Show): ReportTable =>
  tableOf('', game.review === null ? { points: MEASURES['points']! } : MEASURES, figures, show);

export const cardTable = (figures: GameFigures, show: Show): ReportTable =>
  tableOf('cards', CARDS, figures, show);

/** How a text marks a figure, and how it writes what may hold any sign. */
export interface ReportStyle {
  readonly figure: (text: string) => string;
  readonly plain: (text: string) => string;
  /** Between what was done and what would have been better. */
  readonly break: string;
}

const lossText = (
  names: readonly string[],
  style: ReportStyle,
  { turn, seat, change, what, better, why }: ToldLoss,
): string => {
  const { figure, plain } = style;
  const head = `${whenWas(turn)}, ${figure(points(change))}: ${plain(names[seat] ?? '')} ${plain(what)}`;
  return `${head}${style.break}better: ${plain(better)}${why === '' ? '' : ` (${plain(why)})`}`;
};

const strokeText = (
  names: readonly string[],
  { figure, plain }: ReportStyle,
  { turn, what, changes }: ToldStroke,
): string => {
  const told = changes.map(({ seat, change }) => `${figure(points(change))} for ${plain(names[seat] ?? '')}`);
  return `${whenWas(turn)}, ${plain(what)}: ${told.join(', ')}`;
};

export interface ReportList {
  readonly title: string;
  readonly items: readonly string[];
}

/** The costliest choices and the greatest luck. */
export const momentLists = (
  game: ReadGame,
  figures: GameFigures,
  style: ReportStyle,
): readonly ReportList[] => [
  {
    title: 'The costliest choices, by what the player could know',
    items: costliest(game, figures).map((loss) => lossText(game.names, style, loss)),
  },
  {
    title: 'The greatest strokes of luck',
    items: luckiest(game, figures).map((stroke) => strokeText(game.names, style, stroke)),
  },
];
