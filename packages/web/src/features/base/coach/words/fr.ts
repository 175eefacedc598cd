import type { BaseCoachPhrases } from './types.js';

export const fr: BaseCoachPhrases = {
  goal: 'Qui a 10 points le premier gagne. Une colonie vaut 1 point, une ville 2.',
  dots: 'Les points sous un nombre montrent combien de fois il sort. Plus le cercle d’un sommet est fort, mieux c’est, même si un autre a plus de points : il compte aussi quelles ressources vous aurez et ce que les autres vous laissent.',
  road: 'Une route mène à votre prochaine colonie. Entre deux constructions il reste un sommet libre : pensez deux routes plus loin. Un geste la pose, la flèche la reprend.',
  second:
    'On place maintenant en sens inverse : qui a commencé vient en dernier. Cette colonie apporte une carte pour chaque tuile autour : cherchez ce qui manque à la première.',
  dice: 'Lancez d’abord. Chaque tuile qui porte ce nombre paie ceux qui habitent à ses sommets.',
  robber:
    'Un 7 ! Mettez le voleur sur une tuile qui rapporte beaucoup à vos rivaux. Elle ne donne rien tant qu’il y est, et vous volez une carte.',
  card: 'Votre première carte : appuyez dessus pour voir ce qu’elle fait. Vous pouvez en jouer une par tour, mais pas au tour où vous l’achetez.',
  trade:
    'Trop d’une ressource ? Échangez ici avec les autres, ou quatre pareilles avec la réserve, moins à un port.',
};
