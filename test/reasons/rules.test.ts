/** Refusals name the rule of the game being played; what is special to one game is tested beside its modules. */
import { hashState } from '@landnam/engine';
import { expect, test } from 'vitest';
import { fire, firstGame, hazards, plants } from '../energies/support.js';
import { alienTable, grant, site } from '../new-catan/aliens.js';
import { pirateMoved } from './support.js';
import { ships } from '../support/sea.js';
import { table } from '../support/table.js';

test('[B-23] [B-20] while something waits, its rule says why nothing else is to be done', () => {
  const t = table().start(0).refuses('p0 buildRoad 0,0/E', 'B-20', 'notNow');
  t.roll(3, 4).refuses('p0 endTurn', 'B-23', 'notNow').refuses('p1 endTurn', 'B-23', 'notAsked');
  const discards = table().give(1, '8ore').start(0).roll(3, 4);
  discards.refuses('p1 endTurn', 'B-23').refuses('p1 discardCard wool', 'B-23', 'notHeld');
});

test('[S-503] before the harbour of a gift is placed nothing else is done', () => {
  const t = ships(table('seafarers/forgotten-tribe', 4).put('p0 settlement -2,2.N'), 0, '5,2/SE')
    .give(0, '2lumber 2wool')
    .turn(0)
    .do('p0 buildShip 5,2/E', 'p0 buildShip 5,2/NE');
  t.refuses('p0 endTurn', 'S-503', 'notNow').refuses('p0 buildRoad -2,2/NE', 'S-503', 'notNow');
});

test('[B-53] a game that is over takes no action', () => {
  const games = [table(), table('seafarers/cloth'), firstGame(), alienTable()];
  for (const t of games) {
    t.state.core.ended[0] = 1;
    expect(t.why('p0 endTurn')).toEqual({ code: 'gameOver', rule: 'B-53' });
  }
});

test('[S-11] the pirate robs by its own rule', () => {
  const t = pirateMoved('seafarers/new-shores', [1, 2]);
  t.refuses('p0 stealFrom p3', 'S-11', 'notThere').refuses('p0 stealFrom p0', 'S-11', 'ownSeat');
  t.refuses('p0 endTurn', 'S-11', 'notNow');
});

test('[S-11] the pirate robs by its own rule where a single victim leaves no choice', () => {
  const t = pirateMoved('seafarers/new-shores', [1]);
  expect(t.asks()).toBe('steal');
  t.refuses('p0 stealFrom p2', 'S-11', 'notAsked');
});

test('[S-605] the pirate of the villages robs by theirs', () => {
  const t = table('seafarers/cloth', 4).give(1, 'ore').give(2, 'ore');
  t.state.cloth.traders[t.id('1,2.S')] = 1;
  t.state.cloth.bolts[1] = 1;
  ships(t, 1, '1,1/E').start(0).roll(3, 4).do('p0 movePirate @1,1');
  t.refuses('p0 stealFrom p2', 'S-605', 'notThere').refuses('p0 stealCloth p2', 'S-605');
  t.refuses('p0 endTurn', 'S-605', 'notNow');
});

test('[S-707] the fleet robs by its own rule', () => {
  const t = table('seafarers/pirate-islands', 4).give(1, 'ore').give(3, 'wool');
  t.state.pirateIslands.fleet[0] = 255;
  t.start(0).roll(2, 5);
  t.refuses('p0 stealFrom p2', 'S-707', 'hasNoCards').refuses('p0 stealFrom p0', 'S-707', 'ownSeat');
});

test('[E-51] [E-71] the inspector is due by a 7 or by the card', () => {
  const seven = firstGame().start(0).do('p0 callDice', '* drawDisc airPollution').roll(3, 4);
  seven.refuses('p0 endTurn', 'E-51', 'notNow');
  const card = hazards(firstGame(), '@0,0').hold(0, 'cleanup').turn(0).do('p0 playCleanup');
  card.refuses('p0 endTurn', 'E-71', 'notNow');
});

test('[N-12] the infiltrator robs by its own rule', () => {
  const t = grant(alienTable(), 1, 'extraOre').give(1, 'ore').give(2, 'ore').hold(0, 'knight').turn(0);
  t.do('p0 playKnight', `p0 moveInfiltrator ${site(t, 'extraOre')}`);
  t.refuses('p0 stealFrom p2', 'N-12', 'notThere');
});

test('[N-44] a figure that was sent robs nobody', () => {
  const t = grant(alienTable(), 0, 'antiPirate').put('p1 settlement 0,0.N').give(0, 'wool').give(1, 'ore');
  t.turn(0).refuses('p0 stealFrom p1', 'B-20', 'notNow');
  t.do('p0 sendRobber @0,0 wool').refuses('p0 stealFrom p1', 'N-44', 'notNow');
  t.refuses('p0 callDice', 'B-20', 'notNow');
});

test('[E-71] a clean-up needs a hazard where it cleans, as the card says', () => {
  const t = hazards(firstGame(), '@0,0').hold(0, 'cleanup').give(0, 'energy').turn(0);
  t.refuses('p0 clearHexHazard @0,1', 'E-65', 'noHazardThere').do('p0 playCleanup');
  t.refuses('p0 clearHexHazard @0,1', 'E-71', 'noHazardThere').refuses('p0 clearHazard 0,0.N', 'E-71');
});

