import { scenario } from '../../scenario.js';

export const newShores = scenario('new-shores', async () => (await import('./rules/index.js')).rules);
