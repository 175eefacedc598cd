/** What modules count for display. */
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { Chance } from '@landnam/bots';
import { NONE, type Seat } from '@landnam/engine';
import { benefitIndex } from '@landnam/engine/games/new-catan';
import { expect, test } from 'vitest';
import { LiveTable } from './liveTable.js';
import { sightFor } from './sight.js';
import type { Sight } from './told.js';

const open = (game: string): LiveTable => {
  const found = findTable(game, 4, {});
  if (!found.ok) throw new Error(found.error);
  const players = Array.from({ length: 4 }, () => ({ kind: 'bot', name: '', bot: 'greedy' }) as const);
  const header = headerOf(found.value, dealTable(found.value, new Chance('told').below));
  const live = new LiveTable(found.value, { game, options: {}, seed: 'told', players }, header);
  live.playNature();
  return live;
};

const look = (live: LiveTable): Sight => sightFor(live, live.next(), 0);

const playUntil = async (live: LiveTable, isThere: (sight: Sight) => boolean): Promise<Sight> => {
  for (let i = 0; i < 2000 && live.over() === null; i++) {
    const sight = look(live);
    if (isThere(sight)) return sight;
    await live.playBot(live.next() as Seat);
    live.playNature();
  }
  throw new Error('it never gets there');
};

test('[B-23] the thief and the place are told while a victim is chosen, and not otherwise', async () => {
  const live = open('base');
  expect(look(live).told.theft).toBeNull();
  const { told } = await playUntil(live, ({ question }) => question === 'chooseVictim');
  expect(told.theft).toEqual({ figure: 'robber', site: live.state.base.robber[0] });
});

test('[S-703] the first ships of a line are its warships', async () => {
  const live = open('seafarers/pirate-islands');
  const before = look(live).told.pirateIslands;
  expect(before?.lanes.map(({ warships }) => warships)).toEqual([[], [], [], []]);
  expect(before?.path).toContain(before?.fleet);
  expect(before?.next).toHaveLength(6);
  const armed = ({ told }: Sight): boolean =>
    told.pirateIslands?.lanes.some(({ warships }) => warships.length > 0) ?? false;
  const { told } = await playUntil(live, armed);
  const { ships, pirateIslands } = live.state;
  told.pirateIslands?.lanes.forEach(({ warships, edges, left }, seat) => {
    expect(warships).toHaveLength(pirateIslands.warships[seat] ?? 0);
    for (const edge of warships) expect([ships.ship[edge], edges.includes(edge)]).toEqual([seat, true]);
    expect(left).toBeGreaterThanOrEqual(0);
  });
});

test('[N-13] [N-14] whose a benefit is, and whether it can be used', () => {
  const live = open('new-catan');
  const { base, outposts, infiltrator } = live.state;
  const benefit = benefitIndex('antiPirate');
  const vertex = outposts.place[benefit] ?? NONE;
  const now = () => look(live).told.benefits?.[benefit];
  expect(now()).toEqual({ seat: NONE, status: 'free' });
  [base.owner[vertex], base.piece[vertex], outposts.coming[benefit]] = [2, 1, 2];
  expect(now()).toEqual({ seat: 2, status: 'coming' });
  outposts.holder[benefit] = 2;
  expect(now()).toEqual({ seat: 2, status: 'ready' });
  outposts.used[benefit] = 1;
  expect(now()).toEqual({ seat: 2, status: 'used' });
  infiltrator.vertex[0] = vertex;
  expect(now()).toEqual({ seat: 2, status: 'blocked' });
});

test('[B-30] [B-31] [B-32] [B-33] [N-40] [N-53] a cost that never varies is told as a price', () => {
  expect(look(open('base')).prices).toEqual({
    buildRoad: { brick: 1, lumber: 1 },
    buildSettlement: { brick: 1, lumber: 1, wool: 1, grain: 1 },
    buildCity: { ore: 3, grain: 2 },
    buyCard: { ore: 1, wool: 1, grain: 1 },
  });
  expect(look(open('new-catan')).prices).toMatchObject({
    buildCheapRoad: { brick: 1 },
    buyCheapCard: { ore: 1 },
    buyPoint: { wool: 4 },
    buyTwoPoints: { wool: 6 },
  });
});
