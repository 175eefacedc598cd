/** What the captions claim beyond what may and may not be done. */
import { localFootprint } from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { openPicture } from '../../../../test/pictures.js';
import { PICTURES } from './index.js';

const played = (name: string) => openPicture(PICTURES.find((one) => one.name === name)!);
type Seen = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
const seen = (name: string): Seen => played(name).toJson() as unknown as Seen;

test('[E-30] the hazard lies on the city of the highest footprint', () => {
  expect(seen('air-pollution')['hazards']).toEqual({ building: { 1: ['v25'] } });
});

test('[E-31] both hexes with the number have a hazard', () => {
  expect(seen('pollution')['hazards']).toEqual({ hex: { 1: ['h2', 'h13'] } });
});

test('[E-40] [E-41] the hazard takes the yield of a roll and is gone after it', () => {
  expect(seen('hazard')['hazards']).toEqual({ hex: { 1: ['h13'] } });
  expect(seen('hazard-gone')['hazards']).toBeUndefined();
  expect(seen('hazard-gone')['base']?.['hand']).toBeUndefined();
});

test('[E-50] a town, a city and a plant collect', () => {
  expect(seen('yield')['base']).toMatchObject({
    hand: { p0: { steel: 1 }, p1: { steel: 1, science: 1 } },
    open: { p0: { energy: 1 } },
  });
});

test('[E-66] the footprint is what the labels add up to', () => {
  expect(localFootprint(played('footprint').state(), 0)).toBe(2);
});

test('[E-62] a fossil plant costs one science, a renewable one three', () => {
  const places = (science: number): string[] => {
    const one = PICTURES.find(({ name }) => name === 'energy-prices')!;
    const position = (one.position as string).replace('hand=p0:1sc', `hand=p0:${science}sc`);
    const plants = openPicture({ ...one, position })
      .legal()
      .filter((action) => action.includes('buildPlant'));
    return [...new Set(plants.map((action) => action.split(' ').at(-1) ?? ''))];
  };
  expect([places(1), places(2), places(3)]).toEqual([['fossil'], ['fossil'], ['fossil', 'renewable']]);
});
