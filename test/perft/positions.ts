/** Named positions of base, each with something that can go wrong; a bug adds one. */
import { laidAtSea, laidForSix, laidTable } from '../support/laid.js';
import { ringOf, table, type TestTable } from '../support/table.js';

const ALL = ['lumber', 'brick', 'wool', 'grain', 'ore'];
const twoEach = (): TestTable =>
  table('base', 3)
    .put('p0 settlement 0,-1.N', 'p0 road 0,-1/NE', 'p0 settlement -1,1.N', 'p0 road -1,1/NE')
    .put('p1 settlement 1,0.N', 'p1 road 1,0/NE', 'p1 settlement 0,2.N', 'p1 road 0,2/NW')
    .put('p2 settlement -1,-1.S', 'p2 road -1,-1/SE', 'p2 settlement 2,0.S', 'p2 road 2,0/SW');
const emptied = (t: TestTable, left: Record<string, number>): TestTable => {
  for (const good of ALL) t.leave(good, left[good] ?? 0, 1);
  return t;
};

/** Six seats with a settlement and a road each, after the first one's turn. */
const afterTurn = (turns: string, lay: (t: TestTable) => TestTable): TestTable => {
  const corners = ['0,-3.N', '2,-3.N', '-2,-1.N', '0,-1.N', '2,-1.N', '-1,1.N'];
  const pieces = corners.flatMap((at, seat) => [
    `p${seat} settlement ${at}`,
    `p${seat} road ${at.replace('.N', '/NE')}`,
  ]);
  return lay(table('base', 6, { turns }).put(...pieces))
    .start(0)
    .roll(1, 1)
    .do('p0 endTurn');
};

export interface Named {
  readonly name: string;
  readonly depth: number;
  readonly lay: () => TestTable;
}

export const POSITIONS: readonly Named[] = [
  { name: 'six have a piece or two, and place the others', depth: 3, lay: () => laidTable(laidForSix, 6) },
  {
    name: 'everything lay ready, the first turn at sea',
    depth: 3,
    lay: () => laidTable(laidAtSea, 4).give(0, 'lumber wool').turn(0),
  },
  {
    name: 'the second of a pair with cards and goods',
    depth: 3,
    lay: () => afterTurn('paired', (t) => t.give(3, '4lumber brick 2wool').hold(3, 'knight plenty')),
  },
  {
    name: 'three build after a turn',
    depth: 3,
    lay: () =>
      afterTurn('building', (t) =>
        t.give(1, '2lumber 2brick').give(2, 'ore').give(4, 'ore wool grain').hold(4, 'knight'),
      ),
  },
  { name: 'before the roll, empty hands', depth: 3, lay: () => twoEach().start(0) },
  {
    name: 'before the roll with every card',
    depth: 2,
    lay: () => twoEach().hold(0, 'knight roadBuilding plenty monopoly victoryPoint').start(0),
  },
  {
    name: 'everything can be bought',
    depth: 2,
    lay: () => twoEach().give(0, '4lumber 4brick 4wool 4grain 4ore').turn(0),
  },
  { name: 'a road and nothing else', depth: 3, lay: () => twoEach().give(0, 'lumber brick').turn(0) },
  {
    name: 'a settlement in reach',
    depth: 3,
    lay: () => twoEach().put('p0 road 0,-1/E').give(0, 'lumber brick wool grain').turn(0),
  },
  {
    name: 'road cut by a settlement',
    depth: 3,
    lay: () =>
      twoEach().put('p0 road 0,-1/E 0,-1/SE', 'p1 settlement 0,-1.SE').give(0, '2lumber 2brick').turn(0),
  },
  {
    name: 'a seven with three who discard',
    depth: 3,
    lay: () => twoEach().give(0, '4ore 4wool').give(1, '8grain').give(2, '5brick 4ore').start(0).roll(3, 4),
  },
  {
    name: 'robber with two victims',
    depth: 3,
    lay: () =>
      twoEach()
        .put('p1 settlement 0,-1.S', 'p2 settlement 0,-1.SW')
        .give(1, '2ore wool')
        .give(2, 'grain')
        .start(0)
        .roll(1, 6),
  },
  { name: 'robber with nobody to rob', depth: 2, lay: () => twoEach().start(0).roll(2, 5) },
  {
    name: 'knight before the roll',
    depth: 3,
    lay: () => twoEach().give(1, 'ore').hold(0, 'knight').start(0),
  },
  {
    name: 'road building with one piece left',
    depth: 3,
    lay: () =>
      twoEach()
        .put(`p0 road ${[...ringOf(-2, 0), ...ringOf(2, -2)].join(' ')}`)
        .hold(0, 'roadBuilding')
        .turn(0),
  },
  { name: 'road building, both roads', depth: 3, lay: () => twoEach().hold(0, 'roadBuilding').turn(0) },
  {
    name: 'plenty with one card in the supply',
    depth: 2,
    lay: () => emptied(twoEach(), { wool: 1 }).hold(0, 'plenty').turn(0),
  },
  {
    name: 'plenty with two kinds left',
    depth: 2,
    lay: () => emptied(twoEach(), { wool: 1, ore: 2 }).hold(0, 'plenty').turn(0),
  },
  {
    name: 'monopoly, then trade',
    depth: 3,
    lay: () => twoEach().give(0, '2ore').give(1, '3ore').give(2, '2wool').hold(0, 'monopoly').turn(0),
  },
  {
    name: 'the last development card',
    depth: 3,
    lay: () =>
      twoEach()
        .hold(1, '14knight 5victoryPoint 2roadBuilding 2plenty monopoly')
        .give(0, '2ore 2wool 2grain')
        .turn(0),
  },
  {
    name: 'harbours of both kinds',
    depth: 2,
    lay: () =>
      twoEach().put('p0 settlement 0,-2.NW', 'p0 settlement 2,-1.NE').give(0, '3lumber 2ore 3wool').turn(0),
  },
  {
    name: 'an offer that stands',
    depth: 3,
    lay: () =>
      twoEach().give(0, '2lumber').give(1, 'ore').give(2, 'ore').turn(0).do('p0 offerTrade 1lumber 1ore'),
  },
  {
    name: 'a counter-offer and a yes',
    depth: 3,
    lay: () =>
      twoEach()
        .give(0, '2lumber')
        .give(1, '2ore')
        .give(2, 'ore')
        .turn(0)
        .do('p0 offerTrade 1lumber 1ore', 'p1 offerTrade 1ore 2lumber', 'p2 answerTrade yes'),
  },
  {
    name: 'one road from the longest',
    depth: 2,
    lay: () => twoEach().put('p0 road 0,-1/NW 0,-1/W 0,-1/SW').give(0, '2lumber 2brick').turn(0),
  },
  {
    name: 'one card from the win',
    depth: 3,
    lay: () =>
      twoEach()
        .put('p0 city 0,-2.NW 2,-2.N -2,1.NW')
        .hold(0, 'victoryPoint')
        .give(0, 'ore wool grain')
        .turn(0),
  },
  {
    name: 'cities and no settlement left',
    depth: 2,
    lay: () =>
      twoEach().put('p0 settlement 0,-2.NW 2,-2.N -2,2.S').give(0, '6ore 5grain lumber brick wool').turn(0),
  },
];
