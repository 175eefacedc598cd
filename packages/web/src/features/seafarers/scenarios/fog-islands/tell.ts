import type { Line, Tellers, Words } from '../../../../moves/feature.js';
import { t } from './words.js';

const FOUND = 'found';

const found = (words: Words, seat: number, hex: number, terrain: number): Line => {
  const name = words.info.scenario.terrains[terrain]?.name ?? '';
  return {
    seat,
    kind: FOUND,
    text: t.found({ terrain: words.terrain(name) }),
    places: [{ kind: 'hex', at: hex }],
  };
};

/** Land and its number are told in one line. */
const numbered = (seat: number, hex: number, number: number): Line => ({
  seat,
  text: t.number({ number }),
  places: [{ kind: 'hex', at: hex }],
  joins: (before) =>
    before.kind === FOUND && before.seat === seat
      ? { ...before, kind: '', text: `${before.text} (${number})` }
      : undefined,
});

export const tell = {
  hexRevealed: ({ seat, hex, terrain }, words) => found(words, seat, hex, terrain),
  tokenDrawn: ({ seat, hex, number }) => numbered(seat, hex, number),
  discoveryRewarded: ({ seat, good, count }, words) => ({
    seat,
    text:
      count === 0
        ? t.nothing()
        : t.reward({
            goods: words.goods(Array.from({ length: good + 1 }, (_, i) => (i === good ? count : 0))),
          }),
  }),
} satisfies Partial<Tellers>;
