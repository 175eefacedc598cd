/** Once the figure moved in a turn has stolen, or found no victim, a theft is refused by that figure's rule. */
import { test } from 'vitest';
import { firstGame, hazards } from '../energies/support.js';
import { alienTable, grant, infiltratorAt, robberAt, site } from '../new-catan/aliens.js';
import { table, type TestTable } from '../support/table.js';
import { pirateMoved } from './support.js';

test('[B-23] a robber that found no victim steals nothing later in the turn, moved by a 7 or by a knight', () => {
  const seven = table().give(1, 'ore').start(0).refuses('p0 stealFrom p1', 'B-20', 'notNow');
  seven.roll(3, 4).do('p0 moveRobber @0,1').refuses('p0 stealFrom p1', 'B-23', 'notNow');
  seven.refuses('p0 callDice', 'B-20', 'notNow').refuses('p1 stealFrom p2', 'B-20', 'notAsked');
  seven.do('p0 endTurn').refuses('p1 stealFrom p0', 'B-20', 'notNow');
  const knight = table().give(1, 'ore').hold(0, 'knight').start(0).do('p0 playKnight', 'p0 moveRobber @0,1');
  knight.refuses('p0 stealFrom p1', 'B-23', 'notNow').roll(1, 1);
  knight.refuses('p0 stealFrom p1', 'B-23', 'notNow');
});

test('[B-23] a robber that has stolen steals no second card', () => {
  const t = table().put('p1 settlement 0,1.N').give(1, '2ore').start(0).roll(3, 4).do('p0 moveRobber @0,1');
  t.chance('stealCard ore').refuses('p0 stealFrom p1', 'B-23', 'notNow');
});

test('[B-20] a roll or a card that moves no figure leaves nothing to steal by the turn alone', () => {
  const t = table().give(1, 'ore').hold(0, 'monopoly').start(0).roll(3, 3);
  t.do('p0 playMonopoly wool').refuses('p0 stealFrom p1', 'B-20', 'notNow');
});

test('[N-12] an infiltrator that found nobody steals nothing later in the turn', () => {
  const t = grant(alienTable(), 1, 'extraOre').give(1, 'ore').start(0).roll(3, 4);
  t.do(`p0 moveInfiltrator ${site(t, 'extraWool')}`).refuses('p0 stealFrom p1', 'N-12', 'notNow');
  const robber = grant(alienTable(), 1, 'extraOre')
    .give(1, 'ore')
    .start(0)
    .roll(3, 4)
    .do('p0 moveRobber @0,0');
  robber.refuses('p0 stealFrom p1', 'B-23', 'notNow');
});

test('[N-12] of two figures on the board the one that finds somebody was not moved', () => {
  const t = grant(alienTable(), 1, 'extraOre').put('p2 settlement 0,1.S').give(1, '2ore').give(2, 'wool');
  infiltratorAt(t, site(t, 'extraOre')).start(0).roll(3, 4).do('p0 moveRobber @0,0');
  t.refuses('p0 stealFrom p2', 'B-23', 'notNow');
  const other = alienTable().put('p2 settlement 0,0.N').give(1, 'ore').give(2, 'wool');
  robberAt(other, '@0,0')
    .start(0)
    .roll(3, 4)
    .do(`p0 moveInfiltrator ${site(other, 'extraOre')}`);
  other.refuses('p0 stealFrom p1', 'N-12', 'notNow');
});

test('[N-42] nobody steals because of a free settlement, while a victim is chosen or later', () => {
  const free = (): TestTable => alienTable().put('p1 freeSettlement 0,0.N').give(1, 'ore').give(2, 'ore');
  const robbed = free().start(0).roll(3, 4).do('p0 moveRobber @0,0');
  robbed.refuses('p0 stealFrom p1', 'N-42', 'notNow').refuses('p0 stealFrom p2', 'B-23', 'notNow');
  const chosen = free().put('p2 settlement 0,0.S', 'p3 settlement 0,0.SE').loose().give(3, 'ore');
  chosen.start(0).roll(3, 4).do('p0 moveRobber @0,0').refuses('p0 stealFrom p1', 'N-42', 'notThere');
  const t = alienTable();
  t.put(`p1 freeSettlement ${site(t, 'extraOre')}`)
    .give(1, 'ore')
    .start(0)
    .roll(3, 4);
  t.do(`p0 moveInfiltrator ${site(t, 'extraOre')}`).refuses('p0 stealFrom p1', 'N-42', 'notNow');
});

test('[S-11] a pirate that found nobody steals nothing later in the turn; where it began the robber was moved', () => {
  pirateMoved('seafarers/new-shores', []).refuses('p0 stealFrom p1', 'S-11', 'notNow');
  const robber = table('seafarers/new-shores', 4).give(1, 'ore').start(0).roll(3, 4);
  robber.do('p0 moveRobber @0,3').refuses('p0 stealFrom p1', 'B-23', 'notNow');
});

test('[S-605] the pirate of the villages belongs to traders; anyone else who rolls a 7 has the robber', () => {
  const t = table('seafarers/cloth', 4).give(1, 'ore');
  t.state.cloth.traders[t.id('1,2.S')] = 1;
  t.start(0).roll(3, 4).do('p0 movePirate @1,1').refuses('p0 stealFrom p1', 'S-605', 'notNow');
  t.do('p0 endTurn')
    .roll(3, 4)
    .do(`p1 ${t.legal(1, 'moveRobber')[0]}`);
  t.refuses('p1 stealFrom p0', 'B-23', 'notNow');
});

test('[S-707] a 7 that finds nobody with cards steals nothing later in the turn', () => {
  const t = table('seafarers/pirate-islands', 4);
  t.state.pirateIslands.fleet[0] = 255;
  t.start(0).roll(2, 5).refuses('p0 stealFrom p1', 'S-707', 'notNow');
});

test('[E-51] [E-71] an inspector or a clean-up that found nobody steals nothing later in the turn', () => {
  const seven = firstGame().start(0).do('p0 callDice', '* drawDisc airPollution').roll(3, 4);
  seven.do('p0 moveRobber @0,0').refuses('p0 stealFrom p1', 'E-51', 'notNow');
  const card = hazards(firstGame(), '@0,0')
    .hold(0, 'cleanup')
    .turn(0)
    .do('p0 playCleanup', 'p0 clearHexHazard @0,0');
  card.refuses('p0 stealFrom p1', 'E-71', 'notNow');
});
