/** An arena's outcome as JSON, as a table for people, and as Markdown. */
import type { Corrected, Interval, ArenaStanding } from '@landnam/bots/arena';
import { figure, table } from '../output.js';
import type { ArenaOutcome, ArenaRun } from './run.js';

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const RATE_DIGITS = 5;

const rateJson = ({ rate, low, high }: Interval & { readonly rate: number }) => ({
  rate: round(rate, RATE_DIGITS),
  low: round(low, RATE_DIGITS),
  high: round(high, RATE_DIGITS),
});

const correctedJson = (corrected: Corrected) => ({
  ...rateJson(corrected),
  variance: round(corrected.variance, 3),
});

const standingJson = ({ bot, wins, games, corrected, ...rest }: ArenaStanding) => ({
  bot,
  wins,
  games,
  ...rateJson(rest),
  ...(corrected === undefined ? {} : { corrected: correctedJson(corrected) }),
});

const luckJson = ({ luck }: ArenaOutcome) =>
  luck === undefined
    ? {}
    : {
        luck: {
          share: round(luck.share, 4),
          mean: luck.mean.map((each) => round(each, RATE_DIGITS)),
        },
      };

const rulingJson = ({ llr, verdict, stopped }: ArenaOutcome) =>
  llr === undefined ? {} : { llr: round(llr, 3), verdict, stopped };

export const asJson = (outcome: ArenaOutcome) => ({
  games: outcome.games,
  blocks: outcome.blocks,
  seats: outcome.seats.map(standingJson),
  finished: outcome.finished,
  errors: outcome.errors,
  cpuSeconds: round(outcome.cpuSeconds, 3),
  ...luckJson(outcome),
  ...rulingJson(outcome),
});

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const between = ({ low, high }: Interval): string =>
  `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;

/** How many of the seats a name has. */
export const seatsNamed = (bots: readonly string[], name: string): number =>
  bots.filter((bot) => bot === name).length;

const rulingLine = ({ llr, verdict }: ArenaOutcome): string[] =>
  llr === undefined ? [] : [`  sequential test: ${verdict}, log likelihood ratio ${llr.toFixed(2)}`];

const stoppedLine = ({ stopped }: ArenaOutcome): string[] =>
  stopped === true ? ['  the test ended the run: rates and intervals lie too far from even'] : [];

const correctedCells = ({ corrected }: ArenaStanding): string[] =>
  corrected === undefined
    ? []
    : [
        `corrected ${percent(corrected.rate)}`,
        `95 %: ${between(corrected)}`,
        `variance / ${corrected.variance.toFixed(2)}`,
      ];

const luckLine = ({ luck }: ArenaOutcome): string[] =>
  luck === undefined ? [] : [`  luck explains ${percent(luck.share)} of the variance of single results`];

export const asText = ({ contest, blocks }: ArenaRun, outcome: ArenaOutcome): string => {
  const rows = outcome.seats.map((standing) => [
    `  ${standing.bot}`,
    `${seatsNamed(contest.bots, standing.bot)} of ${contest.players} seats`,
    `${standing.wins} won`,
    percent(standing.rate),
    `95 %: ${between(standing)}`,
    ...correctedCells(standing),
  ]);
  const { finished, errors, cpuSeconds } = outcome;
  return [
    `${contest.game}, ${contest.players} players, ${figure(outcome.blocks)} of ${figure(blocks)} blocks, ${figure(outcome.games)} games`,
    table(rows),
    ...luckLine(outcome),
    ...rulingLine(outcome),
    ...stoppedLine(outcome),
    `  ${figure(finished)} finished, ${figure(errors)} with errors, ${figure(cpuSeconds)} CPU seconds`,
  ].join('\n');
};

const headOf = ({ contest }: ArenaRun): string[] => {
  const corrected = contest.corrected === true ? ['corrected', '95 %', 'variance'] : [];
  const cells = ['game', 'bot', 'against', 'games', 'wins', '95 %', ...corrected, 'errors'];
  return [`| ${cells.join(' | ')} |`, `|${' --- |'.repeat(cells.length)}`];
};

const correctedColumns = ({ corrected }: ArenaStanding): string[] =>
  corrected === undefined ? [] : [percent(corrected.rate), between(corrected), corrected.variance.toFixed(2)];

const countNames = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `${seatsNamed(names, name)} ${name}`).join(', ');

/** `|` would end a cell, and a command line may contain one. */
const cell = (text: string): string => text.replaceAll('|', '\\|');

const markdownRow = ({ contest }: ArenaRun, outcome: ArenaOutcome): string => {
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
    `${between(first)}${outcome.stopped === true ? ' (stopped)' : ''}`,
    ...correctedColumns(first),
    String(outcome.errors),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
};

export const asMarkdown = (run: ArenaRun, outcome: ArenaOutcome): string =>
  [...headOf(run), markdownRow(run, outcome)].join('\n');
