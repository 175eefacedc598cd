import { lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Folder } from '../../moves/feature.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const newCatan: Folder = {
  games: { 'new-catan': { name: m.newcatan_name, about: m.newcatan_about, Rules } },
  load: async () => (await import('./index.js')).newCatan,
};
