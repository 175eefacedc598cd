import { NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { table, tableAt, type TestTable } from '../../../../../test/support/table.js';

const six = (seats = 6): TestTable => table('base', seats);

/** The first seat has ended its turn: the third to the left is asked. */
const second = (lay: (t: TestTable) => TestTable, seats = 6): TestTable =>
  lay(six(seats)).start(0).roll(1, 1).do('p0 endTurn');

/** Corners far enough apart, for points. */
const SITES = ['0,-3.N', '2,-3.N', '-2,-1.N', '0,-1.N', '2,-1.N'];
const points = (t: TestTable, seat: number, cities: number): TestTable =>
  t.put(...SITES.slice(0, cities).map((site) => `p${seat} city ${site}`));

describe('[B-72] paired turns', () => {
  test.each([5, 6])(
    '[B-72] with %i players the third to the left follows, then the next to the left',
    (seats) => {
      const t = six(seats).start(0);
      const asked: string[] = [];
      for (let turns = 0; turns < 2 * seats; turns++) {
        const [seat] = t.actors();
        if (t.asks() === 'beforeRoll') t.roll(1, 1);
        asked.push(
          `${seat}${t.state.shortTurns.after[0] === NONE ? '' : ` after ${t.state.shortTurns.after[0]}`}`,
        );
        t.do(`p${seat} endTurn`);
      }
      expect(asked).toEqual(
        Array.from({ length: seats }, (_, first) => [
          `${first}`,
          `${(first + 3) % seats} after ${first}`,
        ]).flat(),
      );
      expect([t.asks(), t.actors(), t.state.base.round[1]]).toEqual(['beforeRoll', [0], 2]);
    },
  );

  test('[B-72] it begins after the roll: no dice, nothing is produced', () => {
    const t = second((at) => at.put('p3 settlement 0,-3.N').forget());
    expect([t.asks(), t.actors(), t.events('diceRolled').length]).toEqual(['main', [3], 1]);
    t.refuses('p3 callDice', 'B-20', 'notNow');
    expect(t.events('secondTurnBegan')).toEqual([{ seat: 3, after: 0 }]);
  });

  test('[B-72] four players have no such turns, and no such option', () => {
    expect(table('base', 4).game.modules.map(({ name }) => name)).not.toContain('pairedTurns');
    expect(() => table('base', 4, { turns: 'paired' })).toThrow(/option "turns" is unknown/);
  });

  test('[B-72] plain turns go from seat to seat', () => {
    const t = table('base', 5, { turns: 'plain' }).start(0).roll(1, 1).do('p0 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
  });

  test('[B-72] a position says whose turn a second one follows', () => {
    const head = {
      position: 1,
      game: 'base',
      seats: 6,
      options: { setUp: 'fixed' },
      seed: 'any',
      turn: 'p4',
    };
    const t = tableAt({ ...head, shortTurns: { after: 'p1' } }).do('p4 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [2]]);
    expect(() => tableAt({ ...head, shortTurns: { after: 'p2' } })).toThrow(/after p2 \[B-72\]/);
  });
});

describe('[B-73] the second player and trade', () => {
  const trading = (): TestTable =>
    second((t) => t.put('p3 settlement 0,-3.N', 'p3 road 0,-3/NE').give(3, '8lumber 2brick').give(0, 'ore'));

  test('[B-73] nobody offers anything, neither the second player nor to them', () => {
    const t = trading();
    t.refuses('p3 offerTrade 1lumber 1ore', 'B-73', 'supplyAlone');
    t.refuses('p0 offerTrade 1ore 1lumber', 'B-73', 'supplyAlone');
    t.do('p3 endTurn').roll(1, 1);
    expect(t.why('p0 offerTrade 1ore 1lumber')).toBeNull();
  });

  test('[B-73] the supply trades, and everything is built as after any roll', () => {
    const t = trading().do('p3 tradeWithSupply lumber wool', 'p3 buildRoad 0,-3/NW');
    expect(t.cards(3)).toEqual({ lumber: 4, brick: 1, wool: 1 });
  });
});

describe('[B-74] the second player and cards', () => {
  test('[B-74] one may be played, whatever the first player has played', () => {
    const t = six().hold(0, 'plenty').hold(3, 'plenty monopoly').start(0).roll(1, 1);
    t.do('p0 playPlenty ore ore', 'p0 endTurn', 'p3 playPlenty wool wool');
    t.refuses('p3 playMonopoly ore', 'B-40', 'oneCardATurn');
  });

  test('[B-74] never one bought in the same turn; one bought as second player in the next own turn', () => {
    const t = second((at) => at.give(3, 'ore wool grain')).do('p3 buyCard', '* drawCard monopoly');
    t.refuses('p3 playMonopoly ore', 'B-40', 'cardBoughtThisTurn').do('p3 endTurn');
    for (const [first, other] of [
      [1, 4],
      [2, 5],
    ])
      t.roll(1, 1).do(`p${first} endTurn`, `p${other} endTurn`);
    expect(t.why('p3 playMonopoly ore')).toBeNull();
  });

  test('[B-74] one bought as first player may be played as second', () => {
    const t = six().give(0, 'ore wool grain').start(0).roll(1, 1).do('p0 buyCard', '* drawCard monopoly');
    t.do('p0 endTurn', 'p3 endTurn');
    for (const [first, other] of [
      [1, 4],
      [2, 5],
    ])
      t.roll(1, 1).do(`p${first} endTurn`, `p${other} endTurn`);
    t.roll(1, 1).do('p3 endTurn', 'p0 playMonopoly ore');
    expect(t.asks()).toBe('main');
  });
});

describe('[B-75] winning as second player', () => {
  test('[B-75] with the last point built in the second turn', () => {
    const t = second((at) =>
      points(at, 3, 3).put('p3 settlement 2,-1.N').hold(3, '2victoryPoint').give(3, '3ore 2grain'),
    ).do('p3 buildCity 2,-1.N');
    expect([t.ended(), t.winners()]).toEqual(['points', [3]]);
  });

  test('[B-75] with points that came before, as soon as the second turn begins', () => {
    const t = points(six().start(0).roll(1, 1), 3, 4).hold(3, '2victoryPoint').do('p0 endTurn');
    expect([t.ended(), t.winners()]).toEqual(['points', [3]]);
  });

  test('[B-75] the first player no longer wins in it', () => {
    const t = points(
      second((at) => at),
      0,
      4,
    )
      .hold(0, '2victoryPoint')
      .give(3, '3ore 3wool 3grain');
    t.do('p3 buyCard', '* drawCard knight');
    expect([t.ended(), t.points(0)]).toEqual(['', 10]);
    t.do('p3 endTurn');
    expect([t.ended(), t.actors()]).toEqual(['', [1]]);
  });
});
