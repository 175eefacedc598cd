import type { EnergiesText } from './types.js';

export const de: EnergiesText = {
  base: 'Für drei oder vier Personen. Was hier nicht steht, gilt wie im',
  baseLink: 'Grundspiel',
  chapters: [
    {
      title: 'Insel und Material',
      rules: {
        'E-1': {
          heading: 'Insel, Forschung und Energie',
          text: 'Neunzehn Felder mit Zahlen wie im Grundspiel; die neun Häfen liegen fest. Zu den fünf Rohstoffen kommen Forschungskarten und Energie, die keine Karte ist.',
        },
        'E-2': {
          heading: 'Deine Figuren',
          text: 'Du hast 5 Dörfer, 4 Forschungsstädte, 12 Straßen, 6 braune und 9 grüne Kraftwerke und ein Lagerhaus.',
        },
        'E-3': {
          heading: 'Karten und Umweltschäden',
          text: 'Der Stapel hat 25 Karten. Zehn Umweltschäden wandern hin und her; ist keiner übrig, wird keiner gelegt.',
        },
        'E-4': {
          heading: 'Der Beutel mit den Chips',
          text: 'Der Beutel beginnt mit 43 braunen Chips. Unter jedem grünen Kraftwerk liegt ein grüner Chip, den niemand kennt.',
        },
        'E-5': {
          heading: 'Wo der Marker beginnt',
          text: 'Der Marker beginnt zu dritt auf 9, zu viert auf 12.',
        },
        'E-6': {
          heading: 'Ablagefelder und Leiste',
          text: 'Jedes Ereignis hat ein Ablagefeld; ist es voll, tritt das Ereignis ein. Die Leiste sagt, wie viele Chips ein Zug zieht.',
        },
      },
    },
    {
      title: 'Aufbau',
      rules: {
        'E-10': {
          heading: 'Zwei Aufbauten',
          text: 'Das erste Spiel beginnt mit fester Insel und stehenden Figuren. Sonst wird das Gelände gemischt, die Zahlen folgen der Spirale.',
        },
        'E-11': {
          heading: 'Gründung',
          text: 'Erst gründen alle ein Dorf mit Straße, dann in umgekehrter Folge eine Stadt mit Straße. Die Stadt bringt je angrenzendem Feld eine Karte und eine Forschungskarte.',
        },
        'E-12': {
          heading: 'Der Inspektor',
          text: 'Der Inspektor beginnt in der Wüste; sein Feld bringt nichts.',
        },
      },
    },
    {
      title: 'Dein Zug',
      rules: {
        'E-20': {
          heading: 'Chips ziehen',
          text: 'Vor dem Wurf ziehst du Chips, einen nach dem anderen: so viele, wie der Marker zu Beginn deines Zuges sagte.',
        },
        'E-21': {
          heading: 'Der leere Beutel',
          text: 'Ist ein Chip fällig und der Beutel leer, endet das Spiel sofort. Wie viele Chips übrig sind und wie viele davon grün, dürfen alle wissen.',
        },
        'E-22': {
          heading: 'Eine Karte spielen',
          text: 'Eine Entwicklungskarte je Zug, vor dem ersten Chip oder nach dem Wurf, nie eine aus diesem Zug.',
        },
        'E-23': {
          heading: 'Beste und schlechteste Bilanz',
          text: 'Gleichstand zählt mit; sind alle gleich, geschieht nichts. Regen und Umweltkatastrophe treten immer ein.',
        },
        'E-24': {
          heading: 'Wer zuerst wählt',
          text: 'Betroffene wählen der Reihe nach, wer am Zug ist zuerst. Nur was der Vorrat hat, kann genommen werden.',
        },
      },
    },
    {
      title: 'Ereignisse',
      rules: {
        'E-30': {
          heading: 'Luftverschmutzung',
          text: 'Wer die schlechteste Bilanz hat, legt einen Schaden auf eine eigene Stadt, sonst auf ein Dorf.',
        },
        'E-31': {
          heading: 'Umweltkatastrophe',
          text: 'Ein Wurf außer 7 legt auf jedes Feld dieser Zahl einen Schaden, nicht aber unter den Inspektor.',
        },
        'E-32': {
          heading: 'Produktionssteigerung',
          text: 'Wer die schlechteste Bilanz hat, darf ein braunes Kraftwerk kostenlos bauen und nimmt einen Rohstoff des Feldes.',
        },
        'E-33': { heading: 'Starkregen', text: 'Alle legen einen Schaden auf ein eigenes Gebäude.' },
        'E-34': {
          heading: 'Klimakonferenz',
          text: 'Die beste Bilanz darf eine Karte nach Wahl nehmen, dann gibt die schlechteste eine ab.',
        },
        'E-35': { heading: 'Staatliche Förderung', text: 'Die beste Bilanz nimmt eine Entwicklungskarte.' },
        'E-36': {
          heading: 'Nachhaltige Produktion',
          text: 'Wer die meisten grünen Kraftwerke hat, darf eine Karte nach Wahl nehmen.',
        },
      },
    },
    {
      title: 'Umweltschäden',
      rules: {
        'E-40': {
          heading: 'Was ein Umweltschaden bewirkt',
          text: 'Höchstens ein Schaden je Feld oder Gebäude. Ein Feld mit Schaden bringt nichts, ein Gebäude mit Schaden bekommt nichts.',
        },
        'E-41': {
          heading: 'Wie Umweltschäden vergehen',
          text: 'Ist ein Wurf ausgezahlt, verlieren Felder dieser Zahl und die Gebäude daran ihre Schäden, außer beim Inspektor.',
        },
        'E-42': {
          heading: 'Was Umweltschäden nicht stören',
          text: 'Schäden hindern weder Häfen noch Bauen noch Kraftwerke. Ein Dorf, das zur Stadt wird, behält Schaden und Kraftwerk.',
        },
      },
    },
    {
      title: 'Erträge',
      rules: {
        'E-50': {
          heading: 'Was ein Wurf bringt',
          text: 'Ein Dorf nimmt einen Rohstoff, eine Stadt einen Rohstoff und eine Forschung, ein Kraftwerk eine Energie. Du hältst höchstens fünf Energie.',
        },
        'E-51': {
          heading: 'Die Sieben',
          text: 'Bei 7 geben Hände über sieben die Hälfte ab; das Lagerhaus erhöht das um drei. Dann zieht der Inspektor auf ein Feld ohne Schaden, und eine Karte wird gezogen.',
        },
      },
    },
    {
      title: 'Handeln und Bauen',
      rules: {
        'E-60': {
          heading: 'Handel mit den anderen',
          text: 'Mit anderen tauschst du Rohstoffe, Forschung und Energie beliebig; keine Sorte auf beiden Seiten, niemand über fünf Energie.',
        },
        'E-61': {
          heading: 'Handel mit dem Vorrat',
          text: 'Der Vorrat nimmt vier gleiche Rohstoffe, drei Forschung oder zwei Energie für eine Karte; Häfen machen Rohstoffe günstiger.',
        },
        'E-62': {
          heading: 'Was es kostet',
          text: 'Die Preise stehen auf den Knöpfen: ein braunes Kraftwerk kostet eine Forschung, ein grünes drei, das Lagerhaus zwei Energie.',
        },
        'E-63': {
          heading: 'Wo ein Kraftwerk steht',
          text: 'Ein Kraftwerk je Zug, auf einem Zahlenfeld an deinem Gebäude. Ein Dorf hat einen Platz, eine Stadt einen je Feld.',
        },
        'E-64': {
          heading: 'Ein grüner Chip für den Beutel',
          text: 'Ein grünes Kraftwerk bringt seinen Chip ungesehen in den Beutel.',
        },
        'E-65': {
          heading: 'Wozu Energie gut ist',
          text: 'Eine Energie beseitigt irgendeinen Schaden oder reißt einmal je Zug ein eigenes braunes Kraftwerk ab; zwei kaufen eine Karte oder das Lagerhaus.',
        },
        'E-66': {
          heading: 'Deine Bilanz',
          text: 'Dörfer, plus zwei je Stadt, plus braune, minus grüne Kraftwerke. Der Marker zeigt die Summe aller.',
        },
      },
    },
    {
      title: 'Entwicklungskarten',
      rules: {
        'E-70': {
          heading: 'Straßen, Leistung und Fördermittel',
          text: 'Straßenbau legt zwei Straßen, Leistungssteigerung bringt Rohstoffe von bis zu drei Feldern mit grünen Kraftwerken, Fördermittel zwei Karten nach Wahl.',
        },
        'E-71': {
          heading: 'Umweltschutz',
          text: 'Umweltschutz versetzt den Inspektor und zieht eine Karte, oder beseitigt einen Schaden und zieht von jemandem mit gleich schlechter oder schlechterer Bilanz.',
        },
        'E-72': {
          heading: 'Die beiden Auszeichnungen',
          text: 'Zuerst drei Umweltschutz, oder mehr als wer sie hat: Aktivster Umweltschützer, zwei Punkte. Fünf Straßen am Stück: Längste Handelsroute, zwei Punkte.',
        },
        'E-73': {
          heading: 'Keine Handkarten',
          text: 'Entwicklungskarten sind keine Handkarten: nicht gezählt, gezogen, getauscht oder abgegeben.',
        },
      },
    },
    {
      title: 'Das Ende',
      rules: {
        'E-80': { heading: 'Gewinnen mit Punkten', text: 'Zehn Punkte im eigenen Zug gewinnen sofort.' },
        'E-81': {
          heading: 'Wenn der Beutel leer ist',
          text: 'Wird der Beutel leer gefunden, gewinnt der größte Überschuss grüner über braune Kraftwerke, dann Punkte. Hat niemand einen Überschuss, verlieren alle.',
        },
      },
    },
  ],
};
