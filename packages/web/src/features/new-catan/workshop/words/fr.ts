import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  outposts: 'Avant-postes',
  'outposts.about': 'Des avantages aux coins de la côte, côté par côté.',
  'outposts.sides': 'Côtés',
  'outposts.printed': 'Avantages de la première partie',
  printedStart: 'Départ imprimé',
  'printedStart.about': 'Où commence la première partie.',
  'printedStart.starts': 'Départs selon les joueurs',
  'printedStart.starts.settlement': 'Colonie',
  'printedStart.starts.road': 'Route',
};
