import type { CountedPhrases } from './types.js';

export const de: CountedPhrases = {
  hands_title: 'Bekannte Karten',
  none: 'keine Karten',
  unsure: ['{count} mehr: {goods}', '{count} mehr: {goods}'],
  about: 'Aus dem, was alle sahen. Umrahmt: was Geraubtes sein kann.',
  likely: 'Sehr wahrscheinlich: Nach vielen Diebstählen ist nichts gewiss.',
  memory: 'Karten werden nicht mitgezählt: An diesem Tisch spielt man aus dem Gedächtnis.',
};
