import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  robber: 'Räuber',
  'robber.about': 'Eine 7 versetzt ihn; er sperrt ein Feld und stiehlt eine Karte.',
  knight: 'Ritter',
  'knight.about': 'Entwicklungskarten, die den Räuber versetzen und für die Rittermacht zählen.',
  longestRoute: 'Längste Straße',
  'longestRoute.about': '2 Punkte für die längste Straße ab fünf.',
  largestArmy: 'Größte Rittermacht',
  'largestArmy.about': '2 Punkte ab drei Rittern.',
  monopoly: 'Monopol',
  'monopoly.about': 'Eine Karte, die alles von einem Rohstoff nimmt.',
  plenty: 'Erfindung',
  'plenty.about': 'Eine Karte, die zwei Rohstoffe bringt.',
  roadBuilding: 'Straßenbau',
  'roadBuilding.about': 'Eine Karte, die zwei Straßen baut.',
  playerTrade: 'Handel untereinander',
  'playerTrade.about': 'Angebote aneinander; ohne sie handelt nur der Vorrat.',
  laidReady: 'Ausgelegte Teile',
  'laidReady.about':
    'Alle beginnen mit Teilen an eigenen Plätzen; die Runden der Eröffnung, wenn es welche gibt, kommen danach.',
  'laidReady.starts': 'Starts in der Folge der Plätze am Tisch',
  'laidReady.starts.settlements': 'Siedlung',
  'laidReady.starts.cities': 'Stadt',
  'laidReady.starts.roads': 'Straße',
  'laidReady.starts.cards': 'Das letzte Gebäude bringt Karten',
};
