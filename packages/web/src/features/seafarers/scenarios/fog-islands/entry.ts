import { scenario } from '../../scenario.js';
import './sketch.css';

export const fogIslands = scenario(
  'fog-islands',
  { en: 'The Fog Islands', de: 'Die Nebelinseln', fr: 'Les îles dans le brouillard' },
  {
    en: 'Nobody knows what the fog hides: the first ship or road to touch it finds out, and is rewarded.',
    de: 'Niemand weiß, was im Nebel liegt: Das erste Schiff, das ihn berührt, deckt es auf und wird belohnt.',
    fr: 'Nul ne sait ce que cache le brouillard : le premier bateau qui le touche le découvre, et gagne une carte.',
  },
  async () => (await import('./rules.js')).rules,
  { module: 'fog', load: async () => (await import('./index.js')).addition },
);
