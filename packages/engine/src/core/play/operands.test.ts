import { refuse, type Seat } from '@landnam/engine';
import { expect, test } from 'vitest';
import { table } from '../../../../../test/support/table.js';

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

test('[B-24] an offer of nothing that the catalogue knows is none', () => {
  const t = table().give(1, 'ore').turn(0);
  const { packed } = t.parse('p0 offerTrade 1wool 1ore');
  const rows = (bytes: number, give: number): Uint8Array => {
    const more = new Uint8Array(bytes);
    more[give] = more[12] = 1;
    return more;
  };
  for (const more of [rows(16, 7), rows(16, 5), rows(13, 0), rows(24, 20)])
    expect(refuse(t.game, t.state, 0 as Seat, { packed, more })).toMatchObject({ code: 'notOffered' });
  expect(refuse(t.game, t.state, 0 as Seat, { packed, more: rows(16, 0) })).toMatchObject({
    code: 'notHeld',
  });
  expect(() => t.parse('p0 offerTrade 99ore+99ore+59ore 1wool')).toThrow('twice');
});

test('[B-24] nature makes no offers', () => {
  table().turn(0).refuses('* offerTrade 1ore 1wool', 'B-20', 'notAsked');
});
