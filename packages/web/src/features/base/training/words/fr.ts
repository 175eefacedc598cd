import type { BaseTrainingPhrases } from './types.js';

export const fr: BaseTrainingPhrases = {
  win: 'Un tour pour gagner',
  win_task: 'Vous pouvez gagner pendant ce tour. Comment ?',
  robber: 'Où le voleur fait-il le plus mal ?',
  robber_task: 'Choisissez où il gêne le plus, ou qui voler.',
  trade: 'Quel échange ?',
  trade_task: 'Un échange fait la différence : trouvez-le, ou refusez celui qu’on propose.',
  card: 'Quelle carte ?',
  card_task: 'Les cartes développement décident ici : achetez ou jouez la bonne.',
  build: 'Que construire ?',
  build_task: 'Choisissez quoi construire pendant ce tour, et où.',
  site: 'Quel emplacement de départ ?',
  site_task: 'Choisissez votre emplacement de départ.',
};
