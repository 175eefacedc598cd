/** Known from the start: names and sentences. What the sea and a scenario draw and say is loaded with them. */
import type { Folder } from '../types.js';
import { SCENARIOS } from './scenarios/index.js';
import './sketch.css';

const sea: Folder = {
  needs: 'ships',
  load: async () => (await import('./index.js')).additions,
  small: async () => (await import('./small.js')).small,
  counts: async () => (await import('./counts.js')).counts,
  training: async () => (await import('./training/index.js')).training,
  workshop: () => import('./workshop/index.js'),
};

export const seafarers: readonly Folder[] = [sea, ...SCENARIOS];
