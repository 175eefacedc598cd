import { scenario } from '../../scenario.js';

export const forgottenTribe = scenario(
  'forgotten-tribe',
  async () => (await import('./rules/index.js')).rules,
  { module: 'tribe', load: async () => (await import('./index.js')).addition },
);
