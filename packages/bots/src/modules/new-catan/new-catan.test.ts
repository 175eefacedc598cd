import { makeState, type Packed, type Seat, type State, view } from '@landnam/engine';
import { benefitIndex, type BenefitName } from '@landnam/engine/games/new-catan';
import { describe, expect, test } from 'vitest';
import { alienTable, grant, infiltratorAt, robberAt, site } from '../../../../../test/new-catan/aliens.js';
import type { TestTable } from '../../../../../test/support/table.js';
import { census } from '../../../../../test/new-catan/census.js';
import { Mind, NOTHING_HIDDEN } from '../../mind/mind.js';
import { knowledgeOf, sharedBy } from '../index.js';
import { BenefitOutlook } from './outlook.js';
import { benefitWorths } from './worths.js';

const mindOf = (t: TestTable, seat: number): Mind =>
  new Mind(t.game, seat as Seat, knowledgeOf(t.game, seat as Seat), NOTHING_HIDDEN);

const worthOf = (t: TestTable, seat: number, benefit: BenefitName): number => {
  const mind = mindOf(t, seat);
  mind.enter(t.state);
  const outlook = new BenefitOutlook(sharedBy(t.game, seat as Seat)).read(mind, t.state, seat);
  return benefitWorths(t.game)[benefitIndex(benefit)](mind, outlook);
};

/** Scores of some actions, and the best of them. */
const best = (t: TestTable, seat: number, texts: readonly string[]): string => {
  const seen: State = makeState(t.game);
  view(t.game, t.state, seat, seen);
  const mind = mindOf(t, seat);
  mind.enter(seen);
  const scores = texts.map((text) => mind.score(seen, packedOf(t, seat, text)));
  return texts[scores.indexOf(Math.max(...scores))];
};
const packedOf = (t: TestTable, seat: number, text: string): Packed => t.parse(`p${seat} ${text}`).packed;
const legal = (t: TestTable, seat: number): string[] => t.legal(seat);

/** The same corners with other tokens. */
const layTokens = (t: TestTable, places: Partial<Record<BenefitName, number>>): void => {
  for (const [name, vertex] of Object.entries(places)) {
    const benefit = benefitIndex(name as BenefitName);
    t.state.outposts.benefit[vertex] = benefit;
    t.state.outposts.place[benefit] = vertex;
  }
};

describe('what benefits are worth to normal', () => {
  test('more of a good is worth something to a player who produces it, nothing to one who does not', () => {
    const t = alienTable().put('p0 settlement 2,0.SE', 'p0 settlement 0,-2.NW');
    expect(worthOf(t, 0, 'extraOre')).toBeGreaterThan(0.2);
    expect(worthOf(t, 0, 'extraLumber')).toBe(0);
    expect(worthOf(t, 0, 'oreTrade')).toBeGreaterThan(worthOf(t, 0, 'brickTrade'));
  });

  test('points for wool are for shepherds, the relief fund for the unlucky', () => {
    const wool = alienTable().put('p0 settlement 1,1.SE', 'p0 settlement 1,-1.N');
    const poor = alienTable().put('p0 settlement 0,-2.N');
    expect(worthOf(wool, 0, 'pointsForSale')).toBeGreaterThan(worthOf(poor, 0, 'pointsForSale'));
    expect(worthOf(poor, 0, 'reliefFund')).toBeGreaterThan(worthOf(wool, 0, 'reliefFund'));
  });

  test('of two corners alike it settles where the benefit fits its production', () => {
    const settle = (swap: boolean): string => {
      const t = alienTable();
      const [east, west] = [t.id(site(t, 'extraOre')), t.id(site(t, 'extraGrain'))];
      t.at((position) => position.terrain('@2,-2', 'pasture', 2).terrain('@1,-2', 'pasture', 2));
      if (swap) layTokens(t, { extraGrain: east, extraOre: west });
      t.put('p0 settlement 2,0.SE', 'p0 city 2,0.SE', 'p0 road 2,-2/NW 1,-2/NE');
      t.give(0, 'lumber brick wool grain').turn(0);
      return best(t, 0, [`buildSettlement v${east}`, `buildSettlement v${west}`]);
    };
    const plain = alienTable();
    expect(settle(false)).toBe(`buildSettlement ${site(plain, 'extraOre')}`);
    expect(settle(true)).toBe(`buildSettlement ${site(plain, 'extraGrain')}`);
  });
});

describe('what normal does with them', () => {
  test('[N-43] with short distance it builds beside others, and keeps the cards for that till it can', () => {
    const start = () =>
      grant(alienTable(), 0, 'shortDistance')
        .put('p1 settlement 0,0.NE', 'p0 settlement 0,0.S', 'p0 road 0,0/SE 0,0/E')
        .turn(0);
    const rich = start().give(0, 'lumber brick wool grain ore');
    expect(best(rich, 0, legal(rich, 0))).toBe(`buildShortSettlement v${rich.id('0,0.SE')} ore`);
    const worth = (t: TestTable): number => {
      const mind = mindOf(t, 0);
      const before = t.copy();
      const after = t.give(0, 'lumber brick wool grain');
      return mind.worth(after.state) - mind.worth(before.state);
    };
    const blocked = start();
    infiltratorAt(blocked, site(blocked, 'shortDistance'));
    expect(worth(start())).toBeGreaterThan(worth(blocked));
  });

  test('it blocks another player’s corner, not its own', () => {
    const t = grant(grant(alienTable(), 0, 'helpingHand'), 1, 'persuasion')
      .give(1, '3ore')
      .hold(0, 'knight');
    t.turn(0).do('p0 playKnight');
    const moves = legal(t, 0).filter((text) => text.startsWith('moveInfiltrator'));
    expect(best(t, 0, moves)).toBe(`moveInfiltrator ${site(t, 'persuasion')}`);
  });

  test('it sends the robber off its own hex', () => {
    const t = grant(alienTable(), 0, 'antiPirate').put('p0 settlement 0,-1.N', 'p0 city 0,-1.N');
    robberAt(t, '@0,-1').turn(0);
    expect(best(t, 0, legal(t, 0))).toBe('dismissFigure robber');
  });

  test('it takes a helping hand, buys points and raises settlements when it can', () => {
    const hand = grant(alienTable(), 0, 'helpingHand')
      .put('p1 settlement 0,0.N', 'p1 settlement 0,0.S')
      .give(1, '2ore');
    expect(best(hand.turn(0), 0, legal(hand, 0))).toBe('useHelpingHand p1 -');
    const points = grant(alienTable(), 0, 'pointsForSale').give(0, '6wool').turn(0);
    expect(best(points, 0, legal(points, 0))).toBe('buyTwoPoints');
    const free = alienTable().put('p0 freeSettlement 0,0.N').give(0, 'lumber brick wool grain').turn(0);
    expect(best(free, 0, legal(free, 0))).toBe(`raiseSettlement v${free.id('0,0.N')}`);
  });

  test('it beats three random ones nearly always', () => {
    const { seats, games } = census(['normal', 'random', 'random', 'random'], 12);
    expect(seats[0]).toBeGreaterThan(games * 0.8);
  });
});
