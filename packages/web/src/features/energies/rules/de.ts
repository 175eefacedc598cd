import type { EnergiesText } from './types.js';

export const de: EnergiesText = {
  base: 'Für drei oder vier Personen. Was hier nicht steht, gilt wie im',
  baseLink: 'Grundspiel',
  chapters: [
    {
      title: 'Insel und Material',
      rules: {
        'E-1':
          'Neunzehn Felder mit Zahlen wie im Grundspiel; die neun Häfen liegen fest. Zu den fünf Rohstoffen kommen Forschungskarten und Energie, die keine Karte ist.',
        'E-2':
          'Du hast 5 Dörfer, 4 Forschungsstädte, 12 Straßen, 6 braune und 9 grüne Kraftwerke und ein Lagerhaus.',
        'E-3':
          'Der Stapel hat 25 Karten. Zehn Umweltschäden wandern hin und her; ist keiner übrig, wird keiner gelegt.',
        'E-4':
          'Der Beutel beginnt mit 43 braunen Chips. Unter jedem grünen Kraftwerk liegt ein grüner Chip, den niemand kennt.',
        'E-5': 'Der Marker beginnt zu dritt auf 9, zu viert auf 12.',
        'E-6':
          'Jedes Ereignis hat ein Ablagefeld; ist es voll, tritt das Ereignis ein. Die Leiste sagt, wie viele Chips ein Zug zieht.',
      },
    },
    {
      title: 'Aufbau',
      rules: {
        'E-10':
          'Das erste Spiel beginnt mit fester Insel und stehenden Figuren. Sonst wird das Gelände gemischt, die Zahlen folgen der Spirale.',
        'E-11':
          'Erst gründen alle ein Dorf mit Straße, dann in umgekehrter Folge eine Stadt mit Straße. Die Stadt bringt je angrenzendem Feld eine Karte und eine Forschungskarte.',
        'E-12': 'Der Inspektor beginnt in der Wüste; sein Feld bringt nichts.',
      },
    },
    {
      title: 'Dein Zug',
      rules: {
        'E-20':
          'Vor dem Wurf ziehst du Chips, einen nach dem anderen: so viele, wie der Marker zu Beginn deines Zuges sagte.',
        'E-21':
          'Ist ein Chip fällig und der Beutel leer, endet das Spiel sofort. Wie viele Chips übrig sind und wie viele davon grün, dürfen alle wissen.',
        'E-22':
          'Eine Entwicklungskarte je Zug, vor dem ersten Chip oder nach dem Wurf, nie eine aus diesem Zug.',
        'E-23':
          'Gleichstand zählt mit; sind alle gleich, geschieht nichts. Regen und Umweltkatastrophe treten immer ein.',
        'E-24':
          'Betroffene wählen der Reihe nach, wer am Zug ist zuerst. Nur was der Vorrat hat, kann genommen werden.',
      },
    },
    {
      title: 'Ereignisse',
      rules: {
        'E-30':
          'Luftverschmutzung: Wer die schlechteste Bilanz hat, legt einen Schaden auf eine eigene Stadt, sonst auf ein Dorf.',
        'E-31':
          'Umweltkatastrophe: Ein Wurf außer 7 legt auf jedes Feld dieser Zahl einen Schaden, nicht aber unter den Inspektor.',
        'E-32':
          'Produktionssteigerung: Wer die schlechteste Bilanz hat, darf ein braunes Kraftwerk kostenlos bauen und nimmt einen Rohstoff des Feldes.',
        'E-33': 'Starkregen: Alle legen einen Schaden auf ein eigenes Gebäude.',
        'E-34':
          'Klimakonferenz: Die beste Bilanz darf eine Karte nach Wahl nehmen, dann gibt die schlechteste eine ab.',
        'E-35': 'Staatliche Förderung: Die beste Bilanz nimmt eine Entwicklungskarte.',
        'E-36':
          'Nachhaltige Produktion: Wer die meisten grünen Kraftwerke hat, darf eine Karte nach Wahl nehmen.',
      },
    },
    {
      title: 'Umweltschäden',
      rules: {
        'E-40':
          'Höchstens ein Schaden je Feld oder Gebäude. Ein Feld mit Schaden bringt nichts, ein Gebäude mit Schaden bekommt nichts.',
        'E-41':
          'Ist ein Wurf ausgezahlt, verlieren Felder dieser Zahl und die Gebäude daran ihre Schäden, außer beim Inspektor.',
        'E-42':
          'Schäden hindern weder Häfen noch Bauen noch Kraftwerke. Ein Dorf, das zur Stadt wird, behält Schaden und Kraftwerk.',
      },
    },
    {
      title: 'Erträge',
      rules: {
        'E-50':
          'Ein Dorf nimmt einen Rohstoff, eine Stadt einen Rohstoff und eine Forschung, ein Kraftwerk eine Energie. Du hältst höchstens fünf Energie.',
        'E-51':
          'Bei 7 geben Hände über sieben die Hälfte ab; das Lagerhaus erhöht das um drei. Dann zieht der Inspektor auf ein Feld ohne Schaden, und eine Karte wird gezogen.',
      },
    },
    {
      title: 'Handeln und Bauen',
      rules: {
        'E-60':
          'Mit anderen tauschst du Rohstoffe, Forschung und Energie beliebig; keine Sorte auf beiden Seiten, niemand über fünf Energie.',
        'E-61':
          'Der Vorrat nimmt vier gleiche Rohstoffe, drei Forschung oder zwei Energie für eine Karte; Häfen machen Rohstoffe günstiger.',
        'E-62':
          'Die Preise stehen auf den Knöpfen: ein braunes Kraftwerk kostet eine Forschung, ein grünes drei, das Lagerhaus zwei Energie.',
        'E-63':
          'Ein Kraftwerk je Zug, auf einem Zahlenfeld an deinem Gebäude. Ein Dorf hat einen Platz, eine Stadt einen je Feld.',
        'E-64': 'Ein grünes Kraftwerk bringt seinen Chip ungesehen in den Beutel.',
        'E-65':
          'Eine Energie beseitigt irgendeinen Schaden oder reißt einmal je Zug ein eigenes braunes Kraftwerk ab; zwei kaufen eine Karte oder das Lagerhaus.',
        'E-66':
          'Deine Bilanz: Dörfer, plus zwei je Stadt, plus braune, minus grüne Kraftwerke. Der Marker zeigt die Summe aller.',
      },
    },
    {
      title: 'Entwicklungskarten',
      rules: {
        'E-70':
          'Straßenbau legt zwei Straßen, Leistungssteigerung bringt Rohstoffe von bis zu drei Feldern mit grünen Kraftwerken, Fördermittel zwei Karten nach Wahl.',
        'E-71':
          'Umweltschutz versetzt den Inspektor und zieht eine Karte, oder beseitigt einen Schaden und zieht von jemandem mit gleich schlechter oder schlechterer Bilanz.',
        'E-72':
          'Zuerst drei Umweltschutz, oder mehr als wer sie hat: Aktivster Umweltschützer, zwei Punkte. Fünf Straßen am Stück: Längste Handelsroute, zwei Punkte.',
        'E-73': 'Entwicklungskarten sind keine Handkarten: nicht gezählt, gezogen, getauscht oder abgegeben.',
      },
    },
    {
      title: 'Das Ende',
      rules: {
        'E-80': 'Zehn Punkte im eigenen Zug gewinnen sofort.',
        'E-81':
          'Wird der Beutel leer gefunden, gewinnt der größte Überschuss grüner über braune Kraftwerke, dann Punkte. Hat niemand einen Überschuss, verlieren alle.',
      },
    },
  ],
};
