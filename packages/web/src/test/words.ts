/** Every component test begins in English, with the texts of everything that it has imported. */
import { beforeEach, expect } from 'vitest';
import { speak } from '../session/settings.js';

beforeEach(async () => {
  expect(await speak('en')).toBe(true);
});
