/** What a host may choose beside base's house rules. */
import type { Feature } from '../../moves/feature.js';
import { m } from '../../paraglide/messages.js';

const spaces = { '3': m.energies_opt_three, '4': m.energies_opt_four };

export const options = {
  setUp: {
    name: m.base_opt_setUp,
    about: m.energies_opt_setUp_about,
    choices: { spiral: m.base_opt_spiral, random: m.base_opt_random, fixed: m.base_opt_fixed },
  },
  climateConferenceSpaces: {
    name: m.energies_opt_climate,
    about: m.energies_opt_spaces_about,
    choices: spaces,
  },
  sustainableProductionSpaces: {
    name: m.energies_opt_sustainable,
    about: m.energies_opt_spaces_about,
    choices: spaces,
  },
  footprintBands: {
    name: m.energies_opt_bands,
    about: m.energies_opt_bands_about,
    choices: {
      scaled: m.energies_opt_scaled,
      unscaled: m.energies_opt_unscaled,
      steep: m.energies_opt_steep,
    },
  },
} as const satisfies Feature['options'];
