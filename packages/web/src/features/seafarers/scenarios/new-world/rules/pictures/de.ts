import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'new-world': 'Eine von zahllosen Welten: Felder und Zahlen liegen, wie der Zufall sie verteilt hat.',
  'new-world-point': 'Die erste Siedlung auf einer anderen Insel als deiner Heimat: ein Sonderpunkt.',
};
