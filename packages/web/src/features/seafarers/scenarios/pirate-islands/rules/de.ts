import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Die Pirateninseln',
    rules: {
      'S-701': {
        heading: 'Wo du beginnst',
        text: 'Du beginnst mit einer ausgelosten Siedlung samt Schiff und gründest zwei weitere mit Straßen auf der Ostinsel. Kein Räuber, keine Längste Handelsstraße, keine Größte Rittermacht. Zu viert wirken Siegpunktkarten als Ritter; zu dritt fallen sie weg.',
      },
      'S-702': {
        heading: 'Deine Schiffslinie',
        text: 'Du hast eine einzige Schiffslinie: auf kürzestem Weg zu deinem Landeplatz und von dort zu deiner Festung. Ein Schiff verlängert immer ihre Spitze.',
      },
      'S-703': {
        heading: 'Kriegsschiffe',
        text: 'Ein Ritter macht das hinterste gewöhnliche Schiff deiner Linie zum Kriegsschiff.',
      },
      'S-704': {
        heading: 'Die Piratenflotte',
        text: 'Jeder Wurf bewegt zuerst die Flotte um den niedrigeren Würfel. Wer dort ein Gebäude hat, wird mit dieser Stärke angegriffen: Mit weniger Kriegsschiffen verlierst du eine Karte und je Stadt eine weitere, mit mehr wählst du eine. Neben der Flotte legt kein Schiff an oder ab.',
      },
      'S-705': {
        heading: 'Deine Anlegestelle',
        text: 'An deinem Landeplatz darfst du eine Siedlung bauen und zur Stadt machen. Sonst wird nur auf der Ostinsel gebaut.',
      },
      'S-706': {
        heading: 'Sturm auf die Festung',
        text: 'Erreicht deine Linie die Festung, darfst du am Ende deines Zugs angreifen: ein Würfel gegen deine Kriegsschiffe. Mehr nehmen einen Chip; bei Gleichstand verlierst du das vorderste Schiff, bei weniger die zwei vordersten. Ohne Chips ist sie deine Siedlung.',
      },
      'S-707': {
        heading: 'Die Sieben',
        text: 'Bei einer 7 zieht zuerst die Flotte; dann wird abgegeben, und du stiehlst von irgendwem. Sind alle Festungen gefallen, zieht die Flotte ab.',
      },
      'S-708': { heading: 'Gewinnen', text: 'Du gewinnst mit 10 Punkten und eroberter Festung.' },
    },
  },
];
