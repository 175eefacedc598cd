import type { LearnPhrases } from './types.js';

export const fr: LearnPhrases = {
  title: 'Apprendre à jouer',
  about:
    'De courtes leçons pour apprendre en jouant. Vous pouvez partir à tout moment et y revenir plus tard.',
  minutes: 'environ {count} minutes',
  begin: 'Commencer',
  resume: 'Reprendre à « {step} »',
  over: 'Recommencer depuis le début',
  finished: 'Terminée',
  leave: 'Quitter',
  place: 'Étape {step} sur {steps}',
  next: 'Suivant',
  back: 'Retour',
  again: 'Réessayer',
  skip: 'Passer',
  well: 'Bien joué !',
  other: 'C’est permis, mais il s’agit ici d’autre chose. Rien n’a changé : essayez encore.',
  end_title: 'Vous en savez assez',
  end_about: 'Vous savez jouer. Le reste viendra avec les parties.',
  end_play: 'Jouer à ce jeu',
  end_more: 'D’autres leçons',
  rule: 'Règle {rule}',
  missing: 'Cette leçon n’existe pas.',
  offer: 'Nouveau ici ?',
  offer_about: 'Apprenez en jouant, pas à pas, en dix minutes environ.',
  offer_no: 'Non merci',
};
