import { scenario } from '../../scenario.js';

export const newWorld = scenario('new-world', async () => (await import('./rules/index.js')).rules, {
  module: 'newWorld',
  load: async () => (await import('./index.js')).addition,
});
