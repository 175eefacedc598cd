/** A report as one file that needs nothing else: it can be sent to somebody. */
import { chanceChart, diceChart } from './charts.js';
import type { GameFigures, PlayerFigures } from './figures.js';
import type { ReadGame } from './game.js';
import { STYLE } from './style.js';
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

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => CODES[sign] ?? sign);

const row = (cells: readonly (string | number)[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells)).join('')}</tbody></table>`;

const named = (player: PlayerFigures): string =>
  `<span class="piece seat${player.seat}"></span> ${plain(whoIs(player))}`;

const MEASURES = ['', 'points', 'chance', 'luck', 'decisions', 'others', 'rest', 'lost', 'rating'];

const measures = ({ players }: GameFigures): string =>
  table(
    MEASURES,
    players.map((player) => [
      named(player),
      player.points,
      `${percent(player.start)} → ${percent(player.result)}`,
      points(player.luck),
      points(player.decisions),
      points(player.others),
      points(player.rest),
      lost(player),
      rating(player),
    ]),
  );

const cards = ({ players }: GameFigures): string =>
  table(
    ['', 'gained', 'spent', 'stolen', 'lost', 'discarded'],
    players.map((player) => [
      named(player),
      player.gained,
      player.spent,
      player.stolen,
      player.lost,
      player.discarded,
    ]),
  );

const lossItem = (names: readonly string[], { turn, seat, change, what, better, why }: ToldLoss): string => {
  const head = `<b>${points(change)}</b> ${whenWas(turn)}: ${plain(names[seat] ?? '')} ${plain(what)}`;
  return `<li>${head}<br>Better: ${plain(better)}${why === '' ? '' : ` (${plain(why)})`}</li>`;
};

const strokeItem = (names: readonly string[], { turn, what, changes }: ToldStroke): string => {
  const told = changes.map(({ seat, change }) => `<b>${points(change)}</b> for ${plain(names[seat] ?? '')}`);
  return `<li>${whenWas(turn)}, ${plain(what)}: ${told.join(', ')}</li>`;
};

const section = (title: string, inside: string): string =>
  inside === '' ? '' : `<section><h2>${title}</h2>${inside}</section>`;

const list = (items: readonly string[]): string => (items.length === 0 ? '' : `<ol>${items.join('')}</ol>`);

const diceTable = ({ dice }: GameFigures): string =>
  `<details><summary>As a table</summary>${table(
    ['sum', 'fell', 'expected'],
    dice.map(({ sum, count, expected }) => [sum, count, expected.toFixed(1)]),
  )}</details>`;

const HOW =
  'Luck is what dice, draws and thefts brought against the mean of all that could have come. Decisions are measured by what ' +
  'the player could know. Lost is what the best plan of each turn would have been worth more; the rating divides it by what was ' +
  'at stake, and less is better. All of it is in points of the chance to win, by a value learned from games of bots, which errs by a few points.';

const measured = (game: ReadGame, figures: GameFigures): readonly string[] => {
  const losses = costliest(game, figures).map((loss) => lossItem(game.names, loss));
  const strokes = luckiest(game, figures).map((stroke) => strokeItem(game.names, stroke));
  return [
    section('Chance to win, by turn', chanceChart(figures)),
    section('Luck and decisions', measures(figures)),
    section('The costliest choices, by what the player could know', list(losses)),
    section('The greatest strokes of luck', list(strokes)),
  ];
};

export const reportPage = (game: ReadGame, figures: GameFigures): string => {
  const { length, problems } = figures;
  const title = `${plain(figures.game)}: ${plain(outcomeInWords(figures, game.names))}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${title}</h1><p>${length.entries} entries, ${length.turns} turns, ${length.rounds} rounds.</p>`,
    ...problems.map(
      (problem) => `<p class="wrong">${plain(problem)}; this is about what comes before it.</p>`,
    ),
    ...(game.review === null ? [] : measured(game, figures)),
    section('Cards', cards(figures)),
    section('Dice', `${diceChart(figures)}<p>${diceInWords(figures)}</p>${diceTable(figures)}`),
    game.review === null ? '' : section('How it is computed', `<p>${HOW}</p>`),
    '</main></body></html>\n',
  ].join('\n');
};
