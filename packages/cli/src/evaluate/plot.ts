/** A reliability plot: predictions against results. Points on the diagonal are well calibrated. */
import type { Reliability } from '@landnam/bots/value';
import type { Told } from './rows.js';

const SIZE = 300;
const LEFT = 44;
const TOP = 40;
const WIDE = LEFT + SIZE + 16;
const HIGH = TOP + SIZE + 44;

const x = (chance: number): number => Number((LEFT + chance * SIZE).toFixed(1));
const y = (share: number): number => Number((TOP + (1 - share) * SIZE).toFixed(1));

const COLOURS: Readonly<Record<string, string>> = { opening: '#8a6d1f', middle: '#2f6f8f', end: '#8f3b2f' };

const filled = ({ bins }: Reliability, least: number): Reliability['bins'] =>
  bins.filter(({ count }) => count >= least);

const line = (reliability: Reliability, colour: string): string => {
  const points = filled(reliability, 100).map(({ chance, share }) => `${x(chance)},${y(share)}`);
  return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1" opacity="0.7"/>`;
};

const dots = (reliability: Reliability): readonly string[] => {
  const most = Math.max(1, ...reliability.bins.map(({ count }) => count));
  return filled(reliability, 1).map(({ count, chance, share }) => {
    const radius = (1.5 + 6 * Math.sqrt(count / most)).toFixed(1);
    return `<circle cx="${x(chance)}" cy="${y(share)}" r="${radius}" fill="#24404c" fill-opacity="0.75"/>`;
  });
};

const text = (at: readonly [number, number], words: string, more = ''): string =>
  `<text x="${at[0]}" y="${at[1]}" ${more}>${words}</text>`;

const axes = (): readonly string[] => [
  `<rect x="${LEFT}" y="${TOP}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#999"/>`,
  `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#bbb" stroke-dasharray="4 3"/>`,
  ...[0, 0.25, 0.5, 0.75, 1].flatMap((mark) => [
    text([x(mark), TOP + SIZE + 16], `${mark * 100}`, 'text-anchor="middle"'),
    text([LEFT - 6, y(mark) + 4], `${mark * 100}`, 'text-anchor="end"'),
  ]),
  text([LEFT + SIZE / 2, HIGH - 8], 'predicted chance, %', 'text-anchor="middle"'),
];

const legend = ({ phases }: Told): readonly string[] =>
  Object.entries(phases).map(([name, { error, rows }], i) =>
    rows === 0
      ? ''
      : text(
          [LEFT + 10, TOP + 18 + 16 * i],
          `${name}: error ${error.toFixed(4)}`,
          `fill="${COLOURS[name] ?? '#333'}"`,
        ),
  );

export const plotOf = (told: Told): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDE}" height="${HIGH}" fill="#fff"/>`,
    text([LEFT, 18], `${told.game}, ${told.seats} seats: wins, %, by predicted chance`, 'font-size="13"'),
    text(
      [LEFT, 33],
      `${told.rows.toLocaleString('en')} held-out positions, error ${told.error.toFixed(4)}`,
      'fill="#555"',
    ),
    ...axes(),
    ...Object.entries(told.phases).map(([name, phase]) => line(phase, COLOURS[name] ?? '#333')),
    ...dots(told),
    ...legend(told),
    '</svg>',
    '',
  ].join('\n');
