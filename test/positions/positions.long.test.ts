import { describe, expect, test } from 'vitest';
import { settings } from '../contract/settings.js';
import { playPositions } from './contract.js';

describe('every position of a whole random game is written, read and hashed the same', () => {
  test.each(settings())('$name', (setting) => {
    for (const seed of [1, 2]) expect(playPositions(setting, seed, 1, Infinity).broken).toEqual([]);
  });
});
