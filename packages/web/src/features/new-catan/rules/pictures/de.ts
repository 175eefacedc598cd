import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  lake: 'Rings um den See baust du wie überall. Er selbst bringt nichts.',
  outposts: 'Sechs Doppelfelder um die Insel: vier Völker mit je fünf Vorteilen, und zwei Grenzländer.',
  gap: 'Eine Lücke ist eine Kante in zwei Hälften. Die zweite Hälfte nimmt eine eigene Straße; auf dem Gelenk wird nichts gebaut.',
  infiltrator:
    'Nach einer 7 wählst du: den Eindringling auf eine Ecke am Außenposten, oder den Räuber auf ein Feld.',
  infiltrated: 'Auf einem fremden Gebäude darf der Eindringling eine Karte stehlen, und dessen Vorteil ruht.',
  benefit: 'Eine neue Siedlung an einer Ecke am Außenposten: Ab dem nächsten Zug ist ihr Vorteil deiner.',
};
