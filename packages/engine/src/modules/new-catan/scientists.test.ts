import { describe, expect, test } from 'vitest';
import { alienTable, grant, half, infiltratorAt, pass, site } from '../../../../../test/new-catan/aliens.js';
import type { TestTable } from '../../../../../test/support/table.js';

const roadsOf = (t: TestTable, seat: number): number =>
  [...t.state.base.road].filter((owner) => owner === seat).length;

describe('free roads', () => {
  const start = (): TestTable =>
    grant(alienTable(), 0, 'freeRoads').put('p0 settlement 0,0.N', 'p0 road 0,0/NE');

  test('[N-40] with an odd number of roads the next costs a brick, then the full price again', () => {
    const t = start().give(0, '2brick lumber').turn(0).do('p0 buildCheapRoad 0,0/E');
    expect(t.cards(0)).toEqual({ brick: 1, lumber: 1 });
    t.refuses('p0 buildCheapRoad 0,0/SE', 'N-40', 'evenCount');
    t.do('p0 buildRoad 0,0/SE');
    expect(t.cards(0)).toEqual({});
    t.give(0, 'brick').do('p0 buildCheapRoad 0,0/SW');
    expect(roadsOf(t, 0)).toBe(4);
  });

  test('[N-40] the full price may be paid instead', () => {
    const t = start().give(0, 'brick lumber').turn(0);
    expect(t.why('p0 buildCheapRoad 0,0/E')).toBeNull();
    t.do('p0 buildRoad 0,0/E');
    expect(t.cards(0)).toEqual({});
  });

  test('[N-40] without a brick, a place, a piece or access it is refused', () => {
    const t = start().give(0, 'lumber').turn(0).refuses('p0 buildCheapRoad 0,0/E', 'N-40', 'cannotPay');
    t.give(0, 'brick').refuses('p0 buildCheapRoad 2,0/SE', 'B-30', 'notJoined');
    infiltratorAt(t, site(t, 'freeRoads')).refuses('p0 buildCheapRoad 0,0/E', 'N-40', 'noAccess');
    const none = start().give(0, 'brick').turn(0);
    none.at(() => none.state.base.stock.fill(0));
    none.refuses('p0 buildCheapRoad 0,0/E', 'B-34', 'noPieceLeft');
    expect(none.legal(0, 'buildCheapRoad')).toEqual([]);
  });

  test('[N-40] roads of the opening, of a card and halves of a gap count; a card’s roads stay free', () => {
    const t = start().hold(0, 'roadBuilding').give(0, 'brick').turn(0);
    t.do('p0 playRoadBuilding', 'p0 layRoad 0,0/E', 'p0 layRoad 0,0/SE');
    expect(t.cards(0)).toEqual({ brick: 1 });
    t.do('p0 buildCheapRoad 0,0/SW').give(0, 'brick');
    t.refuses('p0 buildCheapRoad 0,0/W', 'N-40', 'evenCount');
    const gap = grant(alienTable(), 0, 'freeRoads');
    gap
      .put('p0 settlement 2,-2.N', `p0 road ${half(gap, '2,-2.N')}`)
      .give(0, 'brick')
      .turn(0);
    gap.do(`p0 buildCheapRoad ${half(gap, '2,-2.NE')}`);
    expect(roadsOf(gap, 0)).toBe(2);
  });
});

