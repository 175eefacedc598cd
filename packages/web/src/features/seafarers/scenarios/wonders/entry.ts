import { scenario } from '../../scenario.js';

export const wonders = scenario('wonders', async () => (await import('./rules/index.js')).rules, {
  module: 'wonders',
  load: async () => (await import('./index.js')).addition,
});
