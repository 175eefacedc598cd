import type { RulesPhrases } from './types.js';

export const fr: RulesPhrases = {
  search: 'Chercher dans les règles',
  search_hint: 'voleur, port, B-12 …',
  search_count: ['{count} règle trouvée', '{count} règles trouvées'],
  search_none: 'Aucune règle ne contient tous ces mots.',
  search_more: 'Voici les {count} premières sur {all}.',
  contents: 'Sommaire',
  others: 'Règles des autres jeux',
  games: 'Choisissez un jeu',
  games_about: 'Chaque jeu a sa page, avec des images et tous les détails.',
  overview: 'Le jeu en une minute',
  lessons_about: 'Plutôt essayer tout de suite, pas à pas ?',
  lessons: 'Apprendre à jouer',
  back: 'Retour à {game}',
  picture: 'Image.',
  picture_may: 'Permis : {places}.',
  picture_may_not: 'Interdit : {places}.',
  picture_marked: 'Signalé : {places}.',
  picture_labels: 'Légendes : {places}.',
};
