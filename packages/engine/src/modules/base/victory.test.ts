import { apply, at, bit, makeState, pack, type Seat, view } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const CORNERS = ['0,-2.N', '2,-2.N', '2,0.SE', '0,2.S'];
/** Eight points on the board. */
const eight = (seat = 0, options = {}): TestTable =>
  table('base', 4, options).put(`p${seat} city ${CORNERS.join(' ')}`);

describe('[B-53] victory', () => {
  test('[B-53] ten points in a player’s own turn win immediately', () => {
    const t = eight()
      .put('p0 settlement -2,0.NW')
      .hold(0, 'victoryPoint')
      .put('p0 road -2,1/W')
      .loose()
      .turn(0);
    expect(t.points(0)).toBe(10);
    const nine = eight()
      .put('p0 settlement -2,0.NW', 'p0 road -2,2/W')
      .give(0, 'lumber brick wool grain')
      .turn(0);
    nine.do('p0 buildSettlement -2,2.SW');
    expect([nine.ended(), nine.winners(), nine.points(0)]).toEqual(['points', [0], 10]);
    expect(nine.events('gameEnded')).toEqual([{ reason: 'points', winners: 1, points: [10, 0, 0, 0] }]);
    nine.refuses('p0 endTurn', 'B-53', 'gameOver');
    expect(nine.actors()).toEqual([]);
  });

  test('[B-53] [B-40] a hidden victory point card completes the win in the turn it was bought', () => {
    const t = eight().hold(0, 'victoryPoint').give(0, 'ore wool grain').turn(0);
    t.do('p0 buyCard').chance('drawCard victoryPoint');
    expect([t.ended(), t.visiblePoints(0)]).toEqual(['points', 8]);
  });

  test('[B-53] [B-40] any number of them', () => {
    const t = table()
      .put('p0 city 0,-2.N', 'p0 city 2,-2.N', 'p0 settlement 2,0.SE')
      .hold(0, '4victoryPoint');
    t.give(0, 'ore wool grain').turn(0).do('p0 buyCard').chance('drawCard victoryPoint');
    expect([t.ended(), t.points(0)]).toEqual(['points', 10]);
  });

  test('[B-53] more than ten will do, nine will not', () => {
    expect(eight().hold(0, 'victoryPoint').start(0).ended()).toBe('');
    expect(eight().hold(0, '4victoryPoint').start(0).ended()).toBe('points');
  });

  test('[B-53] looked at when the turn begins, before the roll', () => {
    const t = eight(1).hold(1, '2victoryPoint').start(0).roll(1, 1);
    expect(t.ended()).toBe('');
    t.do('p0 endTurn');
    expect([t.ended(), t.winners(), t.events('diceRolled')]).toEqual([
      'points',
      [1],
      [{ seat: 0, low: 1, high: 1 }],
    ]);
  });

  test('[B-53] a seat is judged again whenever anyone scored, and in worlds where hidden cards are dealt anew', () => {
    const t = eight(1).hold(1, '2knight').start(1).roll(1, 1);
    for (const seat of [1, 2, 3]) t.do(`p${seat} endTurn`).roll(1, 1);
    const [seen, row] = [makeState(t.game), at(1, 0)];
    view(t.game, t.state, 0, seen);
    seen.base.held[row + t.game.catalogues['card'].indexOf('victoryPoint')] = 2;
    apply(t.game, seen, 0 as Seat, pack(t.game.ruleIds['endTurn']));
    expect([seen.core.ended[0], seen.core.winners[0]]).toEqual([1, bit(1)]);
    t.do('p0 endTurn');
    expect([t.ended(), t.actors()]).toEqual(['', [1]]);
  });

  test('[B-53] points gained in another’s turn wait for the player’s own', () => {
    const RIM = ['-2,2/SE', '-1,2/SW', '-1,2/SE', '0,2/SW', '0,2/SE'];
    const t = eight(1).put(
      `p1 road ${RIM.join(' ')}`,
      'p0 road -2,0/NW -2,0/W -2,0/SW -2,1/W -2,1/SW -2,2/W',
    );
    expect([t.points(0), t.points(1)]).toEqual([2, 8]);
    t.put('p2 road -2,1/NW').give(2, 'lumber brick wool grain').turn(2);
    t.do('p2 buildSettlement -2,1.NW');
    expect([t.points(1), t.ended()]).toEqual([10, '']);
    t.do('p2 endTurn').roll(1, 1).do('p3 endTurn').roll(1, 1);
    expect(t.ended()).toBe('');
    expect(t.do('p0 endTurn').winners()).toEqual([1]);
  });

  test('[B-53] [B-51] a winning piece takes effect before the game ends: the others’ points are right', () => {
    const RIM = ['-2,2/SE', '-1,2/SW', '-1,2/SE', '0,2/SW', '0,2/SE'];
    const t = table().put('p0 city 0,-2.N 2,-2.N 2,0.SE -2,0.NW', 'p0 road 0,2/W').hold(0, 'victoryPoint');
    t.put(`p1 road ${RIM.join(' ')}`)
      .give(0, 'lumber brick wool grain')
      .turn(0)
      .do('p0 buildSettlement 0,2.SW');
    expect([t.ended(), t.winners(), t.points(1)]).toEqual(['points', [0], 0]);
    expect(t.events('gameEnded')).toMatchObject([{ points: [10, 0, 0, 0] }]);
    expect(t.events('awardMoved')).toHaveLength(1);
  });

  test('[B-53] [B-42] the first free road of a card wins; the second is not asked for', () => {
    const t = eight().put('p0 road 0,0/NE 0,0/E 0,0/SE 0,0/SW').hold(0, 'roadBuilding').turn(0);
    t.do('p0 playRoadBuilding', 'p0 layRoad 0,0/W');
    expect([t.ended(), t.winners(), t.actors()]).toEqual(['points', [0], []]);
  });

  test('[B-53] [B-52] the third knight wins before the robber is moved', () => {
    const t = eight().at((position) => position.played(0, '2knight'));
    t.hold(0, 'knight').start(0).do('p0 playKnight');
    expect([t.ended(), t.events('robberMoved')]).toEqual(['points', []]);
  });

  test('[B-53] [B-60] points to win from 3 to 20', () => {
    expect(
      table('base', 2, { pointsToWin: 3 }).put('p0 city 0,0.N', 'p0 settlement 0,2.S').start(0).ended(),
    ).toBe('points');
    expect(eight(0, { pointsToWin: 20 }).hold(0, '5victoryPoint').start(0).ended()).toBe('');
    for (const pointsToWin of [2, 21]) expect(() => table('base', 4, { pointsToWin })).toThrow('pointsToWin');
  });
});

