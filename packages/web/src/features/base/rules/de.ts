import type { BaseText } from './types.js';

export const de: BaseText = [
  {
    title: 'Die Insel und ihre Figuren',
    rules: {
      'B-1': {
        heading: 'Land und was es bringt',
        text: 'Die Insel hat 19 Felder. Wald bringt Holz, Weide Wolle, Acker Getreide, Hügel Lehm, Gebirge Erz. Die Wüste bringt nichts.',
      },
      'B-2': {
        heading: 'Zahlen auf den Feldern',
        text: 'Jedes Feld außer der Wüste hat eine Zahl. Im üblichen Aufbau folgen die Zahlen einer festen Reihe, als Spirale von einer Ecke zur Mitte.',
      },
      'B-3': {
        heading: 'Drei Arten, die Insel zu legen',
        text: 'Wer das Spiel einrichtet, wählt: Zahlen in der Spirale, gemischte Zahlen ohne Nachbarschaft von 6 und 8, oder das feste Brett für Einsteiger.',
      },
      'B-4': {
        heading: 'Häfen',
        text: 'Neun Häfen liegen an der Küste: vier tauschen alles 3:1, fünf je einen Rohstoff 2:1.',
      },
      'B-5': {
        heading: 'Figuren und Karten',
        text: 'Du hast 15 Straßen, 5 Siedlungen und 4 Städte. Der Vorrat hat 19 Karten je Rohstoff, der Stapel 25 Entwicklungskarten.',
      },
    },
  },
  {
    title: 'Gründung',
    rules: {
      'B-10': {
        heading: 'Zwei Siedlungen zum Anfang',
        text: 'Wer anfängt, entscheidet das Los. Alle gründen eine Siedlung mit einer Straße daneben, dann in umgekehrter Folge ein zweites Paar.',
      },
      'B-11': {
        heading: 'Deine ersten Karten',
        text: 'Die zweite Siedlung bringt eine Karte für jedes Feld um sie herum, das etwas abwirft.',
      },
      'B-12': {
        heading: 'Abstand halten',
        text: 'Kein Gebäude auf einer Ecke neben einem anderen, wem es auch gehört.',
      },
    },
  },
  {
    title: 'Dein Zug',
    rules: {
      'B-20': {
        heading: 'Ein Zug',
        text: 'Würfle; handle und baue dann in beliebiger Folge; gib den Zug weiter. Eine Entwicklungskarte darf auch vor dem Wurf kommen.',
      },
      'B-21': {
        heading: 'Was ein Wurf bringt',
        text: 'Jedes Feld mit der gewürfelten Zahl bringt seinen Rohstoff: eine Karte je Siedlung, zwei je Stadt. Das Feld des Räubers bringt nichts.',
      },
      'B-22': {
        heading: 'Wenn der Vorrat nicht reicht',
        text: 'Kann der Vorrat nicht alle voll auszahlen, erhält niemand diesen Rohstoff. Steht er nur einer Person zu, erhält sie den Rest.',
      },
      'B-23': {
        heading: 'Die Sieben und der Räuber',
        text: 'Eine 7 bringt nichts ein. Wer mehr als 7 Karten hat, gibt die Hälfte ab, abgerundet. Dann versetzt du den Räuber auf ein anderes Feld und stiehlst dort jemandem mit einem Gebäude eine zufällige Karte.',
      },
      'B-24': {
        heading: 'Handel mit den anderen',
        text: 'Gehandelt wird nur mit der Person am Zug. Beide Seiten geben mindestens eine Karte, nie denselben Rohstoff. Alle sehen Angebote und Antworten; wer am Zug ist, sucht sich aus, mit wem.',
      },
      'B-25': {
        heading: 'Handel mit dem Vorrat',
        text: 'Der Vorrat tauscht vier gleiche Karten gegen eine andere; mit Hafen drei, oder zwei von dessen Rohstoff.',
      },
    },
  },
  {
    title: 'Bauen',
    rules: {
      'B-30': {
        heading: 'Straßen',
        text: 'Eine Straße kostet Holz und Lehm. Sie schließt an eine eigene Straße oder ein eigenes Gebäude an, aber nicht über ein fremdes Gebäude hinweg.',
      },
      'B-31': {
        heading: 'Siedlungen',
        text: 'Eine Siedlung kostet Holz, Lehm, Wolle und Getreide. Sie steht auf einer freien Ecke, zu der eine eigene Straße führt.',
      },
      'B-32': {
        heading: 'Städte',
        text: 'Eine Stadt kostet drei Erz und zwei Getreide. Sie ersetzt eine eigene Siedlung.',
      },
      'B-33': {
        heading: 'Eine Entwicklungskarte kaufen',
        text: 'Eine Entwicklungskarte kostet Erz, Wolle und Getreide. Nur du siehst, welche es ist.',
      },
      'B-34': {
        heading: 'Nur was noch da ist',
        text: 'Bauen kannst du nur, was noch bei dir liegt, kaufen nur, solange der Stapel reicht.',
      },
    },
  },
  {
    title: 'Entwicklungskarten',
    rules: {
      'B-40': {
        heading: 'Eine Karte spielen',
        text: 'Eine je Zug, nicht im Zug des Kaufs. Siegpunktkarten spielt man nicht aus: sie zählen sofort, verdeckt.',
      },
      'B-41': {
        heading: 'Ritter',
        text: 'Versetze den Räuber und stiehl wie bei einer 7, aber niemand gibt Karten ab.',
      },
      'B-42': {
        heading: 'Straßenbau',
        text: 'Zwei freie Straßen nacheinander. Auf die zweite darf man verzichten, auf die erste nicht.',
      },
      'B-43': { heading: 'Erfindung', text: 'Zwei beliebige Karten, die der Vorrat hat.' },
      'B-44': { heading: 'Monopol', text: 'Nenne einen Rohstoff; alle anderen geben dir jede Karte davon.' },
    },
  },
  {
    title: 'Punkte',
    rules: {
      'B-50': {
        heading: 'Was Punkte bringt',
        text: 'Eine Siedlung zählt 1, eine Stadt 2, eine Siegpunktkarte 1, die längste Straße 2, die größte Rittermacht 2.',
      },
      'B-51': {
        heading: 'Längste Straße',
        text: 'Der längste ununterbrochene Zug aus mindestens fünf Straßen. Fremde Gebäude unterbrechen ihn. Sie wechselt nur an eine wirklich längere.',
      },
      'B-52': {
        heading: 'Größte Rittermacht',
        text: 'Zuerst an drei gespielte Ritter, dann an wirklich mehr.',
      },
      'B-53': { heading: 'Gewinnen', text: 'Mit 10 Punkten im eigenen Zug gewinnst du sofort.' },
      'B-54': {
        heading: 'Ein Spiel ohne Ende',
        text: 'Nach 300 Runden ist Schluss, die meisten Punkte gewinnen.',
      },
    },
  },
  {
    title: 'Hausregeln',
    rules: {
      'B-60': {
        heading: 'Was ein Tisch ändern darf',
        text: 'Aus, wenn nicht eingeschaltet: zwei Mitspieler; 3 bis 20 Punkte zum Sieg; eine andere Handgrenze bei der 7; ein Räuber, der alle mit weniger als drei sichtbaren Punkten verschont, wer ihn auch versetzt; Würfe aus einem gemischten Stapel aller 36; eine Zuguhr.',
      },
    },
  },
  {
    title: 'Fünf und sechs Personen',
    rules: {
      'B-70': {
        heading: 'Eine größere Insel',
        text: 'Die Insel hat 30 Felder: je sechs Wälder, Weiden und Äcker, je fünf Hügel und Gebirge, zwei Wüsten. 28 Zahlen und elf Häfen: fünf 3:1, zwei für Wolle, je einer für jeden anderen Rohstoff.',
      },
      'B-71': {
        heading: 'Vorrat und Stapel',
        text: 'Der Vorrat hat 24 Karten von jedem Rohstoff, der Stapel 34 Entwicklungskarten. Alles andere bleibt.',
      },
      'B-72': {
        heading: 'Wie die Züge gehen',
        text: 'Wie die Züge gehen, ist wählbar. Zu zweit: Nach jedem Zug hat die dritte Person links einen zweiten, der nach dem Wurf beginnt. Oder mit Bauphase, oder einfach reihum.',
      },
      'B-73': {
        heading: 'Handel im zweiten Zug',
        text: 'Im zweiten Zug handelst du nur mit dem Vorrat; niemand macht Angebote.',
      },
      'B-74': {
        heading: 'Karten im zweiten Zug',
        text: 'Im zweiten Zug darfst du eine Karte spielen, aber keine, die du in ihm gekauft hast.',
      },
      'B-75': {
        heading: 'Sieg im zweiten Zug',
        text: 'Mit genug Punkten gewinnst du auch im zweiten Zug.',
      },
      'B-76': {
        heading: 'Zeit für kurze Züge',
        text: 'Ein zweiter Zug und jeder Teil einer Bauphase haben die ganze Zeit eines Zuges.',
      },
      'B-77': {
        heading: 'Bauphase: Wer gefragt wird',
        text: 'Bauphase: Nach jedem Zug werden alle anderen der Reihe nach gefragt. Wer für alles zu wenig Karten hat, wird nicht gefragt.',
      },
      'B-78': {
        heading: 'Bauphase: Was erlaubt ist',
        text: 'In der Phase baust und kaufst du, sonst nichts: kein Handel, keine gespielte Karte. Eine dort gekaufte Karte darfst du in deinem nächsten Zug spielen.',
      },
      'B-79': {
        heading: 'Bauphase: Niemand gewinnt',
        text: 'In der Phase gewinnt niemand. Was du dort gewonnen hast, zählt, wenn dein nächster Zug beginnt.',
      },
    },
  },
  {
    title: 'Ausgelegte Teile',
    rules: {
      'B-80': {
        heading: 'Starts auf eigenen Karten',
        text: 'Eine selbst gemachte Karte kann Teile auslegen: für jeden Platz am Tisch einen Start, aus dem eigenen Bestand. Wer anfängt, entscheidet wie immer das Los.',
      },
      'B-81': {
        heading: 'Sie gelten wie gesetzte',
        text: 'Die Starts werden nacheinander gelegt, beginnend mit der Person, die anfängt. Häfen wirken sofort; von gleich langen Straßen gilt die zuerst gelegte als längste.',
      },
      'B-82': {
        heading: 'Karten eines Starts',
        text: 'Wenn die Karte es sagt, bringt das letzte Gebäude deines Starts eine Karte für jedes Feld um es herum, das etwas abwirft: eine Stadt, wenn du eine hast.',
      },
      'B-83': {
        heading: 'Was danach kommt',
        text: 'Hat die Karte Runden der Gründung, folgen sie jetzt. Sonst beginnt der erste Zug.',
      },
      'B-84': {
        heading: 'Kein Sieg vor deinem Zug',
        text: 'Wie viele Punkte auch ausliegen: Vor dem eigenen Zug gewinnt niemand.',
      },
      'B-85': {
        heading: 'Was eine Karte auslegen darf',
        text: 'Für Starts gilt, was immer gilt: Abstand zwischen Gebäuden, Straßen an eigenen Gebäuden, nicht mehr als der Bestand hat. Eine Karte, die das nicht einhält, wird abgelehnt.',
      },
    },
  },
];