test('[E-22] no card after the first disc and before the action phase, whoever is asked meanwhile', () => {
  const t = firstGame().hold(0, 'cleanup researchGrant').hold(1, 'cleanup').start(0).do('p0 callDice');
  t.refuses('p0 playCleanup', 'E-20', 'notAsked').do('* drawDisc airPollution');
  t.refuses('p0 playCleanup', 'E-22', 'notAsked').refuses('p0 playResearchGrant brick science', 'E-22');
  t.refuses('p1 playCleanup', 'B-20', 'notAsked').refuses('p0 endTurn', 'B-20', 'notAsked').roll(3, 4);
  t.refuses('p0 playCleanup', 'E-22', 'notNow').do('p0 moveRobber @0,0').do('p0 playCleanup');
  const flood = fire(firstGame().hold(0, 'cleanup'), 'rainAndFlooding');
  flood.refuses('p0 playCleanup', 'E-22', 'notNow').refuses('p0 endTurn', 'E-33', 'notNow');
});

test('[E-62] a warehouse is bought once', () => {
  const t = firstGame().give(0, '4energy').turn(0).do('p0 buyWarehouse');
  t.refuses('p0 buyWarehouse', 'E-62', 'noPieceLeft').give(1, '4energy');
  t.do('p0 endTurn').turn(1).do('p1 buyWarehouse');
});

test('[B-24] an offer to the active player is accepted or declined by no one else', () => {
  const t = table().give(0, 'ore').give(1, 'wool').give(2, 'ore').turn(0).do('p1 offerTrade 1wool 1ore');
  t.refuses('p2 takeOffer p1', 'B-24', 'notAsked').refuses('p2 declineOffer p1', 'B-24', 'notAsked');
  t.do('p0 offerTrade 1ore 1wool').refuses('p2 takeOffer p1', 'B-24', 'notAsked');
  t.do('p2 answerTrade no').refuses('p2 answerTrade no', 'B-24', 'notAsked');
  t.refuses('p2 endTurn', 'B-20', 'notAsked').do('p0 takeOffer p1');
  table().start(0).refuses('p2 takeOffer p1', 'B-20', 'notAsked');
});

test('[S-701] starting sites lie on the eastern island, the landing is none; [S-705] is for what is built later', () => {
  const t = table('seafarers/pirate-islands', 4);
  const { q, r, corner } = t.game.scenario.params.pirateIslands!.seats[0].landing;
  t.refuses('p0 placeSettlement 1,3.SW', 'S-701', 'notOnThisIsland');
  t.refuses(`p0 placeSettlement ${q},${r}.${corner}`, 'S-701', 'notAStart');
  t.give(0, 'lumber brick wool grain').turn(0);
  t.refuses('p0 buildSettlement 1,3.SW', 'S-705', 'notOnThisIsland');
});

test('[E-61] whatever is wrong with a trade with the supply', () => {
  const t = firstGame().give(0, '3lumber 2science').turn(0);
  for (const trade of ['lumber brick', 'science brick', 'energy brick', 'lumber energy', 'lumber lumber'])
    t.refuses(`p0 tradeWithSupply ${trade}`, 'E-61');
});

test('[E-60] more energy than a player may hold: offering, answering and accepting alike', () => {
  const t = firstGame().give(0, '5energy brick').give(1, '5energy steel').turn(0);
  t.refuses('p0 offerTrade 1brick 1energy', 'E-60', 'tooMuchToHold');
  t.do('p0 offerTrade 1energy 1steel').refuses('p1 answerTrade yes', 'E-60', 'tooMuchToHold');
  t.do('p1 offerTrade 1energy 1brick').refuses('p0 takeOffer p1', 'E-60', 'tooMuchToHold');
});

test('[B-24] missing cards come first', () => {
  const t = firstGame().give(0, '5energy').give(1, 'energy').turn(0);
  t.do('p1 offerTrade 1energy 1brick').refuses('p0 takeOffer p1', 'B-24', 'notHeld');
});

test('[E-62] prices', () => {
  const t = firstGame().turn(0);
  for (const build of ['buildRoad -2,1/NE', 'buildSettlement 0,0.N', 'buildCity -1,2.N', 'buyCard'])
    t.refuses(`p0 ${build}`, 'E-62', 'cannotPay');
});

test('[E-22] a card that an event gave or that was bought this turn', () => {
  const t = firstGame().at((position) => position.fresh(0, 'cleanup'));
  t.turn(0).refuses('p0 playCleanup', 'E-22', 'cardGotThisTurn');
  t.refuses('p0 playHighYield', 'E-22', 'cardNotHeld');
});

test('[E-33] a flood hits one of the player’s own buildings without a hazard', () => {
  const t = fire(hazards(firstGame(), '-1,2.N').put('p0 settlement 0,0.N'), 'rainAndFlooding');
  t.refuses('p0 putHazard -1,2.N', 'E-33', 'notForThisHazard').refuses('p0 endTurn', 'E-33', 'notNow');
});

test('[E-34] [E-36] a free card is due by one event or the other', () => {
  const conference = fire(plants(firstGame(), '0 renewable @-2,0 -2,1.N'), 'climateConference');
  conference.refuses('p0 endTurn', 'E-34', 'notNow');
  const sustainable = fire(plants(firstGame(), '0 renewable @-2,0 -2,1.N'), 'sustainableProduction');
  sustainable.refuses('p0 endTurn', 'E-36', 'notNow');
});

test('[B-43] [E-70] two goods are named in any order, and the log has one', () => {
  const grown = table().hold(0, 'plenty').turn(0).do('p0 playPlenty ore lumber');
  expect(grown.entries).toEqual(['p0 playPlenty lumber ore']);
  const [one, other] = [firstGame(), firstGame()].map((t) => t.hold(0, 'researchGrant').turn(0));
  one.do('p0 playResearchGrant brick science');
  other.do('p0 playResearchGrant science brick');
  expect(hashState(other.state)).toBe(hashState(one.state));
});
