import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Les îles dans le brouillard',
    rules: {
      'S-301': {
        heading: 'Deux îles en vue',
        text: 'Commencez sur les deux îles visibles. Douze hexagones sont dans le brouillard ; ce qu’ils sont se tire à leur découverte.',
      },
      'S-302': {
        heading: 'Lever le brouillard',
        text: 'Une route ou un bateau qui touche le brouillard le lève aussitôt, même déplacé. Une terre reçoit un numéro, et vous une carte d’elle (or : au choix). La mer ne donne rien.',
      },
      'S-303': {
        heading: 'Ce qu’est le brouillard',
        text: 'Le brouillard n’est ni terre ni mer ; voleur et pirate n’y entrent pas. Pas de points spéciaux. 12 points donnent la victoire.',
      },
      'S-304': { heading: 'Mise en place mélangée', text: 'Tuiles et numéros des deux îles visibles.' },
    },
  },
];
