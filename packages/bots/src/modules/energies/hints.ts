import type { ProgressSign } from '../../hint/signs.js';

export const energiesHints: readonly ProgressSign[] = [
  { feature: 'plant balance', name: 'plants', way: 'rises' },
  { feature: 'hazards on buildings', name: 'hazard', way: 'falls' },
];
