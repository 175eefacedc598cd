import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'ship-places':
    'Un bateau se pose là où il y a de l’eau d’un côté au moins : sur la côte ou en mer, jamais à l’intérieur.',
  'ship-joins': 'La route finit sur un sommet libre : un bateau n’en repart pas. De la colonie, oui.',
  'settling-over':
    'Deux bateaux mènent à l’autre île. Le sommet proche est voisin de votre colonie et reste libre ; sur l’autre, on peut s’installer.',
  'closed-line':
    'Les deux bateaux entre les colonies sont enfermés et restent. Celui qui continue peut encore bouger.',
  'moving-ships':
    'Le bateau entouré a un bout libre. Il peut aller partout où vous pourriez en construire un.',
  'first-ship':
    'Près d’une colonie de départ côtière, la pièce gratuite peut être un bateau sur la côte ou une route vers l’intérieur.',
  'trade-route':
    'Trois bateaux et deux routes comptent pour cinq d’une ligne, parce que votre bâtiment se trouve à leur rencontre.',
  'road-and-ship': 'Une carte, un bateau et une route gratuits.',
  gold: 'Un 4 sort : la colonie près de l’or prend une carte au choix.',
  'pirate-or-robber':
    'Après un 7, l’un des deux bouge : le pirate vers l’eau près du bateau entouré, ou le voleur vers la terre près de la colonie.',
  'pirate-blocks': 'Sur les arêtes de l’hexagone du pirate, aucun bateau. La côte de l’autre côté est libre.',
  'land-and-water': 'Le voleur va sur terre, le pirate sur l’eau ; aucun ne va chez l’autre.',
};
