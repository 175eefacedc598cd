import type { StoryLine, Tellers, GameWords } from '../../../../moves/feature.js';
import { rowOf } from '../../../rows.js';
import { t } from './words/index.js';

const FOUND = 'found';

const found = (words: GameWords, seat: number, hex: number, terrain: number): StoryLine => {
  const name = words.info.scenario.terrains[terrain]?.name ?? '';
  return {
    seat,
    kind: FOUND,
    text: t.found({ who: words.who(seat), terrain: words.terrain(name) }),
    places: [{ kind: 'hex', at: hex }],
  };
};

/** Land and its number are told in one line. */
const numbered = (words: GameWords, seat: number, hex: number, number: number): StoryLine => ({
  seat,
  text: t.number({ who: words.who(seat), number }),
  places: [{ kind: 'hex', at: hex }],
  joins: (before) =>
    before.kind === FOUND && before.seat === seat
      ? { ...before, kind: '', text: `${before.text} (${number})` }
      : undefined,
});

export const tell = {
  hexRevealed: ({ seat, hex, terrain }, words) => found(words, seat, hex, terrain),
  tokenDrawn: ({ seat, hex, number }, words) => numbered(words, seat, hex, number),
  discoveryRewarded: ({ seat, good, count }, words) => ({
    seat,
    text:
      count === 0 ? t.nothing() : t.reward({ who: words.who(seat), goods: words.goods(rowOf(good, count)) }),
  }),
} satisfies Partial<Tellers>;
