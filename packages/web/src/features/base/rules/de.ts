import type { BaseText } from './types.js';

export const de: BaseText = [
  {
    title: 'Die Insel und ihre Figuren',
    rules: {
      'B-1':
        'Die Insel hat 19 Felder. Wald bringt Holz, Weide Wolle, Acker Getreide, Hügel Lehm, Gebirge Erz. Die Wüste bringt nichts.',
      'B-2':
        'Jedes Feld außer der Wüste hat eine Zahl. Im üblichen Aufbau folgen die Zahlen einer festen Reihe, als Spirale von einer Ecke zur Mitte.',
      'B-3':
        'Wer das Spiel einrichtet, wählt: Zahlen in der Spirale, gemischte Zahlen ohne Nachbarschaft von 6 und 8, oder das feste Brett für Einsteiger.',
      'B-4': 'Neun Häfen liegen an der Küste: vier tauschen alles 3:1, fünf je einen Rohstoff 2:1.',
      'B-5':
        'Du hast 15 Straßen, 5 Siedlungen und 4 Städte. Der Vorrat hat 19 Karten je Rohstoff, der Stapel 25 Entwicklungskarten.',
    },
  },
  {
    title: 'Gründung',
    rules: {
      'B-10':
        'Wer anfängt, entscheidet das Los. Alle gründen eine Siedlung mit einer Straße daneben, dann in umgekehrter Folge ein zweites Paar.',
      'B-11': 'Die zweite Siedlung bringt eine Karte für jedes Feld um sie herum, das etwas abwirft.',
      'B-12': 'Halte Abstand: kein Gebäude auf einer Ecke neben einem anderen, wem es auch gehört.',
    },
  },
  {
    title: 'Dein Zug',
    rules: {
      'B-20':
        'Würfle; handle und baue dann in beliebiger Folge; gib den Zug weiter. Eine Entwicklungskarte darf auch vor dem Wurf kommen.',
      'B-21':
        'Jedes Feld mit der gewürfelten Zahl bringt seinen Rohstoff: eine Karte je Siedlung, zwei je Stadt. Das Feld des Räubers bringt nichts.',
      'B-22':
        'Kann der Vorrat nicht alle voll auszahlen, erhält niemand diesen Rohstoff. Steht er nur einer Person zu, erhält sie den Rest.',
      'B-23':
        'Eine 7 bringt nichts ein. Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet. Dann versetzt du den Räuber auf ein anderes Feld und stiehlst dort jemandem mit einem Gebäude eine zufällige Karte.',
      'B-24':
        'Gehandelt wird nur mit der Person am Zug. Beide Seiten geben mindestens eine Karte, nie denselben Rohstoff. Alle sehen Angebote und Antworten; wer am Zug ist, sucht sich aus, mit wem.',
      'B-25':
        'Der Vorrat tauscht vier gleiche Karten gegen eine andere; mit Hafen drei, oder zwei von dessen Rohstoff.',
    },
  },
  {
    title: 'Bauen',
    rules: {
      'B-30':
        'Eine Straße kostet Holz und Lehm. Sie schließt an eine eigene Straße oder ein eigenes Gebäude an, aber nicht über ein fremdes Gebäude hinweg.',
      'B-31':
        'Eine Siedlung kostet Holz, Lehm, Wolle und Getreide. Sie steht auf einer freien Ecke, zu der eine eigene Straße führt.',
      'B-32': 'Eine Stadt kostet drei Erz und zwei Getreide. Sie ersetzt eine eigene Siedlung.',
      'B-33': 'Eine Entwicklungskarte kostet Erz, Wolle und Getreide. Nur du siehst, welche es ist.',
      'B-34': 'Bauen kannst du nur, was noch bei dir liegt, kaufen nur, solange der Stapel reicht.',
    },
  },
  {
    title: 'Entwicklungskarten',
    rules: {
      'B-40':
        'Eine je Zug, nicht im Zug des Kaufs. Siegpunktkarten spielt man nicht aus: sie zählen sofort, verdeckt.',
      'B-41': 'Ritter: versetze den Räuber und stiehl wie bei einer 7, aber niemand gibt Karten ab.',
      'B-42':
        'Straßenbau: zwei freie Straßen nacheinander. Auf die zweite darf man verzichten, auf die erste nicht.',
      'B-43': 'Erfindung: zwei beliebige Karten, die der Vorrat hat.',
      'B-44': 'Monopol: nenne einen Rohstoff; alle anderen geben dir jede Karte davon.',
    },
  },
  {
    title: 'Punkte',
    rules: {
      'B-50':
        'Eine Siedlung zählt 1, eine Stadt 2, eine Siegpunktkarte 1, die längste Straße 2, die größte Rittermacht 2.',
      'B-51':
        'Längste Straße: der längste ununterbrochene Zug aus mindestens fünf Straßen. Fremde Gebäude unterbrechen ihn. Sie wechselt nur an eine wirklich längere.',
      'B-52': 'Größte Rittermacht: zuerst an drei gespielte Ritter, dann an wirklich mehr.',
      'B-53': 'Mit 10 Punkten im eigenen Zug gewinnst du sofort.',
      'B-54': 'Nach 300 Runden ist Schluss, die meisten Punkte gewinnen.',
    },
  },
  {
    title: 'Hausregeln',
    rules: {
      'B-60':
        'Aus, wenn nicht eingeschaltet: zwei Mitspieler; 3 bis 20 Punkte zum Sieg; eine andere Handgrenze bei der 7; ein Räuber, der alle mit weniger als drei sichtbaren Punkten verschont, wer ihn auch versetzt; Würfe aus einem gemischten Stapel aller 36; eine Zuguhr.',
    },
  },
];
