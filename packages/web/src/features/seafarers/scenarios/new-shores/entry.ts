import { scenario } from '../../scenario.js';

/** The sea's lesson is played here: nothing of a scenario comes in between. */
export const newShores = scenario(
  'new-shores',
  async () => (await import('./rules/index.js')).rules,
  undefined,
  async () => (await import('../../lessons/index.js')).lesson,
);
