/** A report as one file that needs nothing else: it can be sent to somebody. */
import { chanceChart, diceChart } from './charts.js';
import type { GameFigures, PlayerFigures } from './figures.js';
import type { ReadGame } from './game.js';
import { STYLE } from './style.js';
import {
  cardTable,
  MEASURES_TITLE,
  measureTable,
  momentLists,
  type ReportCell,
  type ReportStyle,
  type ReportTable,
} from './tables.js';
import { diceInWords, outcomeInWords, whoIs } from './words.js';

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => CODES[sign] ?? sign);

const row = (cells: readonly ReportCell[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = ({ head, rows }: ReportTable): string =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

const named = (player: PlayerFigures): string =>
  `<span class="piece seat${player.seat}"></span> ${plain(whoIs(player))}`;

const MARKED: ReportStyle = { figure: (text) => `<b>${text}</b>`, plain, break: '<br>' };

const section = (title: string, inside: string): string =>
  inside === '' ? '' : `<section><h2>${title}</h2>${inside}</section>`;

const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

const diceTable = ({ dice }: GameFigures): string =>
  `<details><summary>As a table</summary>${table({
    head: ['sum', 'fell', 'expected'],
    rows: dice.map(({ sum, count, expected }) => [sum, count, expected.toFixed(1)]),
  })}</details>`;

const HOW =
  'Luck is what dice, draws and thefts brought against the mean of all that could have come. Decisions are measured by what ' +
  'the player could know. Lost is what the best plan of each turn would have been worth more; the rating divides it by what was ' +
  'at stake, and less is better. All of it is in points of the chance to win, by a value learned from games of bots, which errs by a few points.';

const measured = (game: ReadGame, figures: GameFigures): readonly string[] => [
  section('Chance to win, by turn', chanceChart(figures)),
  section(MEASURES_TITLE, table(measureTable(game, figures, named))),
  ...momentLists(game, figures, MARKED).map(({ title, items }) => section(title, list(items))),
];

export const reportPage = (game: ReadGame, figures: GameFigures): string => {
  const { length, problems, noReview } = figures;
  const title = `${plain(figures.game)}: ${plain(outcomeInWords(figures, game.names))}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${title}</h1><p>${length.entries} entries, ${length.turns} turns, ${length.rounds} rounds.</p>`,
    ...problems.map(
      (problem) => `<p class="wrong">${plain(problem)}; this is about what comes before it.</p>`,
    ),
    ...(noReview === null ? [] : [`<p>No review: ${plain(noReview)}.</p>`]),
    ...(game.review === null ? [] : measured(game, figures)),
    section('Cards', table(cardTable(figures, named))),
    section('Dice', `${diceChart(figures)}<p>${diceInWords(figures)}</p>${diceTable(figures)}`),
    game.review === null ? '' : section('How it is computed', `<p>${HOW}</p>`),
    '</main></body></html>\n',
  ].join('\n');
};
