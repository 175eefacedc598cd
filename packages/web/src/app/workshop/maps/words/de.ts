import type { MapPhrases } from './types.js';

export const de: MapPhrases = {
  title: 'Eigene Karten',
  about:
    'Karten dieses Browsers. Man spielt sie allein, an einem Gerät oder mit Freunden und gibt sie als Datei oder Adresse weiter.',
  none: 'Noch keine Karte: Öffne eine Datei, nimm eine aus der Galerie oder zeichne eine.',
  open_file: 'Kartendatei öffnen',
  gallery: 'Galerie der Karten',
  file_failed: 'Diese Karte kann man nicht spielen:',
  more_problems: ['und {count} weiteres', 'und {count} weitere'],
  unstored:
    'Dieser Browser speichert nichts: Die Karte ist weg, wenn die Seite geschlossen wird. Sichere sie als Datei.',
  play: 'Spielen',
  friends: 'Mit Freunden',
  edit: 'Im Editor öffnen',
  fair: 'Ist sie fair?',
  share: 'Teilen',
  download: 'Als Datei sichern',
  copy: 'Adresse kopieren',
  copied: 'Kopiert',
  marked: 'Die Adresse ist markiert: Kopiere sie von hier.',
  address: 'Adresse dieser Karte',
  address_about: 'Die ganze Karte steht in der Adresse; kein Server sieht sie.',
  address_large: 'Diese Karte ist zu groß für eine Adresse. Schicke stattdessen die Datei.',
  by: 'von {author}',
  exactly: '{players} Personen · {points} Punkte zum Sieg',
  version: 'Eine Fassung von „{name}“ {of}',
  shared_title: 'Eine Karte für dich',
  shared_about:
    'Jemand hat diese Karte in die Adresse gelegt. Sie wurde hier geprüft, und nichts davon wurde verschickt.',
  shared_noMap: 'In dieser Adresse steht keine Karte.',
  shared_cutOff:
    'Die Adresse ist abgeschnitten oder unterwegs verändert worden. Bitte um sie noch einmal, oder um die Datei.',
  shared_tooLarge: 'Was in dieser Adresse steht, ist größer als jede Karte.',
  checking: 'Die Karte wird geprüft …',
  all: 'Alle eigenen Karten',
  gallery_title: 'Galerie der Karten',
  gallery_about:
    'Zwanzig Karten von uns, die zeigen, was möglich ist. Bots haben jede hunderte Male gespielt.',
  gallery_failed: 'Die Galerie konnte nicht geladen werden.',
  further: 'Weitere Orte',
  workshop: 'Werkstatt',
  train: 'Üben',
  analysis: 'Analyse',
  learn: 'Spielen lernen',
};
