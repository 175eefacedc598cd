/** An arena's outcome as JSON, as a table for people, and as Markdown. */
import type { Standing } from '@landnam/bots/arena';
import { figure, table } from '../output.js';
import type { Outcome, Run } from './run.js';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const RATE_DIGITS = 5;

const standingJson = ({ bot, wins, games, rate, low, high }: Standing) => ({
  bot,
  wins,
  games,
  rate: round(rate, RATE_DIGITS),
  low: round(low, RATE_DIGITS),
  high: round(high, RATE_DIGITS),
});

export const asJson = (outcome: Outcome) => ({
  games: outcome.games,
  blocks: outcome.blocks,
  seats: outcome.seats.map(standingJson),
  finished: outcome.finished,
  errors: outcome.errors,
  cpuSeconds: round(outcome.cpuSeconds, 3),
  ...(outcome.llr === undefined ? {} : { llr: round(outcome.llr, 3), verdict: outcome.verdict }),
});

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const between = ({ low, high }: Standing): string =>
  `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;

/** How many of the seats a name has. */
export const seatsNamed = (bots: readonly string[], name: string): number =>
  bots.filter((bot) => bot === name).length;

const rulingLine = ({ llr, verdict }: Outcome): string[] =>
  llr === undefined ? [] : [`  sequential test: ${verdict}, log likelihood ratio ${llr.toFixed(2)}`];

export const asText = ({ contest, blocks }: Run, outcome: Outcome): string => {
  const rows = outcome.seats.map((standing) => [
    `  ${standing.bot}`,
    `${seatsNamed(contest.bots, standing.bot)} of ${contest.players} seats`,
    `${standing.wins} won`,
    percent(standing.rate),
    `95 %: ${between(standing)}`,
  ]);
  const { finished, errors, cpuSeconds } = outcome;
  return [
    `${contest.game}, ${contest.players} players, ${figure(outcome.blocks)} of ${figure(blocks)} blocks, ${figure(outcome.games)} games`,
    table(rows),
    ...rulingLine(outcome),
    `  ${figure(finished)} finished, ${figure(errors)} with errors, ${figure(cpuSeconds)} CPU seconds`,
  ].join('\n');
};

export const MARKDOWN_HEAD = [
  '| game | bot | against | games | wins | 95 % | errors |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];

const countNames = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `${seatsNamed(names, name)} ${name}`).join(', ');

/** `|` would end a cell: a command line may have one. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

export const markdownRow = ({ contest }: Run, outcome: Outcome): string => {
  const [first] = outcome.seats;
  if (first === undefined) return '';
  const others = contest.bots.filter((bot) => bot !== first.bot);
  const own = seatsNamed(contest.bots, first.bot);
  const cells = [
    contest.game,
    own === 1 ? first.bot : `${own} ${first.bot}`,
    others.length === 0 ? 'itself' : countNames(others),
    figure(outcome.games),
    percent(first.rate),
    between(first),
    String(outcome.errors),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

export const asMarkdown = (run: Run, outcome: Outcome): string =>
  [...MARKDOWN_HEAD, markdownRow(run, outcome)].join('\n');
