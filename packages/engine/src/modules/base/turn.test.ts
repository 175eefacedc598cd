import { describe, expect, test } from 'vitest';
import { table, type TestTable } from '../../../../../test/support/table.js';

const rich = (): TestTable =>
  table()
    .put('p0 settlement 0,-1.N', 'p0 road 0,-1/NE')
    .give(0, '5lumber 2brick 2wool 3grain 3ore')
    .hold(0, 'knight monopoly')
    .give(1, 'ore');

describe('[B-20] the turn', () => {
  test('[B-20] before the roll only the dice and development cards', () => {
    const t = rich().start(0);
    expect(t.legal(0, 'callDice')).toHaveLength(1);
    expect(new Set(t.legal(0).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['callDice', 'playKnight', 'playMonopoly']),
    );
    t.refuses('p0 buildRoad 0,-1/NW', 'B-20', 'notNow').refuses('p0 buyCard', 'B-20', 'notNow');
    t.refuses('p0 tradeWithSupply lumber ore', 'B-20', 'notNow').refuses('p0 endTurn', 'B-20', 'notNow');
    t.refuses('p0 offerTrade 1lumber 1ore', 'B-20', 'notNow');
    t.refuses('p1 offerTrade 1ore 1lumber', 'B-20', 'notNow');
  });

  test('[B-20] a card played before the roll leaves the roll due', () => {
    const t = rich().start(0).do('p0 playMonopoly ore');
    expect([t.asks(), t.cards(1)]).toEqual(['beforeRoll', {}]);
  });

  test('[B-20] after the roll trade and build in any order, then pass clockwise', () => {
    const t = rich().start(0).roll(1, 1);
    t.do(
      'p0 buildRoad 0,-1/NW',
      'p0 tradeWithSupply lumber brick',
      'p0 buildCity 0,-1.N',
      'p0 playMonopoly ore',
    );
    t.refuses('p0 callDice', 'B-20', 'notNow').do('p0 endTurn');
    expect([t.asks(), t.actors()]).toEqual(['beforeRoll', [1]]);
    t.refuses('p0 endTurn', 'B-20', 'notAsked');
  });

  test('[B-20] after the last seat the first begins another round', () => {
    const t = table('base', 3).start(2);
    const round = (): number => t.state.base.round[1];
    const before = round();
    t.roll(1, 1).do('p2 endTurn');
    expect([t.actors(), round()]).toEqual([[0], before + 1]);
    t.roll(1, 1).do('p0 endTurn');
    expect([t.actors(), round()]).toEqual([[1], before + 1]);
  });

  test('[B-20] two fair dice: 21 outcomes, mixed pairs weigh two, the lower die first', () => {
    const t = table().start(0).do('p0 callDice');
    const weights = Object.entries(t.weights());
    expect(weights).toHaveLength(21);
    expect(weights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(36);
    expect(t.weights()).toMatchObject({ 'rollDice 1 1': 1, 'rollDice 3 4': 2 });
    t.refuses('* rollDice 4 3', 'B-20', 'notOffered').refuses('* rollDice 0 7', 'B-20', 'notOffered');
    t.refuses('p0 rollDice 3 4', 'B-20', 'notAsked');
  });
});
