/** Known from the start: names and sentences. Everything else is loaded when a game is opened. */
import { lazy } from 'react';
import type { Folder } from '../types.js';
import { names } from './names/index.js';
import './sketch.css';

const Outposts = lazy(async () => ({ default: (await import('./Surroundings.js')).Surroundings }));

export const newCatan: Folder = {
  games: {
    'new-catan': {
      name: names.name,
      about: names.about,
      rules: async () => (await import('./rules/book.js')).book,
      lesson: async () => (await import('./lessons/index.js')).lesson,
      around: { Art: Outposts, reach: 2.8 },
    },
  },
  needs: 'outposts',
  load: async () => (await import('./index.js')).additions,
  small: async () => (await import('./small.js')).small,
  counts: async () => (await import('./counts.js')).counts,
  training: async () => (await import('./training/index.js')).training,
  workshop: () => import('./workshop/index.js'),
};
