import { m } from '../../i18n/words/index.js';
import type { Snapshot } from '../../session/types.js';
import css from './Dice.module.css';
import { rollsIn } from '../motion/useRested.js';

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const Die = ({ face }: { readonly face: number }) => (
  <svg className={css['die']} viewBox="-12 -12 24 24" aria-hidden="true">
    <rect x={-10.5} y={-10.5} width={21} height={21} rx={4} />
    {(SPOTS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x * 5.5} cy={y * 5.5} r={2.2} />
    ))}
  </svg>
);

const spoken = (low: number, high: number): string =>
  low === 0 ? m.panel_dice() : `${m.panel_dice()}: ${low} + ${high} = ${low + high}`;

/** While rolling they show their faces only at the end; the total waits until they rest. */
export const Dice = ({ snapshot, rolling }: { readonly snapshot: Snapshot; readonly rolling: boolean }) => {
  const [low = 0, high = 0] = snapshot.view.base.dice;
  return (
    <div
      className={css['dice']}
      key={rollsIn(snapshot)}
      role="img"
      data-rolling={rolling || undefined}
      aria-label={rolling ? m.panel_dice() : spoken(low, high)}
    >
      <Die face={low} />
      <Die face={high} />
      <strong aria-hidden="true">{low === 0 || rolling ? '' : low + high}</strong>
    </div>
  );
};
