import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Du tissu pour Catane',
    rules: {
      'S-601': {
        heading: 'Trois colonies pour commencer',
        text: 'Vous commencez avec trois colonies sur les deux îles principales, chacune avec route ou bateau ; la troisième donne les cartes de départ.',
      },
      'S-602': {
        heading: 'Les villages',
        text: 'Huit villages au centre ont chacun un numéro et cinq rouleaux ; dix autres sont en réserve. On n’y construit pas.',
      },
      'S-603': {
        heading: 'Le commerce du tissu',
        text: 'Une ligne de bateaux d’un bâtiment à un village ouvre le commerce, si aucun bâtiment adverse ne la coupe : un rouleau aussitôt, puis un à chaque lancer de son numéro. Si le village n’a pas assez, la réserve complète ; un village vide ne donne rien.',
      },
      'S-604': {
        heading: 'Ce que vaut le tissu',
        text: 'Deux rouleaux font un point. Le tissu est visible et n’est pas une carte : ni échangé, ni rendu. Les bateaux menant à un village restent. Pas de plus longue route commerciale.',
      },
      'S-605': {
        heading: 'Le pirate prend du tissu',
        text: 'Seul qui commerce avec un village peut déplacer le pirate. Il prend une carte ou un rouleau, au choix. Le voleur évite les îles des villages.',
      },
      'S-606': {
        heading: 'La fin',
        text: '14 points donnent la victoire. Ou la partie s’arrête quand trois villages seulement ont encore du tissu : le plus de points l’emporte, puis le plus de tissu.',
      },
      'S-607': { heading: 'Mise en place mélangée', text: 'Les deux îles principales seulement.' },
    },
  },
];