describe('[B-54] the round limit', () => {
  const late = (round: number): TestTable =>
    table('base', 3)
      .put('p0 settlement 0,0.N', 'p1 city 0,2.S', 'p2 settlement 2,0.SE')
      .at((position) => position.round(round))
      .turn(2);

  test('[B-54] after 300 rounds most points win', () => {
    const t = late(300).do('p2 endTurn');
    expect([t.ended(), t.winners()]).toEqual(['limit', [1]]);
  });

  test('[B-54] the 300th round itself is played', () => {
    const t = late(299).do('p2 endTurn').roll(1, 1).do('p0 endTurn').roll(1, 1).do('p1 endTurn').roll(1, 1);
    expect(t.ended()).toBe('');
    expect(t.do('p2 endTurn').ended()).toBe('limit');
  });

  test('[B-54] hidden cards count, ties share the win', () => {
    const t = late(300).hold(0, 'victoryPoint').do('p2 endTurn');
    expect(t.winners()).toEqual([0, 1]);
    expect(late(300).hold(2, '2victoryPoint').do('p2 endTurn').winners()).toEqual([2]);
  });

  test('[B-54] a player with enough points then wins by points', () => {
    const t = late(300).put('p0 city 0,-2.N 2,-2.N').hold(0, '5victoryPoint').do('p2 endTurn');
    expect([t.ended(), t.winners()]).toEqual(['points', [0]]);
  });
});
