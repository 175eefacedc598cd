import type { NewCatanText } from './types.js';

export const de: NewCatanText = {
  base: 'Für drei oder vier. Was hier nicht steht, gilt wie im',
  baseLink: 'Basisspiel',
  chapters: [
    {
      title: 'Die Insel und ihre Ufer',
      rules: {
        'N-1': {
          heading: 'Der See',
          text: 'In der Mitte liegt ein See. Er hat keine Zahl und bringt nichts; ringsum darf gebaut werden, und der Räuber darf hinein. Die anderen 18 Felder werden gemischt, 17 davon tragen eine Zahl.',
        },
        'N-2': {
          heading: 'Außenposten und Grenzländer',
          text: 'Um die Insel liegen sechs Doppelfelder: die Außenposten von Grünvolk, Händlern, Forschern und Diplomaten und zwei Grenzländer einander gegenüber. Jedes berührt fünf Ecken der Küste. Grenzland tut nichts, und Häfen gibt es keine.',
        },
        'N-3': {
          heading: 'Fünf Vorteile je Volk',
          text: 'Jedes Volk bietet fünf Vorteile, einen an jeder Ecke seines Außenpostens; die Reihenfolge wird für jede Partie gemischt. Ein Vorteil hat höchstens einen Besitzer.',
        },
        'N-4': {
          heading: 'Die Lücken',
          text: 'Zwischen zwei Doppelfeldern ist eine Lücke: eine Küstenkante in zwei Hälften. Auf jede Hälfte passt eine Straße, und die Hälften dürfen zweien gehören. Auf dem Gelenk dazwischen kann nichts gebaut werden. Beide Hälften zählen für die längste Straße, und nur zwei eigene Straßen verbinden die Enden.',
        },
        'N-5': {
          heading: 'Der Kartenstapel',
          text: 'Der Stapel hat 22 Entwicklungskarten: 13 Ritter, 3 Siegpunkte und je 2 der übrigen Sorten.',
        },
        'N-6': {
          heading: 'Räuber und Eindringling',
          text: 'Räuber und Eindringling stehen zu Beginn neben dem Plan.',
        },
      },
    },
    {
      title: 'Spielen',
      rules: {
        'N-10': {
          heading: 'Handel mit dem Vorrat',
          text: 'Der Vorrat nimmt drei Karten einer Sorte und eine beliebige für eine Karte, deren Sorte du nicht gegeben hast.',
        },
        'N-11': {
          heading: 'Einen von beiden versetzen',
          text: 'Nach einer 7 oder mit einem Ritter versetzt du den Räuber auf ein anderes Feld oder den Eindringling auf eine andere Ecke am Außenposten. Waren vorher beide auf dem Plan, geht der andere vom Plan.',
        },
        'N-12': {
          heading: 'Was der Eindringling sperrt',
          text: 'Der Eindringling blockiert den Vorteil seiner Ecke, und dort darf keine Siedlung gebaut werden; eine vorhandene darf Stadt werden. Setzt du ihn auf ein Gebäude, darfst du dessen Besitzer eine zufällige Karte nehmen. Der Räuber stiehlt wie gewohnt.',
        },
        'N-13': {
          heading: 'Ab wann ein Vorteil gilt',
          text: 'Siedlung oder Stadt an einer Ecke am Außenposten gibt dir deren Vorteil ab dem nächsten Zug, wessen Zug das auch ist; Startsiedlungen geben ihn sofort. Kommt der Eindringling, endet der Vorteil sofort; geht er, hast du ihn ab dem nächsten Zug wieder. Was du bekommen hast, bleibt dir.',
        },
        'N-14': {
          heading: 'Einen Vorteil nutzen',
          text: 'Nutze deine Vorteile im eigenen Zug nach dem Wurf, so oft du magst, außer der Text sagt einmal im Zug oder egal in wessen Zug. Zehn Punkte gewinnen.',
        },
        'N-15': {
          heading: 'Die Reihenfolge beim Wurf',
          text: 'Ein Wurf zahlt erst wie gewohnt, dann gibt das Grünvolk dazu, dann fragt der Hilfsfonds seinen Besitzer.',
        },
      },
    },
  ],
  more: {
    'N-40':
      'Straßen der Gründung, Straßen einer Karte und Hälften von Lücken zählen mit. Den vollen Preis darfst du trotzdem zahlen.',
    'N-41': 'Siegpunktkarten zählen mit; gezählt wird vor jedem Kauf.',
    'N-42':
      'Sie wird wie jede Siedlung gesetzt und kommt aus deinem Vorrat. Sie unterbricht fremde Straßen und hält ihre Ecke frei, wird nie Stadt, und ihretwegen stiehlt niemand. Zum Aufrichten brauchst du den Vorteil nicht mehr, aber der Eindringling darf nicht dort stehen.',
    'N-43':
      'Liegende Siedlungen zählen hier als Gebäude. Für alle gilt: keine eigene Stadt neben einer eigenen Stadt.',
    'N-44':
      'Wer neben dem Plan steht, darf auf den Plan geschickt werden. Die andere Figur bleibt, wo sie ist.',
    'N-50': 'Ab zwölf Karten gibst du wie gewohnt die Hälfte ab. Der Eindringling stiehlt trotzdem bei dir.',
    'N-51': 'Verdeckte Siegpunkte zählen nicht. Beide Gegner werden zusammen genannt.',
    'N-52': 'Er fragt auch, wenn der Räuber oder ein leerer Vorrat schuld war.',
    'N-53': 'Die Punkte sind offen und bleiben dir. Höchstens fünf sind in einer Partie zu haben.',
    'N-54':
      'Wer gefragt wurde, gilt als überredet, auch wenn nichts daraus wurde. Nur wer Karten hat, kann gefragt werden, und alle sehen, was fehlte.',
  },
};
