import type { OverviewPart } from '../../../../moves/rulebook.js';

export const de: readonly OverviewPart[] = [
  {
    title: 'In einer Minute',
    text: [
      'Du besiedelst mit den anderen dieselbe Insel. Ihr Land bringt Rohstoffe, aus Rohstoffen werden Straßen, Siedlungen und Städte, und die zählen Punkte. Wer im eigenen Zug zehn Punkte hat, gewinnt.',
      'Gebaut wird auf den Ecken zwischen den Feldern. Eine Siedlung sammelt von jedem Feld, das sie berührt; eine Stadt sammelt doppelt.',
    ],
    pictures: ['island'],
  },
  {
    title: 'Was die Zahlen bedeuten',
    text: [
      'Jeder Zug beginnt mit zwei Würfeln. Jedes Feld mit der gewürfelten Zahl zahlt an alle, die daran gebaut haben, wer auch immer würfelt.',
      'Die Punkte unter einer Zahl sagen, wie oft sie kommt: Von 36 Würfen kommt die 6 oder die 8 fünfmal, die 2 oder die 12 einmal. Eine gute Ecke hat viele Punkte und verschiedenes Land um sich.',
    ],
    pictures: ['odds', 'production'],
  },
  {
    title: 'Dein Zug',
    text: [],
    steps: [
      'Würfle. Alle sammeln ein. Bei einer 7 niemand: Große Hände geben die Hälfte ab, du versetzt den Räuber, der ein Feld sperrt, und stiehlst eine Karte.',
      'Handle, so oft du willst: mit den anderen, wie ihr euch einigt, mit dem Vorrat vier zu eins, mit einem Hafen günstiger.',
      'Baue in beliebiger Folge, was du bezahlen kannst.',
      'Gib den Zug weiter.',
    ],
  },
  {
    title: 'Was es kostet',
    text: [
      'Was du zahlst, geht zurück in den Vorrat. Eine Straße kostet zwei Karten und führt zur nächsten guten Ecke.',
    ],
    pictures: ['prices'],
  },
  {
    title: 'Was zählt',
    text: [
      'Eine Siedlung ist ein Punkt, eine Stadt zwei. Die längste Straße aus mindestens fünf Teilen bringt zwei Punkte, die größte Rittermacht aus mindestens drei Rittern zwei weitere; beides kann man wieder verlieren. Manche Entwicklungskarten sind je ein Punkt.',
    ],
    pictures: ['longest-road'],
  },
];
