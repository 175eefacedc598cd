import { scenario } from '../../scenario.js';

export const cloth = scenario('cloth', async () => (await import('./rules/index.js')).rules, {
  module: 'cloth',
  load: async () => (await import('./index.js')).addition,
});
