import type { NewCatanNames } from './types.js';

export const de: NewCatanNames = {
  name: 'New Catan',
  about: 'Ein See, vier fremde Völker am Ufer, zwanzig Vorteile. Zehn Punkte gewinnen.',
};