describe('free development', () => {
  const start = (cards = ''): TestTable => {
    const t = grant(alienTable(), 0, 'freeDevelopment');
    return t.at((position) => position.hold(0, cards));
  };

  test('[N-41] the number of cards ever got decides: held, played, new ones and points alike', () => {
    const t = start().give(0, '3ore').turn(0).refuses('p0 buyCheapCard', 'N-41', 'evenCount');
    t.at((position) => position.hold(0, 'victoryPoint')).do('p0 buyCheapCard', '* drawCard knight');
    t.refuses('p0 buyCheapCard', 'N-41', 'evenCount');
    t.at((position) => position.played(0, 'plenty')).do('p0 buyCheapCard', '* drawCard knight');
    expect(t.cards(0)).toEqual({ ore: 1 });
  });

  test('[N-41] only the player’s own cards are counted', () => {
    const t = start('2knight').give(0, 'ore').turn(0);
    t.at((position) => position.played(1, 'knight').hold(2, 'knight'));
    t.refuses('p0 buyCheapCard', 'N-41', 'evenCount');
  });

  test('[N-41] the full price may be paid instead and counts as well', () => {
    const t = start('knight').give(0, '2ore wool grain').turn(0).do('p0 buyCard', '* drawCard monopoly');
    t.refuses('p0 buyCheapCard', 'N-41', 'evenCount');
  });

  test('[N-41] needs an ore, access and a deck', () => {
    const t = start('knight').turn(0).refuses('p0 buyCheapCard', 'N-41', 'cannotPay');
    t.give(0, 'ore');
    const blocked = infiltratorAt(t.copy(), site(t, 'freeDevelopment'));
    blocked.refuses('p0 buyCheapCard', 'N-41', 'noAccess');
    t.at((position) => position.played(1, '12knight 3victoryPoint 2roadBuilding 2plenty 2monopoly'));
    t.refuses('p0 buyCheapCard', 'B-34', 'deckEmpty');
  });
});

describe('free settlements', () => {
  const start = (): TestTable =>
    grant(alienTable(), 0, 'freeSettlements').put('p0 settlement 0,0.N', 'p0 road 0,0/NE 0,0/E');

  test('[N-42] a grain, the player’s own road, the distance rule, a piece of the stock of settlements', () => {
    const t = start().give(0, 'grain').turn(0);
    t.refuses('p0 buildFreeSettlement 0,0.NE', 'B-12', 'tooClose');
    t.refuses('p0 buildFreeSettlement 1,1.N', 'B-31', 'notReached');
    t.do('p0 buildFreeSettlement 0,0.SE');
    expect([t.cards(0), t.state.base.stock[1], t.points(0)]).toEqual([{}, 2, 2]);
    t.give(0, 'grain').at(() => t.state.base.stock.fill(0));
    t.refuses('p0 buildFreeSettlement 0,0.SW', 'B-34', 'noPieceLeft');
  });

  test('[N-42] no point, no benefit, never a city, but it produces one card', () => {
    const t = grant(alienTable(), 0, 'freeSettlements')
      .put('p0 road 2,-2/NW')
      .give(0, 'grain 3ore 2grain')
      .turn(0);
    t.do(`p0 buildFreeSettlement ${site(t, 'extraOre')}`);
    t.refuses(`p0 buildCity ${site(t, 'extraOre')}`, 'B-32', 'noOwnSettlement');
    expect(t.points(0)).toBe(1);
    t.do('p0 endTurn').roll(4, 5);
    expect(t.cards(0)['lumber']).toBe(1);
    expect(t.state.outposts.holder[4]).toBe(255);
  });

  test('[N-42] it carries the network, keeps distance, blocks and breaks others’ roads', () => {
    const t = start().put('p0 freeSettlement 0,0.SE').give(1, '9lumber 9brick wool grain');
    t.put('p1 road 1,0/SW 0,1/NE 1,0/SE').turn(1);
    t.refuses('p1 buildRoad 0,0/SE', 'B-30', 'notJoined');
    t.refuses('p1 buildSettlement 0,0.SE', 'B-31', 'vertexTaken');
    t.refuses('p1 buildSettlement 1,0.S', 'B-12', 'tooClose');
    expect(t.state.base.routeLength[1]).toBe(2);
    t.give(0, 'lumber brick').turn(0);
    expect(t.why('p0 buildRoad 0,0/SE')).toBeNull();
  });

  test('[N-42] raised for the price of a settlement, without access, distance or stock', () => {
    const t = start()
      .put('p0 freeSettlement 0,0.SE', 'p1 settlement 0,0.NE')
      .give(0, 'lumber brick wool grain');
    infiltratorAt(t.turn(0), site(t, 'freeSettlements'));
    t.at(() => t.state.base.stock.fill(0)).do('p0 raiseSettlement 0,0.SE');
    expect([t.points(0), t.state.base.stock[1]]).toEqual([3, 0]);
    t.refuses('p0 raiseSettlement 0,0.SE', 'N-42', 'noFreeSettlement');
  });

  test('[N-42] [N-13] a benefit at its corner is then gained as ever', () => {
    const t = alienTable().give(0, 'lumber brick wool grain');
    t.put(`p0 freeSettlement ${site(t, 'extraOre')}`)
      .turn(0)
      .do(`p0 raiseSettlement ${site(t, 'extraOre')}`);
    expect(t.state.outposts.coming[4]).toBe(0);
    t.do('p0 endTurn');
    expect(t.state.outposts.holder[4]).toBe(0);
  });

  test('[N-42] not while the infiltrator is on it, nor without the price', () => {
    const t = alienTable();
    t.put(`p0 freeSettlement ${site(t, 'extraOre')}`).turn(0);
    t.refuses(`p0 raiseSettlement ${site(t, 'extraOre')}`, 'N-42', 'cannotPay');
    infiltratorAt(t.give(0, 'lumber brick wool grain'), site(t, 'extraOre'));
    t.refuses(`p0 raiseSettlement ${site(t, 'extraOre')}`, 'N-42', 'infiltratorBlocks');
    expect(t.legal(0, 'raiseSettlement')).toEqual([]);
  });

  test('[N-42] it stays when access ends', () => {
    const t = start().give(0, 'grain').turn(0).do('p0 buildFreeSettlement 0,0.SE');
    infiltratorAt(t, site(t, 'freeSettlements')).give(0, 'grain');
    t.refuses('p0 buildFreeSettlement 0,0.SW', 'N-42', 'noAccess');
    expect(t.state.base.owner[t.id('0,0.SE')]).toBe(0);
  });
});

