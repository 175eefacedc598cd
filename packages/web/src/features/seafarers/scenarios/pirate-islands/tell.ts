import type { Line, Tellers, Words } from '../../../../moves/feature.js';
import { t } from './words.js';

const LOST = 'lost';

/** Cards lost one by one are told in one line. */
const lost = (words: Words, seat: number, row: readonly number[]): Line => ({
  seat,
  row,
  kind: LOST,
  text: t.lost({ goods: words.goods(row) }),
  joins: (before) =>
    before.kind === LOST && before.seat === seat ? lost(words, seat, sum(row, before.row ?? [])) : undefined,
});

const sum = (a: readonly number[], b: readonly number[]): number[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

const attackText = (strength: number, warships: number): string => {
  if (warships === strength) return t.attackedEven({ strength, warships });
  return (warships > strength ? t.attackedWon : t.attackedLost)({ strength, warships });
};

export const tell = {
  fleetMoved: ({ hex }) => ({ text: t.sailed(), places: [{ kind: 'hex', at: hex }] }),
  fleetAttacked: ({ seat, strength, warships }) => ({ seat, text: attackText(strength, warships) }),
  cardLost: ({ seat, good }, words) =>
    lost(
      words,
      seat,
      Array.from({ length: good + 1 }, (_, i) => Number(i === good)),
    ),
  fortressAttacked: ({ seat, die, warships, shipsLost }) => ({
    seat,
    text: shipsLost === 0 ? t.fortWon({ warships, die }) : t.fortLost({ warships, die, count: shipsLost }),
  }),
  fortressTaken: ({ seat, vertex }) => ({
    seat,
    text: t.taken(),
    places: [{ kind: 'vertex', at: vertex }],
    heading: true,
  }),
} satisfies Partial<Tellers>;
