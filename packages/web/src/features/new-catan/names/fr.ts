import type { NewCatanNames } from './types.js';

export const fr: NewCatanNames = {
  name: 'New Catan',
  about: 'Un lac, quatre peuples étranges sur la rive, vingt avantages. Dix points gagnent.',
};
