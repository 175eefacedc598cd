/** A report for the terminal. */
import { table } from '../output.js';
import type { GameFigures } from './figures.js';
import type { ReadGame } from './game.js';
import { cardTable, measureTable, momentLists, type ReportStyle, type ReportTable } from './tables.js';
import { diceInWords, outcomeInWords, whoIs } from './words.js';

const same = (text: string): string => text;
const STYLE: ReportStyle = { figure: same, plain: same, break: '\n    ' };

const printed = ({ head, rows }: ReportTable): string => table([head, ...rows]);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

export const reportText = (game: ReadGame, figures: GameFigures): string => {
  const { length, problems, noReview } = figures;
  const dice = diceInWords(figures);
  return [
    `${figures.game}: ${outcomeInWords(figures, game.names)}; ${length.entries} entries, ${length.turns} turns, ${length.rounds} rounds`,
    ...problems.map((problem) => `wrong: ${problem}; this is about what comes before it`),
    ...(noReview === null ? [] : [`no review: ${noReview}`]),
    '',
    printed(measureTable(game, figures, whoIs)),
    '',
    printed(cardTable(figures, whoIs)),
    ...section('Dice', dice === '' ? [] : [dice]),
    ...momentLists(game, figures, STYLE).flatMap(({ title, items }) =>
      section(
        title,
        items.map((item) => `  ${item}`),
      ),
    ),
  ].join('\n');
};
