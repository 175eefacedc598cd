import { describe, expect, test } from 'vitest';
import { table, tableAt, type TestTable } from '../../../../../test/support/table.js';

const six = (seats = 6): TestTable => table('base', seats, { turns: 'building' });
const ended = (t: TestTable): TestTable => t.start(0).roll(1, 1).do('p0 endTurn');
const SITES = ['0,-3.N', '2,-3.N', '-2,-1.N', '0,-1.N', '2,-1.N'];
const points = (t: TestTable, seat: number, cities: number): TestTable =>
  t.put(...SITES.slice(0, cities).map((site) => `p${seat} city ${site}`));

describe('[B-77] the special building phase', () => {
  test.each([5, 6])(
    '[B-77] with %i players all others are asked in order, then the next one rolls',
    (seats) => {
      const t = six(seats);
      for (let seat = 0; seat < seats; seat++) t.give(seat, '2ore');
      ended(t);
      const asked: number[] = [];
      while (t.asks() === 'building') {
        const [seat] = t.actors();
        asked.push(seat);
        t.do(`p${seat} endTurn`);
      }
      expect(asked).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 1));
      expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
    },
  );

  test('[B-77] the order begins on the left of whose turn it was', () => {
    const t = six(5);
    for (let seat = 0; seat < 5; seat++) t.give(seat, '2ore');
    t.start(3).roll(1, 1).do('p3 endTurn');
    expect([t.actors(), t.state.core.active[0]]).toEqual([[4], 4]);
    t.do('p4 endTurn', 'p0 endTurn', 'p1 endTurn', 'p2 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [4]]);
  });

  test('[B-77] who holds fewer than two cards is not asked, or no longer', () => {
    const t = ended(
      six()
        .put('p2 settlement 0,-3.N', 'p2 road 0,-3/NE')
        .give(1, 'ore')
        .give(2, 'lumber brick')
        .give(4, '2wool'),
    );
    expect([t.asks(), t.actors()]).toEqual(['building', [2]]);
    t.do('p2 buildRoad 0,-3/NW');
    expect(t.actors()).toEqual([4]);
    t.do('p4 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
  });

  test('[B-77] a position of the phase is read and written, and must say whose turn it follows', () => {
    const head = {
      position: 1,
      game: 'base',
      seats: 6,
      options: { setUp: 'fixed', turns: 'building' },
      seed: 'any',
      turn: 'p4',
      phase: 'building',
      base: { hand: { p4: { ore: 3 } } },
    };
    const t = tableAt({ ...head, shortTurns: { after: 'p1' } }).do('p4 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [2]]);
    expect(() => tableAt(head)).toThrow(/\[B-77\]/);
    expect(() => tableAt({ ...head, shortTurns: { after: 'p4' } })).toThrow(/after p4 \[B-77\]/);
  });
});

describe('[B-78] building only', () => {
  const rich = (): TestTable =>
    ended(
      six()
        .put('p1 settlement 0,-3.N', 'p1 road 0,-3/NE', 'p1 settlement 2,-3.N')
        .give(1, '6lumber 3brick 3wool 5grain 5ore')
        .give(0, 'ore')
        .hold(1, 'knight plenty'),
    );

  test('[B-78] pieces and cards, in any order and number, then pass', () => {
    const t = rich().do('p1 buyCard', '* drawCard knight', 'p1 buildCity 0,-3.N', 'p1 buildRoad 0,-3/NW');
    expect(new Set(t.legal(1).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['buildRoad', 'buyCard', 'endTurn']),
    );
  });

  test('[B-78] no trade with anybody, no card is played', () => {
    const t = rich();
    for (const text of [
      'p1 tradeWithSupply lumber ore',
      'p1 offerTrade 1lumber 1ore',
      'p1 playKnight',
      'p1 playPlenty ore ore',
      'p1 callDice',
    ])
      t.refuses(text, 'B-78', 'notNow');
    t.refuses('p0 offerTrade 1ore 1lumber', 'B-78').refuses('p0 endTurn', 'B-78', 'notAsked');
  });

  test('[B-78] a card bought in the phase may be played in the owner’s next turn, even if that comes at once', () => {
    const t = rich().do('p1 buyCard', '* drawCard monopoly', 'p1 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
    expect(t.why('p1 playMonopoly ore')).toBeNull();
  });
});

describe('[B-79] no win while others build', () => {
  test('[B-79] who builds the last point wins when the own turn begins', () => {
    const t = ended(
      points(six(), 2, 3)
        .put('p2 settlement 2,-1.N')
        .hold(2, '2victoryPoint')
        .give(2, '3ore 2grain')
        .give(3, '2ore'),
    );
    t.do('p2 buildCity 2,-1.N');
    expect([t.ended(), t.points(2), t.actors()]).toEqual(['', 10, [3]]);
    t.do('p3 endTurn').roll(1, 1).do('p1 endTurn', 'p3 endTurn');
    expect([t.ended(), t.winners()]).toEqual(['points', [2]]);
  });

  test('[B-79] a point card that is drawn there counts from then on', () => {
    const t = ended(points(six(), 1, 4).hold(1, 'victoryPoint').give(1, 'ore wool grain'));
    t.do('p1 buyCard', '* drawCard victoryPoint');
    expect([t.ended(), t.winners()]).toEqual(['points', [1]]);
  });

  test('[B-79] nor does whose turn it was', () => {
    const t = ended(points(six(), 0, 4).give(1, '3ore 3wool 3grain')).hold(0, '2victoryPoint');
    t.do('p1 buyCard', '* drawCard knight');
    expect([t.ended(), t.points(0)]).toEqual(['', 10]);
  });
});
