import { scenario } from '../../scenario.js';
import './sketch.css';

export const fogIslands = scenario('fog-islands', async () => (await import('./rules/index.js')).rules, {
  module: 'fog',
  load: async () => (await import('./index.js')).addition,
  small: async () => (await import('./small.js')).small,
});
