import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const fr: SameRules<typeof en> = [
  {
    title: 'La tribu oubliée',
    rules: {
      'S-501': {
        heading: 'Où l’on s’installe',
        text: 'Commencez sur l’île principale. Nul ne s’installe sur les petites îles.',
      },
      'S-502': {
        heading: 'Des cadeaux sur les côtes',
        text: 'Le premier bateau sur une côte marquée prend ce qui s’y trouve : un point, une carte développement (jouable dès le tour suivant) ou un port. 13 points donnent la victoire.',
      },
      'S-503': {
        heading: 'Placer un port',
        text: 'Un port se place aussitôt sur une côte près d’un de vos bâtiments, sans autre port à côté. Sinon il attend votre prochaine colonie.',
      },
      'S-504': {
        heading: 'Le voleur',
        text: 'Le voleur commence dans un désert des petites îles et n’y revient jamais.',
      },
      'S-505': {
        heading: 'Mise en place mélangée',
        text: 'L’île principale seule ; ses trois hexagones de l’est n’ont ni 5, ni 6, ni 8, ni 9.',
      },
    },
  },
];
