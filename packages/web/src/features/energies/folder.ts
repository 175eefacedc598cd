import { lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import type { Folder } from '../../moves/feature.js';

const Rules = lazy(async () => ({ default: (await import('./Rules.js')).Rules }));

export const energies: Folder = {
  games: {
    energies: { name: m.energies_name, about: m.energies_about, Rules },
    'energies/first-game': { name: m.energies_first_name, about: m.energies_first_about, Rules },
  },
  load: async () => (await import('./index.js')).energies,
};
