/** What the captions claim beyond what may and may not be done. */
import { expect, test } from 'vitest';
import type { RulePicture } from '../../../../moves/rulebook.js';
import { openPicture } from '../../../../test/pictures.js';

const FOLDERS = import.meta.glob<{ PICTURES: readonly RulePicture[] }>(
  ['./index.ts', '../../scenarios/*/rules/pictures/index.ts'],
  { eager: true },
);
const picture = (name: string) =>
  Object.values(FOLDERS)
    .flatMap(({ PICTURES }) => PICTURES)
    .find((one) => one.name === name)!;
const played = (name: string) => openPicture(picture(name));
type Seen = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
const seen = (name: string): Seen => played(name).toJson() as unknown as Seen;
const after = (name: string, ...plays: string[]) =>
  openPicture({ ...picture(name), plays: [...(picture(name).plays ?? []), ...plays] });

test('[S-4] only the ship that goes on from a closed line may move', () => {
  const moves = played('closed-line')
    .legal()
    .filter((action) => action.includes('moveShip'));
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expect(move).toMatch(/moveShip e70 /);
});

test('[S-5] only the ship with a free end may move', () => {
  const moves = played('moving-ships')
    .legal()
    .filter((action) => action.includes('moveShip'));
  expect(moves).toEqual(picture('moving-ships').may);
});

test('[S-7] ships and roads count together where a building stands', () => {
  expect(played('trade-route').state().base.routeLength[0]).toBe(5);
  expect(seen('trade-route')['base']?.['routeHolder']).toBe('p0');
});

test('[S-10] the gold gives one card of choice', () => {
  expect(after('gold', 'p0 takeGold ore').toJson()['base']).toMatchObject({ hand: { p0: { ore: 1 } } });
});

test('[S-11] the pirate takes from the owner of the ship', () => {
  expect(after('pirate-or-robber', 'p0 movePirate h18').outcomes()).toEqual([
    { action: '* stealCard wool', chance: 1 },
  ]);
});

test('[S-102] [S-202] [S-401] [S-902] a settlement on a new shore earns its special points', () => {
  for (const [name, chits] of [
    ['shores-points', { 2: ['v42'] }],
    ['four-points', { 2: ['v35'] }],
    ['beyond-desert', { 2: ['v31'] }],
    ['new-world-point', { 1: ['v66'] }],
  ] as const)
    expect({ name, chits: seen(name)['islandChits']?.['chits'] }).toEqual({ name, chits });
});

test('[S-302] the finder of mountains takes an ore', () => {
  expect(seen('fog-lifted')['base']).toMatchObject({ hand: { p0: { ore: 1 } } });
  expect(seen('fog-lifted')['base']?.['terrain']).toMatchObject({ mountains: ['h14', 'h23', 'h32'] });
});

test('[S-502] the first ship on the marked coast takes the point', () => {
  const gifts = (play: ReturnType<typeof played>) =>
    Object.values(play.toJson() as unknown as Seen).find((part) => part?.['gift'] !== undefined);
  expect(JSON.stringify(gifts(played('tribe-gift')))).toContain('"e165"');
  const taken = gifts(after('tribe-gift', 'p0 buildShip e165'));
  expect(JSON.stringify(taken)).not.toContain('"e165"');
  expect(taken).toMatchObject({ points: { p0: 1 } });
});

test('[S-603] the line to a village brings a bolt, and four are left', () => {
  const cloth = Object.values(seen('cloth-bolt')).find((part) => part?.['bolts'] !== undefined);
  expect(cloth).toMatchObject({ bolts: { p0: 1 } });
  expect(cloth?.['left']).toMatchObject({ 4: ['v28'] });
});
