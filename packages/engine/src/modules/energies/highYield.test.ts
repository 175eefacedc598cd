import { expect, test } from 'vitest';
import { emptyBoard, firstGame, hazards, plants } from '../../../../../test/energies/support.js';

const start = (): ReturnType<typeof emptyBoard> => {
  const t = emptyBoard().put('p0 city 1,0.N', 'p0 city -1,1.N').hold(0, '2highYield');
  return plants(
    t,
    '0 renewable @1,0 1,0.N',
    '0 renewable @1,-1 1,0.N',
    '0 renewable @2,-1 1,0.N',
    '0 renewable @-1,1 -1,1.N',
    '0 fossil @0,0 -1,1.N',
  ).turn(0);
};

test('[E-70] high yield: one resource from each of three different hexes with a renewable plant of the player’s own', () => {
  const t = start().do('p0 playHighYield');
  t.refuses('p0 takeYield @0,0', 'E-70', 'noOwnRenewable').refuses('p0 endYield', 'E-70', 'firstYieldIsDue');
  t.do('p0 takeYield @1,0').refuses('p0 takeYield @1,0', 'E-70', 'sameHex');
  t.do('p0 takeYield @-1,1', 'p0 takeYield @2,-1');
  expect([t.cards(0), t.asks()]).toEqual([{ lumber: 1, steel: 1, food: 1 }, 'main']);
  expect(t.state.highYield.taken.every((mark) => mark === 0)).toBe(true);
});

test('[E-70] "up to" three: the rest may be left', () => {
  const t = start().do('p0 playHighYield', 'p0 takeYield @1,0', 'p0 endYield');
  expect([t.cards(0), t.asks()]).toEqual([{ lumber: 1 }, 'main']);
});

test('[E-70] it is no production: hazards and the inspector do not matter', () => {
  const t = hazards(start(), '1,0.N', '@1,0').at((position) => position.robber('@2,-1'));
  t.do('p0 playHighYield', 'p0 takeYield @1,0', 'p0 takeYield @2,-1', 'p0 takeYield @1,-1');
  expect(t.cards(0)).toEqual({ lumber: 1, food: 1, fiber: 1 });
});

test('[E-70] two plants on one hex count once; with a single hex the card ends after it', () => {
  const t = emptyBoard().put('p0 city 1,0.N', 'p0 city 0,1.N').hold(0, 'highYield');
  plants(t, '0 renewable @1,0 1,0.N', '0 renewable @1,0 0,1.N')
    .turn(0)
    .do('p0 playHighYield', 'p0 takeYield @1,0');
  expect([t.cards(0), t.asks()]).toEqual([{ lumber: 1 }, 'main']);
  // equal positions have equal bytes
  expect([t.state.highYield.left[0], Math.max(...t.state.highYield.taken)]).toEqual([0, 0]);
});

test('[E-70] another player’s renewable plant on the hex, and the player’s own fossil one, do not count', () => {
  const t = emptyBoard().put('p0 city 1,0.N', 'p1 city 0,1.N').hold(0, 'highYield');
  plants(t, '0 renewable @1,-1 1,0.N', '0 fossil @1,0 1,0.N', '1 renewable @1,0 0,1.N').turn(0);
  t.do('p0 playHighYield').refuses('p0 takeYield @1,0', 'E-70', 'noOwnRenewable');
  expect(t.legal(0)).toEqual([`takeYield h${t.id('@1,-1')}`]);
});

test('[E-70] the card is played even if the supply has none of the resources: it brings nothing', () => {
  const t = emptyBoard().put('p0 city 1,0.N').hold(0, 'highYield');
  plants(t, '0 renewable @1,0 1,0.N').leave('lumber', 0, 3).turn(0).do('p0 playHighYield');
  expect([t.asks(), t.cards(0), t.state.base.cardPlayed[0]]).toEqual(['main', {}, 1]);
});

test('[E-70] without such a hex it cannot be played; a resource that the supply lacks is not taken', () => {
  const t = firstGame().hold(0, 'highYield').turn(0);
  t.refuses('p0 playHighYield', 'E-70', 'noOwnRenewable');
  const short = start().leave('lumber', 0, 3).do('p0 playHighYield');
  short.refuses('p0 takeYield @1,0', 'E-24', 'supplyLacks');
});
