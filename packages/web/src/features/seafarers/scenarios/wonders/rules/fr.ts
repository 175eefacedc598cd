import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Les merveilles de Catane',
    rules: {
      'S-801': {
        heading: 'Le départ',
        text: 'Commencez sur l’île principale, mais pas sur les coins marqués. La première colonie sur une petite île rapporte 1 point spécial. Pas de pirate.',
      },
      'S-802': {
        heading: 'Bâtir une merveille',
        text: 'Chaque merveille exige quelque chose avant d’être commencée ; commencer coûte un bateau de votre réserve. Chacun des quatre niveaux coûte cinq cartes. Une merveille par joueur, et nul autre ne commence la vôtre.',
      },
      'S-803': {
        heading: 'Gagner',
        text: 'Vous gagnez au niveau 4, ou avec 10 points et un niveau plus haut que tous les autres.',
      },
      'S-804': {
        heading: 'Mise en place mélangée',
        text: 'L’île principale sans ses déserts ; les deux hexagones voisins n’ont ni 6 ni 8.',
      },
    },
  },
];