describe('short distance', () => {
  const PRICE = 'lumber brick wool grain';
  const start = (more = 'ore'): TestTable =>
    grant(alienTable(), 0, 'shortDistance')
      .put('p1 settlement 0,0.NE', 'p0 settlement 0,0.S', 'p0 road 0,0/SE 0,0/E')
      .give(0, `${PRICE} ${more}`)
      .turn(0);

  test('[N-43] next to another building for one more card of choice, once a turn', () => {
    const t = start('ore wool').refuses('p0 buildSettlement 0,0.SE', 'B-12', 'tooClose');
    expect(t.legal(0, 'buildShortSettlement')).toEqual(
      ['wool', 'ore'].map((good) => `buildShortSettlement v${t.id('0,0.SE')} ${good}`),
    );
    t.do('p0 buildShortSettlement 0,0.SE ore');
    expect(t.cards(0)).toEqual({ wool: 1 });
    t.give(0, `${PRICE} ore`)
      .put('p0 road 0,0/SW')
      .refuses('p0 buildShortSettlement 0,0.SW ore', 'N-43', 'usedThisTurn');
    pass(pass(pass(pass(t, 1, 1))));
    t.refuses('p0 buildShortSettlement 0,0.SW ore', 'N-43', 'crowded');
  });

  test('[N-43] the extra card comes on top of the price', () => {
    start('').refuses('p0 buildShortSettlement 0,0.SE wool', 'N-43', 'cannotPay');
    expect(start('wool').why('p0 buildShortSettlement 0,0.SE wool')).toBeNull();
  });

  test('[N-43] needs the player’s own road and a free corner; where the distance is kept it is an ordinary settlement', () => {
    const t = start().refuses('p0 buildShortSettlement 0,0.N ore', 'B-31', 'notReached');
    t.refuses('p0 buildShortSettlement 0,0.NE ore', 'B-31', 'vertexTaken');
    t.put('p0 road 0,1/E 0,1/NE');
    t.put('p0 road 1,0/SE').refuses('p0 buildShortSettlement 1,0.SE ore', 'N-43', 'keepsDistance');
  });

  test('[N-43] not at a hex with three buildings, lake and desert too, free ones counted', () => {
    const t = start()
      .put('p2 freeSettlement 0,0.NW')
      .refuses('p0 buildShortSettlement 0,0.SE ore', 'N-43', 'crowded');
    expect(t.legal(0, 'buildShortSettlement')).toEqual([]);
    const desert = grant(alienTable(), 0, 'shortDistance').give(0, `${PRICE} ore`);
    desert
      .put('p1 settlement 0,2.N', 'p1 settlement 0,2.NE', 'p1 settlement 0,2.SE', 'p0 road 0,2/NW')
      .turn(0);
    desert.refuses('p0 buildShortSettlement 0,2.NW ore', 'N-43', 'crowded');
  });

  test('[N-43] buildings that stand at none of its hexes do not crowd it', () => {
    const t = grant(alienTable(), 0, 'shortDistance')
      .put('p1 settlement 0,0.NW', 'p0 settlement 0,0.S', 'p0 road 0,0/SW')
      .give(0, `${PRICE} ore`)
      .turn(0);
    const { vertexHexes, hexVertices } = t.game.board;
    const at = t.id('0,0.SW') * 3;
    const hexes = [0, 1, 2].map((i) => vertexHexes[at + i]);
    const near = new Set<number>(
      hexes.flatMap((hex) => [0, 1, 2, 3, 4, 5].map((i) => hexVertices[hex * 6 + i])),
    );
    for (let vertex = 0; vertex < 54; vertex++) {
      if (near.has(vertex) || t.state.base.owner[vertex] !== 255) continue;
      const one = t.copy().put(`p2 freeSettlement v${vertex}`);
      expect(one.why('p0 buildShortSettlement 0,0.SW ore')).toBeNull();
    }
  });

  test('[N-43] not at an outpost with three buildings; a frontier does not count', () => {
    const t = grant(alienTable(), 0, 'shortDistance').put('p0 road 1,-2/NE').give(0, `${PRICE} ore`).turn(0);
    grant(t, 1, 'extraLumber', 'extraWool', 'extraOre');
    t.refuses(`p0 buildShortSettlement ${site(t, 'extraGrain')} ore`, 'N-43', 'crowded');
    const frontier = grant(alienTable(), 0, 'shortDistance')
      .put('p0 road 1,1/SE')
      .give(0, `${PRICE} ore`)
      .turn(0);
    frontier.put('p1 settlement 2,0.SE', 'p1 settlement 2,0.S', 'p1 settlement 0,2.SE');
    expect(frontier.why('p0 buildShortSettlement 1,1.SE ore')).toBeNull();
  });

  test('[N-43] next to a free settlement it is a short one as well', () => {
    const t = grant(alienTable(), 0, 'shortDistance').put('p1 freeSettlement 0,0.NE', 'p0 road 0,0/E');
    t.give(0, `${PRICE} ore`).turn(0).refuses('p0 buildSettlement 0,0.SE', 'B-12', 'tooClose');
    t.do('p0 buildShortSettlement 0,0.SE ore');
    expect(t.points(0)).toBe(2);
  });

  test('[N-43] [N-42] a free settlement is never built by it', () => {
    const t = grant(alienTable(), 0, 'shortDistance', 'freeSettlements').put(
      'p1 settlement 0,0.NE',
      'p0 road 0,0/E',
    );
    t.give(0, '2grain').turn(0).refuses('p0 buildFreeSettlement 0,0.SE', 'B-12', 'tooClose');
  });

  test('[N-43] no city next to the player’s own city; next to another’s it is allowed', () => {
    const t = alienTable().put('p0 settlement 0,0.N', 'p0 city 0,0.N', 'p0 settlement 0,0.NE');
    t.give(0, '3ore 2grain').turn(0).refuses('p0 buildCity 0,0.NE', 'N-43', 'cityTooClose');
    expect(t.legal(0, 'buildCity')).toEqual([]);
    const other = alienTable().put('p1 settlement 0,0.N', 'p1 city 0,0.N', 'p0 settlement 0,0.NE');
    expect(other.give(0, '3ore 2grain').turn(0).why('p0 buildCity 0,0.NE')).toBeNull();
  });
});

