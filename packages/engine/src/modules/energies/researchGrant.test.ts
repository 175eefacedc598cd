import { expect, test } from 'vitest';
import { firstGame } from '../../../../../test/energies/support.js';

test('[E-70] research grant: two cards of choice, resource or science, alike or not', () => {
  const t = firstGame().hold(0, '2researchGrant').turn(0).do('p0 playResearchGrant science science');
  expect(t.cards(0)).toEqual({ science: 2 });
  t.do('p0 endTurn').start(0).do('p0 playResearchGrant food science');
  expect(t.cards(0)).toEqual({ science: 3, food: 1 });
});

test('[E-70] no energy, and only what the supply has', () => {
  const t = firstGame().hold(0, 'researchGrant').leave('science', 1, 3).turn(0);
  t.refuses('p0 playResearchGrant science energy', 'E-70', 'supplyLacks');
  t.refuses('p0 playResearchGrant science science', 'E-70', 'supplyLacks');
  t.do('p0 playResearchGrant steel science');
});

test('[E-70] road construction: two free roads as in the base game', () => {
  const t = firstGame().hold(0, 'roadBuilding').turn(0).do('p0 playRoadBuilding');
  t.refuses('p0 waiveRoad', 'E-70', 'firstRoadIsDue').do('p0 layRoad -2,1/NE', 'p0 waiveRoad');
  expect(t.asks()).toBe('main');
});
