import { scenario } from '../../scenario.js';

export const fourIslands = scenario('four-islands', async () => (await import('./rules/index.js')).rules);
