import { brokenPools } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { playRandom } from '../../../../../test/support/play.js';
import { table, type TestTable } from '../../../../../test/support/table.js';

describe('[B-60] two players', () => {
  test('[B-60] a game of two is played to its end', () => {
    const t = table('base', 2);
    playRandom(t.game, t.state, seeded(2));
    expect([t.ended(), t.winners().length, brokenPools(t.game, t.state)]).toEqual(['points', 1, []]);
  });

  test('[B-60] nothing is switched on unless asked for', () => {
    const names = table().game.modules.map(({ name }) => name);
    expect(names.filter((name) => ['friendlyRobber', 'balancedDice'].includes(name))).toEqual([]);
  });
});

describe('[B-60] friendly robber', () => {
  const friendly = (): TestTable =>
    table('base', 4, { friendlyRobber: true })
      .put('p1 settlement 0,-1.N', 'p2 city 0,1.S', 'p2 settlement -2,0.NW')
      .at((position) => position.robber('@0,0'));

  test('[B-60] not on hexes of players with fewer than three visible points', () => {
    const t = friendly().hold(1, '3victoryPoint').start(0).roll(3, 4);
    for (const hex of ['@0,-1', '@0,-2', '@1,-2'])
      t.refuses(`p0 moveRobber ${hex}`, 'B-60', 'friendlyRobber');
    expect(t.why('p0 moveRobber @0,1')).toBeNull();
    expect(t.legal(0)).toHaveLength(15);
  });

  test('[B-60] one poor neighbour protects a rich one', () => {
    const t = friendly().put('p3 settlement 0,1.N').start(0).roll(3, 4);
    t.refuses('p0 moveRobber @0,1', 'B-60', 'friendlyRobber');
  });

  test('[B-60] the mover’s own hexes are spared too, until they have three points', () => {
    const t = friendly().put('p0 settlement 1,0.S').start(0).roll(3, 4);
    t.refuses('p0 moveRobber @1,0', 'B-60', 'friendlyRobber');
    const rich = friendly().put('p0 city 1,0.S', 'p0 settlement 2,-1.SE').start(0).roll(3, 4);
    expect(rich.why('p0 moveRobber @1,0')).toBeNull();
  });

  test('[B-60] the knight is bound too', () => {
    const t = friendly().hold(0, 'knight').turn(0).do('p0 playKnight');
    t.refuses('p0 moveRobber @0,-1', 'B-60', 'friendlyRobber');
  });

  test('[B-60] if no hex is left it stays and nobody is robbed', () => {
    const t = table('base', 4, { friendlyRobber: true }).at((position) => position.robber('@0,0'));
    const corners = ['1,0.S', '2,-1.SE', '-1,0.S', '-1,-1.S', '0,-2.SE', '2,-2.S', '0,1.S', '-2,1.S'];
    corners.forEach((corner, i) => t.put(`p${i % 4} settlement ${corner}`));
    const covered = new Set(
      corners.flatMap((corner) => [0, 1, 2].map((k) => t.game.board.vertexHexes[t.id(corner) * 3 + k])),
    );
    for (let hex = 0; hex < 19; hex++) if (hex !== t.id('@0,0')) expect(covered).toContain(hex);
    t.give(1, '3ore').start(0).roll(3, 4);
    expect([t.asks(), t.state.base.robber[0], t.events('cardStolen')]).toEqual(['main', t.id('@0,0'), []]);
    t.hold(0, 'knight').turn(0).do('p0 playKnight');
    expect([t.asks(), t.state.base.robber[0]]).toEqual(['main', t.id('@0,0')]);
  });
});

describe('[B-60] balanced dice', () => {
  const balanced = (): TestTable => table('base', 2, { balancedDice: true }).start(0);
  const sum = (weights: Record<string, number>): number => Object.values(weights).reduce((a, b) => a + b, 0);
  const rollAndPass = (t: TestTable, roll: string): void => {
    const seat = t.actors()[0];
    t.do(`p${seat} callDice`, `* ${roll}`);
    if (t.asks() === 'moveRobber') t.do(`p${seat} ${t.legal(seat)[0]}`);
    t.do(`p${seat} endTurn`);
  };

  test('[B-60] a deck of the 36 rolls: each once, and a drawn one is gone', () => {
    const t = balanced();
    const fresh = t.copy().do('p0 callDice');
    expect([Object.keys(fresh.weights()).length, sum(fresh.weights())]).toEqual([21, 36]);
    rollAndPass(t, 'rollDice 2 2');
    t.do('p1 callDice').refuses('* rollDice 2 2', 'B-20', 'notOffered');
    expect([sum(t.weights()), t.weights()['rollDice 1 2']]).toEqual([35, 2]);
  });

  test('[B-60] reshuffled when fewer than twelve remain', () => {
    const t = balanced();
    const below = seeded(12);
    for (let rolls = 1; rolls <= 60; rolls++) {
      const at = t.copy().do(`p${t.actors()[0]} callDice`).weights();
      expect(sum(at)).toBe(36 - ((rolls - 1) % 25));
      rollAndPass(t, Object.keys(at)[below(Object.keys(at).length)]);
      expect(t.events('diceReshuffled')).toHaveLength(Math.floor(rolls / 25));
    }
  });
});

describe('[B-60] no trade between players', () => {
  const silent = (game = 'base'): TestTable =>
    table(game, 4, { noPlayerTrade: true, ...(game === 'new-catan' ? { setUp: 'first-game' } : {}) });

  test.each(['base', 'seafarers/new-shores', 'energies', 'new-catan'])(
    '[B-60] nobody offers in %s, and the supply trades as ever',
    (game) => {
      const t = silent(game);
      const [first, second] = t.game.scenario.goods.map(({ name }) => name);
      t.give(0, `4${first}`).turn(0);
      expect(t.game.ruleIds['offerTrade']).toBeUndefined();
      expect(() => t.parse(`p0 offerTrade ${first} ${second}`)).toThrow(/offerTrade/);
      expect(t.legal(0).filter((text) => text.startsWith('trade')).length).toBeGreaterThan(3);
    },
  );

  test('[B-60] a game without offers is played to its end', () => {
    const t = silent();
    playRandom(t.game, t.state, seeded(5));
    expect([t.ended(), brokenPools(t.game, t.state)]).toEqual(['points', []]);
  });
});
