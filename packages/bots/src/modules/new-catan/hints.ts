import { BENEFITS } from '@landnam/engine/games/new-catan';
import type { ProgressSign } from '../../hint/signs.js';

export const newCatanHints: readonly ProgressSign[] = BENEFITS.map((benefit) => ({
  feature: `benefit ${benefit}`,
  name: 'benefit',
  way: 'rises',
}));
