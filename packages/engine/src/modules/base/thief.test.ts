import { NONE, redact } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

/** Three opponents around the hills 6; the robber starts in the desert. */
const crowded = (): TestTable =>
  table()
    .loose()
    .put('p1 settlement 0,-1.N', 'p2 city 0,-1.SW', 'p3 settlement 0,-1.SE', 'p0 settlement 0,-1.NW')
    .at((position) => position.robber('@0,0'));

describe('[B-23] the robber', () => {
  test('[B-23] must go to another hex; every one is open, the desert too', () => {
    const t = table()
      .at((position) => position.robber('@0,1'))
      .start(0)
      .roll(3, 4);
    t.refuses('p0 moveRobber @0,1', 'B-23', 'sameHex');
    expect(t.legal(0)).toHaveLength(18);
    t.do('p0 moveRobber @0,0');
    expect([t.asks(), t.state.base.robber[0]]).toEqual(['main', t.id('@0,0')]);
    expect(t.events('robberMoved')).toEqual([{ seat: 0, from: t.id('@0,1'), hex: t.id('@0,0') }]);
  });

  test('[B-23] one of several victims is chosen, and only who is there and has cards', () => {
    const t = crowded().give(1, 'ore').give(2, 'wool').start(0).roll(3, 4).do('p0 moveRobber @0,-1');
    expect(t.legal(0)).toEqual(['stealFrom p1', 'stealFrom p2']);
    t.refuses('p0 stealFrom p3', 'B-23', 'hasNoCards').refuses('p0 stealFrom p0', 'B-23', 'ownSeat');
    t.do('p0 stealFrom p2').chance('stealCard wool');
    expect([t.cards(0), t.cards(2), t.asks()]).toEqual([{ wool: 1 }, {}, 'main']);
  });

  test('[B-23] who has cards but no building there cannot be robbed', () => {
    const t = crowded().give(1, 'ore').give(3, 'ore').start(0).roll(3, 4).do('p0 moveRobber @0,-2');
    expect(t.asks()).toBe('steal');
    const two = crowded().give(1, 'ore').give(2, 'ore').give(3, 'ore');
    two.put('p2 settlement 0,-2.N').start(0).roll(3, 4).do('p0 moveRobber @0,-2');
    two.refuses('p0 stealFrom p3', 'B-23', 'notThere');
  });

  test('[B-23] a single victim is robbed without asking; with none the hex is still legal', () => {
    const t = crowded().give(2, 'wool').start(0).roll(3, 4).do('p0 moveRobber @0,-1');
    expect([t.asks(), t.weights()]).toEqual(['steal', { 'stealCard wool': 1 }]);
    const empty = crowded().start(0).roll(3, 4).do('p0 moveRobber @0,-1');
    expect(empty.asks()).toBe('main');
    const own = table()
      .put('p0 settlement 0,-1.N')
      .give(0, 'ore')
      .start(0)
      .roll(3, 4)
      .do('p0 moveRobber @0,-1');
    expect(own.asks()).toBe('main');
  });

  test('[B-23] the steal is not optional', () => {
    const t = crowded().give(1, 'ore').give(2, 'wool').start(0).roll(3, 4).do('p0 moveRobber @0,-1');
    expect(t.legal(0).every((text) => text.startsWith('stealFrom'))).toBe(true);
    t.refuses('p0 endTurn', 'B-23', 'notNow');
  });

  test('[B-23] every card is as likely as another: weights are the hand', () => {
    const t = crowded().give(2, '3wool ore 2brick').start(0).roll(3, 4).do('p0 moveRobber @0,-1');
    expect(t.weights()).toEqual({ 'stealCard brick': 2, 'stealCard wool': 3, 'stealCard ore': 1 });
    t.refuses('* stealCard grain', 'B-23', 'notHeld');
  });

  test('[B-23] thief and victim see the card, others only that one was stolen', () => {
    const t = crowded()
      .give(2, 'wool')
      .start(0)
      .roll(3, 4)
      .do('p0 moveRobber @0,-1')
      .chance('stealCard wool');
    const stolen = t.events().find(({ type }) => type === 'cardStolen')!;
    for (const seat of [0, 2])
      expect(redact(stolen, seat)).toEqual({ type: 'cardStolen', thief: 0, victim: 2, good: 2 });
    for (const seat of [1, 3, NONE])
      expect(redact(stolen, seat)).toEqual({ type: 'cardStolen', thief: 0, victim: 2 });
  });
});

describe('[B-41] knight', () => {
  test('[B-41] moves the robber and steals, before or after the roll, without discards', () => {
    for (const begin of ['start', 'turn'] as const) {
      const t = crowded().hold(0, 'knight').give(1, '12ore')[begin](0).do('p0 playKnight');
      expect([t.asks(), t.events('discardsDue')]).toEqual(['moveRobber', []]);
      t.refuses('p0 moveRobber @0,0', 'B-23', 'sameHex').do('p0 moveRobber @0,-1').chance('stealCard ore');
      expect([t.asks(), t.cards(0)]).toEqual([begin === 'start' ? 'beforeRoll' : 'main', { ore: 1 }]);
    }
  });

  test('[B-41] lies open once played', () => {
    const t = crowded().hold(0, '2knight').turn(0).do('p0 playKnight', 'p0 moveRobber @0,1');
    expect([t.state.base.played[0], t.state.base.heldTotal[0]]).toEqual([1, 1]);
    expect(t.events('cardPlayed')).toEqual([{ seat: 0, card: 0 }]);
  });
});
