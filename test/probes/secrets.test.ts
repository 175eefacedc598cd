/** Throw-away modules: persuasion, and decks that nobody may count. */
import { CHANCE, makeState, NONE, resample, type Seat, unseen, view } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { type ActionRule, argA, argB, argC, pack } from '../../packages/engine/src/core/actions.js';
import { at, type FieldSpecs, type Views } from '../../packages/engine/src/core/fields.js';
import { must, type RuleModule } from '../../packages/engine/src/core/game.js';
import type { Refusal } from '../../packages/engine/src/core/actions.js';
import type { State } from '../../packages/engine/src/core/state.js';
import { handOver } from '../../packages/engine/src/shared/supply.js';
import { seeded } from '../support/chance.js';
import { compose } from '../support/compose.js';
import { table, type TestTable } from '../support/table.js';

const fields = {
  asked: { per: 'game', seen: 'all' },
  forced: { per: 'seat', fill: NONE, seen: 'all' },
  missing: { per: 'game', fill: NONE, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../packages/engine/src/core/registry.js' {
  interface StateGroups {
    readonly probePersuasion: Views<typeof fields>;
  }
  interface ActionMap {
    probePersuade: { seat: number; give: string; get: string };
  }
  interface EventMap {
    probePersuaded: { seat: number; victim: number; give: number; get: number; swapped: boolean };
  }
}

/** Legal without a look at the victim's hand: only its public size counts. */
const refusePersuasion = (
  s: State,
  seat: Seat,
  victim: number,
  give: number,
  get: number,
): Refusal | null => {
  const own = s.probePersuasion;
  if (victim === seat) return { code: 'ownSeat', rule: 'N-54' };
  if (own.asked[0] > 1 || (own.asked[0] === 1 && own.forced[seat] !== victim))
    return { code: 'notNow', rule: 'N-54' };
  if (own.asked[0] === 0 && own.forced[seat] === victim) return { code: 'notThere', rule: 'N-54' };
  if (s.base.handTotal[victim] === 0) return { code: 'hasNoCards', rule: 'N-54' };
  if (give === get || own.missing[0] === get) return { code: 'sameKind', rule: 'N-54' };
  return s.base.hand[at(seat, give)] > 0 ? null : { code: 'notHeld', rule: 'N-54' };
};

const persuade: ActionRule = {
  type: 'probePersuade',
  rule: 'N-54',
  at: ['main'],
  operands: { seat: 'seat', give: 'good', get: 'good' },
  list(g, s, seat, id, out) {
    for (let victim = 0; victim < g.seats; victim++)
      for (let give = 0; give < 5; give++)
        for (let get = 0; get < 5; get++)
          if (refusePersuasion(s, seat, victim, give, get) === null) out.push(pack(id, victim, give, get));
  },
  refuse: (_g, s, seat, packed) => refusePersuasion(s, seat, argA(packed), argB(packed), argC(packed)),
  apply(g, s, seat, packed, log) {
    const [victim, give, get] = [argA(packed), argB(packed), argC(packed)];
    const swapped = s.base.hand[at(victim, get)] > 0;
    s.probePersuasion.forced[seat] = victim;
    s.probePersuasion.asked[0] = swapped ? 2 : s.probePersuasion.asked[0] + 1;
    s.probePersuasion.missing[0] = swapped ? NONE : get;
    log?.('probePersuaded', { seat, victim, give, get, swapped });
    if (!swapped) return;
    handOver(g, s, seat, victim, give, 1);
    handOver(g, s, victim, seat, get, 1);
  },
};

const persuasion: RuleModule = {
  name: 'probePersuasion',
  rules: ['N-54'],
  needs: ['turn'],
  fields,
  contribute: () => ({
    actions: [persuade],
    staged: {
      turn: {
        end(_g, s, seat) {
          if (s.probePersuasion.asked[0] === 0) s.probePersuasion.forced[seat] = NONE;
          s.probePersuasion.asked[0] = 0;
          s.probePersuasion.missing[0] = NONE;
        },
      },
    },
  }),
};

/** The table as a seat sees it, so that legality can be asked on both. */
const seenBy = (t: TestTable, seat: number): TestTable => {
  const other = t.copy();
  view(t.game, t.state, seat, other.state);
  return other;
};

describe('persuasion', () => {
  const told = (): TestTable =>
    compose({ add: [persuasion] })
      .give(0, '2wool')
      .give(1, 'ore')
      .turn(0);

  test('N-54: what may be asked depends on the view alone', () => {
    const t = told().give(2, 'grain');
    expect(t.legal(0, 'probePersuade')).toHaveLength(8);
    expect(seenBy(t, 0).legal(0)).toEqual(t.legal(0));
  });

  test('N-54: a swap, or one more try with the same seat for another kind; the miss is public', () => {
    const t = told().give(2, 'grain').do('p0 probePersuade p1 wool brick');
    expect(t.events('probePersuaded')).toMatchObject([{ victim: 1, swapped: false }]);
    t.refuses('p0 probePersuade p1 wool brick', 'N-54', 'sameKind');
    t.refuses('p0 probePersuade p2 wool grain', 'N-54', 'notNow');
    t.do('p0 probePersuade p1 wool ore').refuses('p0 probePersuade p1 wool grain', 'N-54', 'notNow');
    expect([t.cards(0), t.cards(1)]).toEqual([{ wool: 1, ore: 1 }, { wool: 1 }]);
  });

  test('N-54: not the same seat in two own turns; it closes offers like any other action', () => {
    const t = told().do('p1 offerTrade 1ore 1wool', 'p0 probePersuade p1 wool ore', 'p0 endTurn');
    expect(t.events('offersClosed')).toHaveLength(1);
    for (const seat of [1, 2, 3]) t.roll(1, 1).do(`p${seat} endTurn`);
    t.roll(1, 1).refuses('p0 probePersuade p1 wool ore', 'N-54', 'notThere');
  });
});

describe('a deck nobody may count', () => {
  test('[B-33] views show how many cards are left, not which', () => {
    const t = table().hold(0, 'knight monopoly').hold(1, '2victoryPoint').turn(0);
    for (const seat of [0, 1, 2, NONE]) {
      const seen = seenBy(t, seat);
      expect([...seen.state.base.deck]).toEqual(Array.from({ length: 8 }, () => 0));
      expect([seen.state.base.deckTotal[0], seen.state.base.heldTotal[1]]).toEqual([21, 2]);
    }
    expect(unseen(t.game, seenBy(t, 0).state, 0, 'cards')).toEqual([13, 5, 2, 2, 1]);
  });

  test('[B-33] buying is legal on the view; the draw is nature’s, weighted by the cards left', () => {
    const t = table().give(0, 'ore wool grain').hold(1, '13knight').turn(0);
    expect(seenBy(t, 0).legal(0)).toEqual(t.legal(0));
    t.do('p0 buyCard');
    expect(t.actors()).toEqual([CHANCE]);
    expect(t.weights()).toEqual({
      'drawCard knight': 1,
      'drawCard victoryPoint': 5,
      'drawCard roadBuilding': 2,
      'drawCard plenty': 2,
      'drawCard monopoly': 2,
    });
  });

  test('[B-33] a resampled state may hold other cards, its view is the same', () => {
    const t = table().hold(1, '2victoryPoint').hold(2, 'knight').turn(0);
    const seen = makeState(t.game);
    const hands = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const dealt = makeState(t.game);
      view(t.game, t.state, 0, seen);
      dealt.copyFrom(seen);
      resample(t.game, dealt, 0, seeded(seed));
      hands.add([...dealt.base.held].join());
      const again = makeState(t.game);
      view(t.game, dealt, 0, again);
      expect(again.bytes).toEqual(seen.bytes);
    }
    expect(hands.size).toBeGreaterThan(3);
  });

  test('S-502: cards laid aside are drawn from the same counts; the last ones cannot be bought', () => {
    const aside: RuleModule = {
      name: 'probeAside',
      rules: ['S-502'],
      contribute: () => ({
        all: { mayBuyCard: must('S-502', 'deckEmpty', (_g, s) => s.base.deckTotal[0] > 4) },
      }),
    };
    const t = compose({ add: [aside] })
      .give(0, 'ore wool grain')
      .hold(1, '14knight 2plenty 2monopoly')
      .turn(0);
    expect(t.legal(0)).toContain('buyCard');
    t.hold(1, '3victoryPoint').refuses('p0 buyCard', 'S-502', 'deckEmpty');
  });
});
