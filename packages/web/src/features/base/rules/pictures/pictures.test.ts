/** What the captions claim beyond what may and may not be done. */
import { expect, test } from 'vitest';
import { openPicture } from '../../../../test/pictures.js';
import { waysTo } from '../Arts.js';
import { PICTURES } from './index.js';

const picture = (name: string) => PICTURES.find((one) => one.name === name)!;
const played = (name: string) => openPicture(picture(name));

interface Seen {
  readonly base: {
    readonly hand?: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly routeHolder?: string;
    readonly robber: string;
  };
}
const seen = (name: string): Seen['base'] => (played(name).toJson() as unknown as Seen).base;
const labelled = (name: string, text: RegExp): number =>
  Object.values(picture(name).labels ?? {}).filter((label) => text.test(label ?? '')).length;

test('[B-2] the dots are the ways two dice make a number', () => {
  const dice = openPicture({ ...picture('production'), plays: ['p0 callDice'] }).outcomes();
  const chances = new Map<number, number>();
  for (const { action, chance } of dice) {
    const sum = action
      .split(' ')
      .slice(2)
      .map(Number)
      .reduce((a, b) => a + b);
    chances.set(sum, (chances.get(sum) ?? 0) + chance);
  }
  expect(chances.size).toBe(11);
  for (const [sum, chance] of chances) expect(waysTo(sum) / 36).toBeCloseTo(chance);
});

test('[B-4] [B-25] the harbours trade at the rates that are said', () => {
  const { harbours, inland } = {
    harbours: played('harbours').legal(),
    inland: played('no-harbour').legal(),
  };
  expect(harbours.filter((action) => action.startsWith('p0 tradeWithSupply lumber'))).toHaveLength(4);
  expect(inland.filter((action) => action.includes('tradeWithSupply'))).toEqual([]);
  const upper = openPicture({
    ...picture('harbours'),
    position: (picture('harbours').position as string).replace('turn=p0', 'turn=p1'),
  });
  expect(upper.why('p1 tradeWithSupply grain ore')).toBeNull();
  expect(upper.why('p1 tradeWithSupply lumber ore')?.rule).toBe('B-25');
});

test('[B-11] the second settlement brings ore and two grain', () => {
  expect(seen('first-cards').hand).toEqual({ p2: { ore: 1, grain: 2 } });
});

test('[B-21] an 8 brings one lumber and two ore, and the robber keeps the lumber', () => {
  expect(seen('production').hand).toEqual({ p0: { lumber: 1 }, p1: { ore: 2 } });
  expect(seen('blocked').hand).toEqual({ p1: { ore: 2 } });
});

test('[B-23] every other hex is open to the robber', () => {
  expect(
    played('robber')
      .legal()
      .filter((action) => action.includes('moveRobber')),
  ).toHaveLength(18);
  expect(played('victims').legal()).toEqual(['p0 stealFrom p1', 'p0 stealFrom p2']);
});

test('[B-41] the knight has moved the robber', () => {
  expect(seen('knight').robber).toBe('h13');
});

test('[B-51] five roads in a line hold the longest road until somebody settles among them', () => {
  expect(seen('longest-road').routeHolder).toBe('p0');
  expect(played('longest-road').state().base.routeLength[0]).toBe(labelled('longest-road', /\d/));
  expect(seen('road-broken').routeHolder).toBeUndefined();
  expect(played('road-broken').state().base.routeLength[0]).toBe(labelled('road-broken', /\d/));
});
