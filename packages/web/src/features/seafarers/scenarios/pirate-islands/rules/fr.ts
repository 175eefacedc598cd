import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'Les îles aux pirates',
    rules: {
      'S-701': {
        heading: 'Le départ',
        text: 'Vous commencez avec une colonie et un bateau tirés au sort, et placez deux colonies de plus avec routes sur l’île de l’est. Ni voleur, ni route la plus longue, ni armée. À quatre, les cartes point de victoire servent de chevaliers ; à trois, elles sont retirées.',
      },
      'S-702': {
        heading: 'Votre ligne de bateaux',
        text: 'Vous avez une seule ligne de bateaux : par le plus court chemin vers votre débarcadère, puis vers votre forteresse. Un bateau prolonge toujours sa tête.',
      },
      'S-703': {
        heading: 'Les navires de guerre',
        text: 'Un chevalier transforme le dernier bateau ordinaire de votre ligne en navire de guerre.',
      },
      'S-704': {
        heading: 'La flotte pirate',
        text: 'Chaque lancer avance d’abord la flotte du plus petit dé. Qui a un bâtiment à côté est attaqué avec cette force : avec moins de navires de guerre, vous perdez une carte, plus une par ville ; avec plus, vous en choisissez une. Aucun bateau n’arrive ni ne part près de la flotte.',
      },
      'S-705': {
        heading: 'Votre débarcadère',
        text: 'À votre débarcadère, vous pouvez bâtir une colonie et en faire une ville. Le reste se construit sur l’île de l’est.',
      },
      'S-706': {
        heading: 'L’assaut de la forteresse',
        text: 'Quand votre ligne atteint la forteresse, vous pouvez attaquer à la fin de votre tour : un dé contre vos navires de guerre. Plus de navires ôtent un jeton ; à égalité vous perdez le bateau de tête, avec moins les deux premiers. Sans jeton, c’est votre colonie.',
      },
      'S-707': {
        heading: 'Le sept',
        text: 'Sur un 7, la flotte avance d’abord ; puis on rend des cartes et vous volez qui vous voulez. Toutes les forteresses prises, la flotte s’en va.',
      },
      'S-708': { heading: 'Gagner', text: 'Vous gagnez avec 10 points et votre forteresse reprise.' },
    },
  },
];
