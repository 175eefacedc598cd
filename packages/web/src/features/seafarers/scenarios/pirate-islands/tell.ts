import type { StoryLine, Tellers, GameWords } from '../../../../moves/feature.js';
import { addRows, type GoodCounts, rowOf } from '../../../rows.js';
import type { SpokenPerson } from '../../../../i18n/texts.js';
import { t } from './words/index.js';

const LOST = 'lost';

/** Cards lost one by one are told in one line. */
const lost = (words: GameWords, seat: number, row: GoodCounts): StoryLine => ({
  seat,
  row,
  kind: LOST,
  text: t.lost({ who: words.who(seat), goods: words.goods(row) }),
  joins: (before) =>
    before.kind === LOST && before.seat === seat
      ? lost(words, seat, addRows(row, before.row ?? []))
      : undefined,
});

const attackText = (who: SpokenPerson, strength: number, warships: number): string => {
  if (warships === strength) return t.attackedEven({ who, strength, warships });
  return (warships > strength ? t.attackedWon : t.attackedLost)({ who, strength, warships });
};

export const tell = {
  fleetMoved: ({ hex }) => ({ text: t.sailed(), places: [{ kind: 'hex', at: hex }] }),
  fleetAttacked: ({ seat, strength, warships }, words) => ({
    seat,
    text: attackText(words.who(seat), strength, warships),
  }),
  cardLost: ({ seat, good }, words) => lost(words, seat, rowOf(good)),
  fortressAttacked: ({ seat, die, warships, shipsLost }, words) => ({
    seat,
    text:
      shipsLost === 0
        ? t.fortWon({ who: words.who(seat), warships, die })
        : t.fortLost({ who: words.who(seat), warships, die, count: shipsLost }),
  }),
  fortressTaken: ({ seat, vertex }, words) => ({
    seat,
    text: t.taken({ who: words.who(seat) }),
    places: [{ kind: 'vertex', at: vertex }],
    heading: true,
  }),
} satisfies Partial<Tellers>;
