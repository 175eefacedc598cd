import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-901' | 'S-902'> = {
  en: [
    {
      title: 'New World',
      rules: {
        'S-901':
          'All hexes and numbers are shuffled; 6 and 8 never touch. Nine harbours lie on coasts apart from each other: by chance, or placed by you in turn if you choose so.',
        'S-902':
          'Start anywhere; these islands are your home. Your first settlement on another island earns 1 special point, once a game. Robber and pirate begin off the board. 12 points win.',
      },
    },
  ],
  de: [
    {
      title: 'Neue Welt',
      rules: {
        'S-901':
          'Alle Felder und Zahlen werden gemischt; 6 und 8 liegen nie nebeneinander. Neun Häfen liegen mit Abstand an den Küsten: zufällig, oder reihum von euch gesetzt, wenn ihr es wählt.',
        'S-902':
          'Beginne irgendwo; diese Inseln sind deine Heimat. Deine erste Siedlung auf einer anderen bringt 1 Sonderpunkt, einmal im Spiel. Räuber und Pirat beginnen außerhalb. 12 Punkte gewinnen.',
      },
    },
  ],
  fr: [
    {
      title: 'Nouveau monde',
      rules: {
        'S-901':
          'Tous les hexagones et numéros sont mélangés ; 6 et 8 ne se touchent pas. Neuf ports se placent sur les côtes, espacés : au hasard, ou par vous à tour de rôle si vous le choisissez.',
        'S-902':
          'Commencez où vous voulez ; ces îles sont les vôtres. Votre première colonie sur une autre rapporte 1 point spécial, une fois par partie. Voleur et pirate commencent hors du plateau. 12 points donnent la victoire.',
      },
    },
  ],
};
