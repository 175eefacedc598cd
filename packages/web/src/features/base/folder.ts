/** Part of the first load: every game builds on it. */
import { t } from './words/index.js';
import type { Folder } from '../types.js';
import { additions } from './index.js';

export const base: Folder = {
  games: {
    base: {
      name: t.name,
      about: t.about,
      rules: async () => (await import('./rules/book.js')).book,
      lesson: async () => (await import('./lessons/index.js')).lesson,
      firstOptions: { setUp: 'fixed' },
      coaching: async () => (await import('./coach/index.js')).coaching,
    },
  },
  needs: 'turn',
  load: () => Promise.resolve(additions),
  small: async () => (await import('./drawings/small.js')).small,
  counts: async () => (await import('./deeds/index.js')).counts,
  training: async () => (await import('./training/index.js')).training,
  workshop: () => import('./workshop/index.js'),
};
