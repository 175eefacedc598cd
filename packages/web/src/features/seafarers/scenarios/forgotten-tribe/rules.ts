import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-501' | 'S-502' | 'S-503' | 'S-504' | 'S-505'> = {
  en: [
    {
      title: 'The Forgotten Tribe',
      rules: {
        'S-501': 'Start on the main island. Nobody ever settles on the small islands.',
        'S-502':
          'The first ship on a marked coast takes what lies there: a point, a development card (playable from the next turn on), or a harbour. 13 points win.',
        'S-503':
          'A harbour must go at once to a coast at one of your buildings, with no other harbour next to it. Without such a place it waits for your next settlement.',
        'S-504': 'The robber begins in a desert of the small islands and never returns there.',
        'S-505': 'Shuffled set-up: the main island only; its three eastern hexes get no 5, 6, 8 or 9.',
      },
    },
  ],
  de: [
    {
      title: 'Der vergessene Stamm',
      rules: {
        'S-501': 'Beginne auf der Hauptinsel. Auf den kleinen Inseln siedelt nie jemand.',
        'S-502':
          'Das erste Schiff an einer markierten Küste nimmt, was dort liegt: einen Punkt, eine Entwicklungskarte (spielbar ab dem nächsten Zug) oder einen Hafen. 13 Punkte gewinnen.',
        'S-503':
          'Ein Hafen muss sofort an eine Küste bei einem deiner Gebäude, ohne Hafen daneben. Ohne solchen Platz wartet er auf deine nächste Siedlung.',
        'S-504': 'Der Räuber beginnt in einer Wüste der kleinen Inseln und kehrt nie dorthin zurück.',
        'S-505':
          'Gemischter Aufbau: nur die Hauptinsel; ihre drei östlichen Felder bekommen keine 5, 6, 8 oder 9.',
      },
    },
  ],
  fr: [
    {
      title: 'La tribu oubliée',
      rules: {
        'S-501': 'Commencez sur l’île principale. Nul ne s’installe sur les petites îles.',
        'S-502':
          'Le premier bateau sur une côte marquée prend ce qui s’y trouve : un point, une carte développement (jouable dès le tour suivant) ou un port. 13 points donnent la victoire.',
        'S-503':
          'Un port se place aussitôt sur une côte près d’un de vos bâtiments, sans autre port à côté. Sinon il attend votre prochaine colonie.',
        'S-504': 'Le voleur commence dans un désert des petites îles et n’y revient jamais.',
        'S-505':
          'Mise en place mélangée : l’île principale seule ; ses trois hexagones de l’est n’ont ni 5, ni 6, ni 8, ni 9.',
      },
    },
  ],
};
