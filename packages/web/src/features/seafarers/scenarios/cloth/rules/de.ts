import type { SameRules } from '../../../rules/types.js';
import type { en } from './en.js';

export const de: SameRules<typeof en> = [
  {
    title: 'Tuch für Catan',
    rules: {
      'S-601': {
        heading: 'Drei Siedlungen zum Anfang',
        text: 'Du beginnst mit drei Siedlungen auf den beiden Hauptinseln, jede mit Straße oder Schiff; die dritte bringt die Startkarten.',
      },
      'S-602': {
        heading: 'Die Dörfer',
        text: 'Acht Dörfer in der Mitte haben je eine Zahl und fünf Ballen Tuch; zehn weitere liegen im Vorrat. Gebaut wird dort nicht.',
      },
      'S-603': {
        heading: 'Handel um Tuch',
        text: 'Eine Schiffslinie von einem Gebäude zu einem Dorf eröffnet den Handel, wenn kein fremdes Gebäude sie unterbricht: sofort ein Ballen, dann bei jedem Wurf seiner Zahl einer. Reicht das Dorf nicht, hilft der Vorrat; ein leeres Dorf gibt nichts.',
      },
      'S-604': {
        heading: 'Was Tuch wert ist',
        text: 'Zwei Ballen sind ein Punkt. Tuch liegt offen und ist keine Karte: Es wird weder gehandelt noch abgegeben. Schiffe zu einem Dorf bleiben liegen. Eine Längste Handelsroute gibt es nicht.',
      },
      'S-605': {
        heading: 'Der Pirat nimmt Tuch',
        text: 'Nur wer mit einem Dorf handelt, darf den Piraten versetzen. Er nimmt eine Karte oder einen Ballen, wie du willst. Der Räuber meidet die Dorfinseln.',
      },
      'S-606': {
        heading: 'Das Ende',
        text: '14 Punkte gewinnen. Oder das Spiel endet, sobald nur noch drei Dörfer Tuch haben: Dann gewinnen die meisten Punkte, danach das meiste Tuch.',
      },
      'S-607': { heading: 'Gemischter Aufbau', text: 'Nur die beiden Hauptinseln.' },
    },
  },
];
