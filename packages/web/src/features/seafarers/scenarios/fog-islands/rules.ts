import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-301' | 'S-302' | 'S-303' | 'S-304'> = {
  en: [
    {
      title: 'The Fog Islands',
      rules: {
        'S-301':
          'Start on the two islands you can see. Twelve hexes lie in the fog; what they are is drawn when somebody finds out.',
        'S-302':
          'A road or ship that touches fog lifts it at once, a moved one too. Land gets a number, and you get one of its cards (gold: your choice). Sea brings nothing.',
        'S-303':
          'Fog is neither land nor sea; robber and pirate stay out of it. There are no special points. 12 points win.',
        'S-304': 'Shuffled set-up: tiles and numbers of the two visible islands.',
      },
    },
  ],
  de: [
    {
      title: 'Die Nebelinseln',
      rules: {
        'S-301':
          'Beginne auf den beiden sichtbaren Inseln. Zwölf Felder liegen im Nebel; was sie sind, wird beim Aufdecken gezogen.',
        'S-302':
          'Eine Straße oder ein Schiff am Nebel lichtet ihn sofort, auch ein versetztes. Land bekommt eine Zahl, und du eine Karte davon (Gold: nach Wahl). Meer bringt nichts.',
        'S-303':
          'Nebel ist weder Land noch Meer; Räuber und Pirat meiden ihn. Sonderpunkte gibt es nicht. 12 Punkte gewinnen.',
        'S-304': 'Gemischter Aufbau: Felder und Zahlen der beiden sichtbaren Inseln.',
      },
    },
  ],
  fr: [
    {
      title: 'Les îles dans le brouillard',
      rules: {
        'S-301':
          'Commencez sur les deux îles visibles. Douze hexagones sont dans le brouillard ; ce qu’ils sont se tire à leur découverte.',
        'S-302':
          'Une route ou un bateau qui touche le brouillard le lève aussitôt, même déplacé. Une terre reçoit un numéro, et vous une carte d’elle (or : au choix). La mer ne donne rien.',
        'S-303':
          'Le brouillard n’est ni terre ni mer ; voleur et pirate n’y entrent pas. Pas de points spéciaux. 12 points donnent la victoire.',
        'S-304': 'Mise en place mélangée : tuiles et numéros des deux îles visibles.',
      },
    },
  ],
};
