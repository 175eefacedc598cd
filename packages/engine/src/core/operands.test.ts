import { expect, test } from 'vitest';
import { table } from '../../../../test/support/table.js';

test('[B-23] "-" is no place: the robber cannot be sent off the board', () => {
  const t = table().start(0).roll(3, 4);
  t.refuses('p0 moveRobber -', 'B-23', 'notOffered');
  expect(t.legal(0)).toHaveLength(18);
});

test('[B-44] [B-24] "-" names no resource, answer or seat', () => {
  const t = table().hold(0, 'monopoly').give(0, 'ore').give(1, 'wool').turn(0);
  t.refuses('p0 playMonopoly -', 'B-44', 'notOffered').refuses('p0 takeOffer -', 'B-24', 'notOffered');
  t.do('p0 offerTrade 1ore 1wool').refuses('p1 answerTrade -', 'B-24', 'notOffered');
});

test('[B-24] nature makes no offers', () => {
  table().turn(0).refuses('* offerTrade 1ore 1wool', 'B-20', 'notAsked');
});
