/** A report for the terminal. */
import { table } from '../output.js';
import type { GameFigures, PlayerFigures } from './figures.js';
import type { ReadGame } from './game.js';
import {
  costliest,
  diceInWords,
  lost,
  luckiest,
  outcomeInWords,
  percent,
  points,
  rating,
  type ToldLoss,
  type ToldStroke,
  whenWas,
  whoIs,
} from './words.js';

const HEAD = ['', 'points', 'chance', 'luck', 'decisions', 'others', 'rest', 'lost', 'rating'];
const CARDS = ['cards', 'gained', 'spent', 'stolen', 'lost', 'discarded'];

const measureRow = (player: PlayerFigures): readonly (string | number)[] => [
  whoIs(player),
  player.points,
  `${percent(player.start)} → ${percent(player.result)}`,
  points(player.luck),
  points(player.decisions),
  points(player.others),
  points(player.rest),
  lost(player),
  rating(player),
];

const cardRow = (player: PlayerFigures): readonly (string | number)[] => [
  whoIs(player),
  player.gained,
  player.spent,
  player.stolen,
  player.lost,
  player.discarded,
];

const lossLine = (names: readonly string[], { turn, seat, change, what, better, why }: ToldLoss): string => {
  const head = `  ${whenWas(turn)}, ${points(change)}: ${names[seat] ?? ''} ${what}`;
  return `${head}\n    better: ${better}${why === '' ? '' : ` (${why})`}`;
};

const strokeLine = (names: readonly string[], { turn, what, changes }: ToldStroke): string => {
  const told = changes.map(({ seat, change }) => `${points(change)} for ${names[seat] ?? ''}`);
  return `  ${whenWas(turn)}, ${what}: ${told.join(', ')}`;
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

export const reportText = (game: ReadGame, figures: GameFigures): string => {
  const { players, length, problems } = figures;
  const losses = costliest(game, figures).map((loss) => lossLine(game.names, loss));
  const strokes = luckiest(game, figures).map((stroke) => strokeLine(game.names, stroke));
  const measured =
    game.review === null ? players.map((player) => [whoIs(player), player.points]) : players.map(measureRow);
  return [
    `${figures.game}: ${outcomeInWords(figures, game.names)}; ${length.entries} entries, ${length.turns} turns, ${length.rounds} rounds`,
    ...problems.map((problem) => `wrong: ${problem}; this is about what comes before it`),
    '',
    table([HEAD, ...measured]),
    '',
    table([CARDS, ...players.map(cardRow)]),
    ...section(
      'Dice',
      [diceInWords(figures)].filter((line) => line !== ''),
    ),
    ...section('The costliest choices, by what the player could know', losses),
    ...section('The greatest strokes of luck', strokes),
  ].join('\n');
};