describe('anti-pirate', () => {
  const start = (): TestTable => grant(alienTable(), 0, 'antiPirate').give(0, 'wool').turn(0);
  const robberOn = (t: TestTable, hex: string): TestTable => t.at((position) => position.robber(hex));

  test('[N-44] takes the robber or the infiltrator off the board for nothing, once a turn', () => {
    const t = robberOn(start(), '@1,-1');
    infiltratorAt(t, site(t, 'extraOre')).do('p0 dismissFigure robber');
    expect([t.state.base.robber[0], t.cards(0)]).toEqual([255, { wool: 1 }]);
    expect(t.state.infiltrator.vertex[0]).toBe(t.id(site(t, 'extraOre')));
    t.refuses('p0 dismissFigure infiltrator', 'N-44', 'usedThisTurn');
    pass(pass(pass(pass(t)))).do('p0 dismissFigure infiltrator');
    expect(t.state.infiltrator.vertex[0]).toBe(255);
  });

  test('[N-44] what is beside the board cannot be taken off, but can be moved on', () => {
    const t = start().refuses('p0 dismissFigure robber', 'N-44', 'notOnBoard');
    expect(t.legal(0, 'sendRobber')).toHaveLength(19);
    expect(t.legal(0, 'sendInfiltrator')).toHaveLength(20);
    t.do('p0 sendRobber @1,-1 wool');
    expect([t.state.base.robber[0], t.cards(0)]).toEqual([t.id('@1,-1'), {}]);
  });

  test('[N-44] moved for a card: another place, nobody steals, the other one stays', () => {
    const t = robberOn(start(), '@1,-1')
      .put('p1 settlement 0,0.N', 'p2 settlement 0,0.S')
      .give(1, 'ore')
      .give(2, 'ore');
    infiltratorAt(t, site(t, 'extraOre'));
    t.refuses('p0 sendRobber @1,-1 wool', 'N-44', 'sameHex').refuses(
      'p0 sendRobber @0,0 ore',
      'N-44',
      'notHeld',
    );
    t.do('p0 sendRobber @0,0 wool');
    expect([t.asks(), t.cardCount(1), t.cardCount(2)]).toEqual(['main', 1, 1]);
    expect(t.state.infiltrator.vertex[0]).toBe(t.id(site(t, 'extraOre')));
  });

  test('[N-44] [N-13] the infiltrator sent away frees its corner from the next turn and blocks the new one', () => {
    const t = grant(grant(start(), 1, 'woolTrade'), 2, 'extraOre');
    infiltratorAt(t, site(t, 'woolTrade'));
    t.refuses(`p0 sendInfiltrator ${site(t, 'woolTrade')} wool`, 'N-44', 'sameVertex');
    t.refuses('p0 sendInfiltrator 2,0.S wool', 'N-44', 'notAlien');
    t.do(`p0 sendInfiltrator ${site(t, 'extraOre')} wool`);
    expect([t.asks(), t.state.outposts.holder[4], t.state.outposts.coming[6]]).toEqual(['main', 255, 1]);
  });

  test('[N-44] sending is the use of the turn as well, and its card goes to the supply', () => {
    const robber = robberOn(start(), '@1,-1').do('p0 sendRobber @0,0 wool').give(0, 'wool');
    robber.refuses('p0 dismissFigure robber', 'N-44', 'usedThisTurn');
    robber.refuses('p0 sendRobber @1,-1 wool', 'N-44', 'usedThisTurn');
    expect(robber.state.base.bank[2]).toBe(18);
    const t = start();
    t.do(`p0 sendInfiltrator ${site(t, 'extraOre')} wool`);
    expect([t.cards(0), t.state.base.bank[2]]).toEqual([{}, 19]);
    t.give(0, 'wool').refuses(`p0 sendInfiltrator ${site(t, 'extraWool')} wool`, 'N-44', 'usedThisTurn');
    t.refuses('p0 dismissFigure infiltrator', 'N-44', 'usedThisTurn');
  });

  test('[N-44] nobody without the benefit sends anything', () => {
    const t = robberOn(grant(alienTable(), 1, 'antiPirate'), '@1,-1')
      .give(0, 'wool')
      .turn(0);
    t.refuses('p0 dismissFigure robber', 'N-44', 'noAccess');
    t.refuses('p0 sendRobber @0,0 wool', 'N-44', 'noAccess');
    t.refuses(`p0 sendInfiltrator ${site(t, 'extraOre')} wool`, 'N-44', 'noAccess');
  });

  test('[N-44] it may free the player’s own corner, and loses access to itself when its own corner is blocked', () => {
    const t = start();
    infiltratorAt(t, site(t, 'antiPirate')).refuses('p0 dismissFigure infiltrator', 'N-44', 'noAccess');
    expect(t.legal(0, 'dismissFigure')).toEqual([]);
  });
});
