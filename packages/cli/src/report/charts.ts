/** Charts as SVG, drawn without a browser. */
import type { GameFigures } from './figures.js';

const WIDE = 720;
const HIGH = 260;
const LEFT = 40;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 28;

const across = (part: number): number => Number((LEFT + part * (WIDE - LEFT - RIGHT)).toFixed(1));
const up = (part: number): number => Number((TOP + (1 - part) * (HIGH - TOP - BOTTOM)).toFixed(1));

const text = (x: number, y: number, words: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const level = (part: number): string =>
  `<line class="grid" x1="${across(0)}" x2="${across(1)}" y1="${up(part)}" y2="${up(part)}"/>`;

const frame = (label: string, inside: readonly string[]): string =>
  [`<svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label="${label}">`, ...inside, '</svg>'].join('\n');

const percentAxis = (): readonly string[] =>
  [0, 0.25, 0.5, 0.75, 1].flatMap((part) => [
    level(part),
    text(LEFT - 6, up(part) + 4, `${part * 100}`, 'end'),
  ]);

const turnMarks = (most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(most / 8 / 5) * 5);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
};

/** Everybody's chance to win, turn by turn. */
export const chanceChart = ({ chances, players }: GameFigures): string => {
  const most = Math.max(1, chances.length - 1);
  const line = (seat: number): string =>
    chances.map(({ win }, i) => `${across(i / most)},${up(win[seat] ?? 0)}`).join(' ');
  const marks = turnMarks(most).map((turn) => text(across(turn / most), HIGH - 8, `${turn}`, 'middle'));
  return frame('Chance to win of every player, by turn; the table of players has the sums', [
    ...percentAxis(),
    ...marks,
    ...players.map(({ seat }) => `<polyline class="line seat${seat}" points="${line(seat)}"/>`),
  ]);
};

/** How often each sum fell, and how often it was to be expected. */
export const diceChart = ({ dice }: GameFigures): string => {
  const most = Math.max(1, ...dice.map(({ count, expected }) => Math.max(count, expected)));
  const step = 1 / dice.length;
  const bars = dice.flatMap(({ sum, count, expected }, i) => {
    const [left, right] = [across((i + 0.2) * step), across((i + 0.8) * step)];
    const mark = up(expected / most);
    return [
      `<rect class="bar" x="${left}" width="${(right - left).toFixed(1)}" y="${up(count / most)}" height="${(up(0) - up(count / most)).toFixed(1)}"/>`,
      `<line class="mark" x1="${left - 5}" x2="${right + 5}" y1="${mark}" y2="${mark}"/>`,
      text((left + right) / 2, HIGH - 8, `${sum}`, 'middle'),
    ];
  });
  return frame('How often each sum of the dice fell, and a mark for how often it is expected', [
    level(0),
    ...bars,
  ]);
};
