/** What a host may choose besides base's house rules. */
import type { Feature } from '../../moves/feature.js';
import { t as baseWords } from '../base/words/index.js';
import { t } from './words/index.js';

const spaces = { '3': t.opt_three, '4': t.opt_four };

export const options = {
  setUp: {
    name: baseWords.opt_setUp,
    about: t.opt_setUp_about,
    choices: { spiral: baseWords.opt_spiral, random: baseWords.opt_random, fixed: baseWords.opt_fixed },
  },
  climateConferenceSpaces: {
    name: t.opt_climate,
    about: t.opt_spaces_about,
    choices: spaces,
  },
  sustainableProductionSpaces: {
    name: t.opt_sustainable,
    about: t.opt_spaces_about,
    choices: spaces,
  },
  footprintBands: {
    name: t.opt_bands,
    about: t.opt_bands_about,
    choices: {
      scaled: t.opt_scaled,
      unscaled: t.opt_unscaled,
      steep: t.opt_steep,
    },
  },
} as const satisfies Feature['options'];
