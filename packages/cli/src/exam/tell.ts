/** An exam's marks as JSON, as a table for people, and as a report in Markdown. */
import { figure, table } from '../output.js';
import type { ExamMarks, ExamRow } from './exam.js';

const DIGITS = 5;
const round = (value: number): number => Number(value.toFixed(DIGITS));

export const asJson = ({ paper: { bot, game }, isCorrected, rows, errors }: ExamMarks) => ({
  bot,
  game,
  corrected: isCorrected,
  errors,
  rows: rows.map(({ level, seats, rate, low, high, games }) => ({
    level,
    seats,
    rate: round(rate),
    low: round(low),
    high: round(high),
    games,
  })),
});

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;
const between = ({ low, high }: ExamRow): string => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;

const cellsOf = (row: ExamRow): string[] => [
  row.level,
  `${row.seats} players`,
  percent(row.rate),
  between(row),
  percent(1 / row.seats),
  figure(row.games),
];

const HEAD = ['against', 'at a table of', 'wins', '95 %', 'even', 'games'];

const luckLine = ({ isCorrected }: ExamMarks): string =>
  isCorrected
    ? 'Luck is taken out of every game; intervals are from blocks of games with the same deal.'
    : 'Luck is not taken out: there is no value for this game.';

export const asText = (marks: ExamMarks): string =>
  [
    `${marks.paper.bot} in ${marks.paper.game}, one seat against others of a level`,
    table([HEAD, ...marks.rows.map(cellsOf)]),
    luckLine(marks),
    `${figure(marks.errors)} games with errors`,
  ].join('\n');

/** `|` would end a cell, and a command line may contain one. */
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const asReport = (marks: ExamMarks, version: string): string => {
  const { bot, game, blocks, seed } = marks.paper;
  return [
    `# Exam of ${bot}`,
    '',
    `${game}, ${blocks} blocks a row, seed ${seed}, landnam ${version}. One seat of the bot sits among others of a level; every deal is played from every rotation of the seats.`,
    `${luckLine(marks)} Games with errors: ${marks.errors}.`,
    '',
    line(HEAD),
    line(HEAD.map(() => '---')),
    ...marks.rows.map((row) => line(cellsOf(row))),
    '',
  ].join('\n');
};
