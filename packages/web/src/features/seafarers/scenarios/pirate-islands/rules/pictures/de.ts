import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'pirate-islands':
    'Alle haben eine Festung im Westen, einen Weg übers Wasser dorthin und Siedlungen im Osten; die Flotte zieht dazwischen ihre Bahn.',
  'pirate-line':
    'Das nächste Schiff setzt die Spitze deiner Linie zur Anlegestelle fort; anderswo darf es nicht liegen.',
};
