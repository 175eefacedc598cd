/** Named positions of New Catan, each with something that can go wrong; a bug adds one. */
import type { BenefitName } from '@landnam/engine/games/new-catan';
import { alienTable, grant, half, infiltratorAt, robberAt, site } from '../new-catan/aliens.js';
import type { TestTable } from '../support/table.js';
import type { Named } from './positions.js';

const EVERYTHING = '4lumber 4brick 4wool 4grain 4ore';
const withBenefits = (...benefits: readonly BenefitName[]): TestTable =>
  grant(alienTable(3), 0, ...benefits)
    .put('p0 settlement 0,0.N', 'p0 road 0,0/NE')
    .put('p1 settlement 0,1.S', 'p1 settlement 1,1.N', 'p2 settlement -1,0.NW');

const both = (): TestTable => {
  const t = robberAt(withBenefits('extraOre'), '@1,-1');
  return infiltratorAt(t, site(t, 'woolTrade')).hold(0, 'knight').turn(0).do('p0 playKnight');
};

export const NEW_CATAN_POSITIONS: readonly Named[] = [
  { name: 'aliens: robber or infiltrator, both on the board', depth: 3, lay: both },
  {
    name: 'aliens: a seven, both beside the board',
    depth: 3,
    lay: () => withBenefits('extraOre').give(1, '2ore').start(0).roll(3, 4),
  },
  {
    name: 'aliens: the halves of a gap',
    depth: 3,
    lay() {
      const t = alienTable(3);
      t.put('p0 settlement 2,-2.N', `p0 road ${half(t, '2,-2.N')}`, 'p1 settlement 2,-2.NE');
      return t.give(0, '2lumber 2brick').turn(0);
    },
  },
  {
    name: 'aliens: three and one',
    depth: 2,
    lay: () => withBenefits().give(0, '4lumber 3brick wool').turn(0),
  },
  { name: 'aliens: two for one', depth: 3, lay: () => withBenefits('oreTrade').give(0, '3ore').turn(0) },
  {
    name: 'aliens: a road for a brick',
    depth: 3,
    lay: () => withBenefits('freeRoads').give(0, '2brick').turn(0),
  },
  {
    name: 'aliens: a card for an ore',
    depth: 3,
    lay: () => withBenefits('freeDevelopment').hold(0, 'victoryPoint').give(0, '2ore').turn(0),
  },
  {
    name: 'aliens: a settlement on its side',
    depth: 3,
    lay: () =>
      withBenefits('freeSettlements').put('p0 road 0,0/E').give(0, 'lumber brick wool 2grain').turn(0),
  },
  {
    name: 'aliens: short distance',
    depth: 2,
    lay: () =>
      withBenefits('shortDistance').put('p0 road 0,0/E').give(0, 'lumber brick 2wool grain ore').turn(0),
  },
  {
    name: 'aliens: anti-pirate with one card',
    depth: 2,
    lay: () => robberAt(withBenefits('antiPirate'), '@0,0').give(0, 'ore').turn(0),
  },
  {
    name: 'aliens: a helping hand from two',
    depth: 3,
    lay: () =>
      withBenefits('helpingHand')
        .put('p1 settlement -2,0.N', 'p2 settlement 2,-1.N', 'p2 settlement 1,-2.S')
        .give(1, 'ore wool')
        .give(2, 'grain')
        .turn(0),
  },
  {
    name: 'aliens: the relief fund',
    depth: 3,
    lay: () => withBenefits('reliefFund').give(0, 'ore').start(1).roll(1, 1),
  },
  {
    name: 'aliens: points for wool',
    depth: 3,
    lay: () => withBenefits('pointsForSale').give(0, '10wool').turn(0),
  },
  {
    name: 'aliens: persuasion, one asked in vain',
    depth: 2,
    lay: () =>
      withBenefits('persuasion')
        .give(0, 'wool ore')
        .give(1, 'ore')
        .give(2, 'grain')
        .turn(0)
        .do('p0 persuade p1 wool brick'),
  },
  {
    name: 'aliens: everything at once',
    depth: 1,
    lay: () =>
      withBenefits('freeRoads', 'freeDevelopment', 'antiPirate', 'persuasion')
        .give(0, EVERYTHING)
        .give(1, 'ore')
        .turn(0),
  },
];
