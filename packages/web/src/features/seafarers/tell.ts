/** What happens at sea, in words. */
import type { StoryLine, Tellers, GameWords } from '../../moves/feature.js';
import { addRows, type GoodCounts, rowOf } from '../rows.js';
import { harbourKind } from './harbours.js';
import { t } from './words/index.js';

const GOLD = 'gold';

/** Cards chosen one by one are told in one line. */
const chosen = (words: GameWords, seat: number, row: GoodCounts): StoryLine => ({
  seat,
  row,
  kind: GOLD,
  text: t.tellGold({ who: words.who(seat), goods: words.goods(row) }),
  joins: (before) =>
    before.kind === GOLD && before.seat === seat
      ? chosen(words, seat, addRows(row, before.row ?? []))
      : undefined,
});

export const tell = {
  shipBuilt: ({ seat, edge, free }, words) => ({
    seat,
    text: (free ? t.tellShipFree : t.tellShip)({ who: words.who(seat) }),
    places: [{ kind: 'edge', at: edge }],
  }),
  shipMoved: ({ seat, from, to }, words) => ({
    seat,
    text: t.tellMoved({ who: words.who(seat) }),
    places: [
      { kind: 'edge', at: from },
      { kind: 'edge', at: to },
    ],
  }),
  pirateMoved: ({ seat, hex }, words) => ({
    seat,
    text: t.tellPirate({ who: words.who(seat) }),
    places: [{ kind: 'hex', at: hex }],
  }),
  goldTaken: ({ seat, good }, words) => chosen(words, seat, rowOf(good)),
  islandSettled: ({ seat, vertex, points }, words) => ({
    seat,
    text: t.tellIsland({ who: words.who(seat), count: points }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  harbourPlaced: ({ seat, edge, harbour }, words) => ({
    seat,
    text: t.tellHarbour({ who: words.who(seat), harbour: harbourKind(words, harbour) }),
    places: [{ kind: 'edge', at: edge }],
  }),
} satisfies Partial<Tellers>;
