import type { RulesPhrases } from './types.js';

export const de: RulesPhrases = {
  search: 'Regeln durchsuchen',
  search_hint: 'Räuber, Hafen, B-12 …',
  search_count: ['{count} Regel gefunden', '{count} Regeln gefunden'],
  search_none: 'Keine Regel enthält alle diese Wörter.',
  search_more: 'Gezeigt sind die ersten {count} von {all}.',
  contents: 'Inhalt',
  others: 'Regeln anderer Spiele',
  games: 'Wähle ein Spiel',
  games_about: 'Jedes Spiel hat seine eigene Seite, mit Bildern und allen Einzelheiten.',
  overview: 'Das Spiel in einer Minute',
  lessons_about: 'Lieber gleich ausprobieren, Schritt für Schritt?',
  lessons: 'Spielen lernen',
  back: 'Zurück zu {game}',
  picture: 'Bild.',
  picture_may: 'Erlaubt: {places}.',
  picture_may_not: 'Nicht erlaubt: {places}.',
  picture_marked: 'Markiert: {places}.',
  picture_labels: 'Beschriftet: {places}.',
};
