import { brokenPools, brokenTotals, makeState, NONE, resample, unseen, view } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { table, type TestTable } from '../../../../../test/support/table.js';
import { at } from './fields.js';

/** p1 holds ore and wool, p2 grain: three cards that p0 cannot tell apart. */
const hands = (): TestTable =>
  table('base', 3).give(0, '2brick').give(1, 'ore wool').give(2, 'grain').turn(0);

describe('views', () => {
  test('[B-33] own rows stay, others’ are cleared, sums are kept', () => {
    const t = hands().hold(1, 'knight');
    const seen = makeState(t.game);
    view(t.game, t.state, 1, seen);
    expect([...seen.base.hand.subarray(8, 13)]).toEqual([0, 0, 1, 0, 1]);
    expect([seen.base.hand[at(0, 1)], seen.base.hand[at(2, 3)]]).toEqual([0, 0]);
    expect([[...seen.base.handTotal], seen.base.held[at(1, 0)], seen.base.deckTotal[0]]).toEqual([
      [2, 2, 1],
      1,
      24,
    ]);
    expect(seen.base.bank).toEqual(t.state.base.bank);
  });

  test('a spectator sees no hand at all; taking a view does not change the state', () => {
    const t = hands();
    const [seen, before] = [makeState(t.game), t.state.bytes.slice()];
    view(t.game, t.state, NONE, seen);
    expect([...seen.base.hand].every((count) => count === 0)).toBe(true);
    expect(t.state.bytes).toEqual(before);
  });

  test('what is unseen is the whole minus everything visible', () => {
    const t = hands();
    const seen = makeState(t.game);
    view(t.game, t.state, 0, seen);
    expect(unseen(t.game, seen, 0, 'goods')).toEqual([0, 0, 1, 1, 1]);
    view(t.game, t.state, NONE, seen);
    expect(unseen(t.game, seen, NONE, 'goods')).toEqual([0, 2, 1, 1, 1]);
  });
});

describe('a deck nobody may count', () => {
  test('[B-33] views show how many cards are left, not which', () => {
    const t = table().hold(0, 'knight monopoly').hold(1, '2victoryPoint').turn(0);
    const seen = makeState(t.game);
    for (const seat of [0, 1, 2, NONE]) {
      view(t.game, t.state, seat, seen);
      expect([...seen.base.deck]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
      expect([seen.base.deckTotal[0], seen.base.heldTotal[1]]).toEqual([21, 2]);
    }
    view(t.game, t.state, 0, seen);
    expect(unseen(t.game, seen, 0, 'cards')).toEqual([13, 5, 2, 2, 1]);
  });

  test('[B-33] a resampled state may hold other cards, its view is the same', () => {
    const t = table().hold(1, '2victoryPoint').hold(2, 'knight').turn(0);
    const [seen, dealt, again] = [makeState(t.game), makeState(t.game), makeState(t.game)];
    const held = new Set<string>();
    view(t.game, t.state, 0, seen);
    for (let seed = 0; seed < 20; seed++) {
      dealt.copyFrom(seen);
      resample(t.game, dealt, 0, seeded(seed));
      held.add([...dealt.base.held].join());
      view(t.game, dealt, 0, again);
      expect(again.bytes).toEqual(seen.bytes);
    }
    expect(held.size).toBeGreaterThan(3);
  });
});

describe('resampling', () => {
  test('deals every arrangement about equally often, and only possible ones', () => {
    const t = hands();
    const [seen, dealt, below] = [makeState(t.game), makeState(t.game), seeded(7)];
    view(t.game, t.state, 0, seen);
    const counts = new Map<number, number>();
    for (let k = 0; k < 3000; k++) {
      dealt.copyFrom(seen);
      resample(t.game, dealt, 0, below);
      const card = [0, 1, 2, 3, 4].findIndex((good) => dealt.base.hand[at(2, good)] > 0);
      counts.set(card, (counts.get(card) ?? 0) + 1);
      if (k < 50) expect([brokenPools(t.game, dealt), brokenTotals(t.game, dealt)]).toEqual([[], []]);
    }
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
    for (const times of counts.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });

  test('a seat’s own cards are never dealt away', () => {
    const t = hands();
    const dealt = makeState(t.game);
    view(t.game, t.state, 1, dealt);
    resample(t.game, dealt, 1, seeded(3));
    expect(dealt.base.hand.subarray(8, 16)).toEqual(t.state.base.hand.subarray(8, 16));
  });
});
