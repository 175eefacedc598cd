import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-801' | 'S-802' | 'S-803' | 'S-804'> = {
  en: [
    {
      title: 'The Wonders of Catan',
      rules: {
        'S-801':
          'Start on the main island, but not on the marked corners. A first settlement on a small island earns 1 special point. There is no pirate.',
        'S-802':
          'Each wonder asks for something before you may begin it; beginning costs a ship from your stock. Each of its four levels costs five cards. One wonder a player, and nobody else can begin yours.',
        'S-803': 'You win with level 4, or with 10 points and a higher level than everybody else.',
        'S-804':
          'Shuffled set-up: the main island without its deserts; the two hexes beside them get no 6 or 8.',
      },
    },
  ],
  de: [
    {
      title: 'Die Wunder von Catan',
      rules: {
        'S-801':
          'Beginne auf der Hauptinsel, aber nicht an den markierten Ecken. Die erste Siedlung auf einer kleinen Insel bringt 1 Sonderpunkt. Einen Piraten gibt es nicht.',
        'S-802':
          'Jedes Wunder verlangt etwas, bevor du es beginnen darfst; das Beginnen kostet ein Schiff aus deinem Vorrat. Jede der vier Stufen kostet fünf Karten. Ein Wunder je Person, und deines beginnt niemand sonst.',
        'S-803': 'Du gewinnst mit Stufe 4 oder mit 10 Punkten und einer höheren Stufe als alle anderen.',
        'S-804':
          'Gemischter Aufbau: die Hauptinsel ohne ihre Wüsten; die beiden Felder daneben bekommen keine 6 oder 8.',
      },
    },
  ],
  fr: [
    {
      title: 'Les merveilles de Catane',
      rules: {
        'S-801':
          'Commencez sur l’île principale, mais pas sur les coins marqués. La première colonie sur une petite île rapporte 1 point spécial. Pas de pirate.',
        'S-802':
          'Chaque merveille exige quelque chose avant d’être commencée ; commencer coûte un bateau de votre réserve. Chacun des quatre niveaux coûte cinq cartes. Une merveille par joueur, et nul autre ne commence la vôtre.',
        'S-803': 'Vous gagnez au niveau 4, ou avec 10 points et un niveau plus haut que tous les autres.',
        'S-804':
          'Mise en place mélangée : l’île principale sans ses déserts ; les deux hexagones voisins n’ont ni 6 ni 8.',
      },
    },
  ],
};
