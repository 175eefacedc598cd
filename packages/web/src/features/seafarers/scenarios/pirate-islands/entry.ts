import { scenario } from '../../scenario.js';

export const pirateIslands = scenario(
  'pirate-islands',
  async () => (await import('./rules/index.js')).rules,
  { module: 'pirateIslands', load: async () => (await import('./index.js')).addition },
);
