/** What happens at sea, in words. */
import type { Line, Tellers, Words } from '../../moves/feature.js';
import { harbourKind } from './harbours.js';
import { t } from './words/index.js';

const rowOf = (good: number, before: readonly number[] = []): number[] =>
  Array.from({ length: Math.max(good + 1, before.length) }, (_, i) => (before[i] ?? 0) + Number(i === good));

const GOLD = 'gold';

/** Cards chosen one by one are told in one line. */
const chosen = (words: Words, seat: number, row: readonly number[], good: number): Line => ({
  seat,
  row,
  kind: GOLD,
  text: t.tellGold({ goods: words.goods(row) }),
  joins: (before) =>
    before.kind === GOLD && before.seat === seat
      ? chosen(words, seat, rowOf(good, before.row), good)
      : undefined,
});

export const tell = {
  shipBuilt: ({ seat, edge, free }) => ({
    seat,
    text: free ? t.tellShipFree() : t.tellShip(),
    places: [{ kind: 'edge', at: edge }],
  }),
  shipMoved: ({ seat, from, to }) => ({
    seat,
    text: t.tellMoved(),
    places: [
      { kind: 'edge', at: from },
      { kind: 'edge', at: to },
    ],
  }),
  pirateMoved: ({ seat, hex }) => ({ seat, text: t.tellPirate(), places: [{ kind: 'hex', at: hex }] }),
  goldTaken: ({ seat, good }, words) => chosen(words, seat, rowOf(good), good),
  islandSettled: ({ seat, vertex, points }) => ({
    seat,
    text: t.tellIsland({ count: points }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  harbourPlaced: ({ seat, edge, harbour }, words) => ({
    seat,
    text: t.tellHarbour({ harbour: harbourKind(words, harbour) }),
    places: [{ kind: 'edge', at: edge }],
  }),
} satisfies Partial<Tellers>;
