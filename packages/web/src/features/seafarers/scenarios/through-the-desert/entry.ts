import { scenario } from '../../scenario.js';

export const throughTheDesert = scenario(
  'through-the-desert',
  async () => (await import('./rules/index.js')).rules,
);
