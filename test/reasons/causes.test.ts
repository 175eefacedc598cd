/** A question that several rules ask knows which of them does. */
import { apply, causeOf, isLegal, pack } from '@landnam/engine';
import { expect, test } from 'vitest';
import { fire, firstGame, plants } from '../energies/support.js';
import { alienTable, grant } from '../new-catan/aliens.js';
import { table, type TestTable } from '../support/table.js';

const asked = (t: TestTable): readonly string[] => [t.asks(), causeOf(t.game, t.state)];

test('[S-10] a gold field, and still for its second card', () => {
  const t = table('seafarers/new-shores', 4).at((position) =>
    position.terrain('@-1,4', 'gold', 9).robber('@0,3'),
  );
  t.put('p0 settlement -1,4.N').at((position) => position.put('p0 city -1,4.N'));
  t.start(0).roll(4, 5);
  expect(asked(t)).toEqual(['chooseGold', 'goldField']);
  expect(asked(t.do('p0 takeGold ore'))).toEqual(['chooseGold', 'goldField']);
  t.leave('wool', 0, 1).refuses('p0 takeGold wool', 'S-10', 'supplyLacks');
});

test('[S-302] gold found under the fog', () => {
  const t = table('seafarers/fog-islands', 4).put('p0 settlement -2,4.NE').give(0, 'lumber wool').turn(0);
  t.do('p0 buildShip -1,3/SE').chance('revealHex gold').chance('drawToken 6');
  expect(asked(t)).toEqual(['chooseGold', 'fog']);
  t.refuses('p0 endTurn', 'S-302', 'notNow');
  expect(asked(t.do('p0 takeGold ore'))).toEqual(['main', '']);
});

test('[S-704] the prize of a fleet that was beaten', () => {
  const t = table('seafarers/pirate-islands', 4);
  t.state.pirateIslands.fleet[0] = 10;
  t.state.pirateIslands.warships[1] = 3;
  t.start(0).roll(2, 3);
  expect(asked(t)).toEqual(['chooseGold', 'fleet']);
  t.refuses('p1 endTurn', 'S-704', 'notNow').leave('wool', 0, 2);
  t.refuses('p1 takeGold wool', 'S-704', 'supplyLacks');
});

test('[B-23] [E-34] cards are given back for a 7 or for the conference', () => {
  expect(asked(table().give(1, '8ore').start(0).roll(3, 4))).toEqual(['discard', 'seven']);
  const t = plants(firstGame(), '0 fossil @-2,0 -2,1.N').give(0, '2lumber');
  fire(t, 'climateConference');
  expect(asked(t)).toEqual(['freeCard', 'climateConference']);
  while (t.asks() === 'freeCard') t.do(`p${t.actors()[0]} waiveFreeCard`);
  expect(asked(t)).toEqual(['discard', 'climateConference']);
  t.refuses('p0 discardCard steel', 'E-34', 'notHeld');
});

test('[B-23] [B-41] the robber is moved for a 7 or for a knight', () => {
  expect(asked(table().start(0).roll(3, 4))).toEqual(['moveRobber', 'seven']);
  expect(asked(table().hold(0, 'knight').turn(0).do('p0 playKnight'))).toEqual(['moveRobber', 'knight']);
});

test('[E-30] [E-33] a hazard comes by air or by water', () => {
  const air = plants(firstGame(), '0 fossil @-2,0 -2,1.N').put('p0 city 0,0.N');
  expect(asked(fire(air, 'airPollution'))).toEqual(['hazardOnBuilding', 'airPollution']);
  expect(asked(fire(firstGame(), 'rainAndFlooding'))).toEqual(['hazardOnBuilding', 'rainAndFlooding']);
});

test('[N-51] a card is drawn for a helping hand, not for the robber', () => {
  const t = grant(alienTable(), 0, 'helpingHand')
    .put('p1 city 0,0.N', 'p1 city 0,1.S')
    .give(1, 'ore')
    .turn(0);
  expect(asked(t.do('p0 useHelpingHand p1 -'))).toEqual(['steal', 'helpingHand']);
  t.refuses('p0 stealFrom p1', 'N-51', 'notAsked').do('* stealCard ore');
  expect(t.cards(0)).toEqual({ ore: 1 });
});

test('[B-43] packed in the other order a set is legal, and applied as it would be listed', () => {
  const t = table().hold(0, 'plenty').turn(0);
  const [ore, lumber] = [4, 0];
  const packed = pack(t.game.ruleIds['playPlenty'], ore, lumber);
  const legal = isLegal(t.game, t.state, t.parse('p0 endTurn').seat, { packed });
  expect(legal).toEqual({ ok: true, value: { packed: pack(t.game.ruleIds['playPlenty'], lumber, ore) } });
  const other = t.copy();
  apply(t.game, t.state, t.parse('p0 endTurn').seat, packed);
  other.do('p0 playPlenty lumber ore');
  expect(t.state.bytes).toEqual(other.state.bytes);
});
