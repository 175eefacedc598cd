import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  robber: 'Voleur',
  'robber.about': 'Un 7 le déplace ; il bloque une case et vole une carte.',
  knight: 'Chevaliers',
  'knight.about': 'Des cartes qui déplacent le voleur et comptent pour la plus grande armée.',
  longestRoute: 'Route la plus longue',
  'longestRoute.about': '2 points pour la plus longue route, dès cinq tronçons.',
  largestArmy: 'Plus grande armée',
  'largestArmy.about': '2 points dès trois chevaliers.',
  monopoly: 'Monopole',
  'monopoly.about': 'Une carte qui prend tout d’une ressource.',
  plenty: 'Invention',
  'plenty.about': 'Une carte qui donne deux ressources.',
  roadBuilding: 'Construction de routes',
  'roadBuilding.about': 'Une carte qui construit deux routes.',
  playerTrade: 'Échanges entre joueurs',
  'playerTrade.about': 'Des offres entre joueurs ; sans elles, seule la réserve échange.',
  laidReady: 'Pièces posées d’avance',
  'laidReady.about':
    'Chacun commence avec des pièces à ses propres places ; les tours de l’ouverture, s’il y en a, viennent ensuite.',
  'laidReady.starts': 'Départs, dans l’ordre des sièges',
  'laidReady.starts.settlements': 'Colonie',
  'laidReady.starts.cities': 'Ville',
  'laidReady.starts.roads': 'Route',
  'laidReady.starts.cards': 'Le dernier bâtiment donne des cartes',
};
