import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'shores-start': 'Startsiedlungen stehen auf der Hauptinsel; die kleinen Inseln kommen später.',
  'shores-points': 'Die erste Siedlung auf dieser kleinen Insel: Zwei Sonderpunkte liegen daneben.',
};
