import type { NewCatanText } from './types.js';

export const fr: NewCatanText = {
  base: 'À trois ou quatre. Ce qui n’est pas dit ici suit le',
  baseLink: 'jeu de base',
  chapters: [
    {
      title: 'L’île et ses rives',
      rules: {
        'N-1': {
          heading: 'Le lac',
          text: 'Un lac occupe le milieu. Il n’a pas de numéro et ne produit rien ; on peut bâtir autour, et le voleur peut y aller. Les 18 autres hexagones sont mélangés, 17 portent un numéro.',
        },
        'N-2': {
          heading: 'Comptoirs et confins',
          text: 'Six doubles hexagones entourent l’île : les comptoirs du Peuple vert, des Marchands, des Savants et des Diplomates, et deux confins face à face. Chacun touche cinq coins de la côte. Les confins ne font rien, et il n’y a pas de port.',
        },
        'N-3': {
          heading: 'Cinq avantages par peuple',
          text: 'Chaque peuple offre cinq avantages, un à chaque coin de son comptoir, dans un ordre mélangé à chaque partie. Un avantage a au plus un propriétaire.',
        },
        'N-4': {
          heading: 'Les brèches',
          text: 'Entre deux doubles hexagones il y a une brèche : une arête de côte en deux moitiés. Chaque moitié reçoit une route, et elles peuvent être à deux personnes. On ne bâtit pas sur le joint entre elles. Les deux moitiés comptent pour la plus longue route, et seules vos deux routes relient les deux bouts.',
        },
        'N-5': {
          heading: 'La pioche',
          text: 'Le paquet compte 22 cartes développement : 13 chevaliers, 3 points de victoire et 2 de chaque autre sorte.',
        },
        'N-6': { heading: 'Voleur et infiltré', text: 'Voleur et infiltré commencent à côté du plateau.' },
      },
    },
    {
      title: 'Jouer',
      rules: {
        'N-10': {
          heading: 'Échanger avec la réserve',
          text: 'La réserve prend trois cartes d’une sorte et une carte quelconque contre une carte d’une sorte que vous n’avez pas donnée.',
        },
        'N-11': {
          heading: 'Déplacer l’un des deux',
          text: 'Après un 7 ou avec un chevalier, déplacez le voleur sur un autre hexagone ou l’infiltré sur un autre coin de comptoir. Si les deux étaient sur le plateau, l’autre le quitte.',
        },
        'N-12': {
          heading: 'Ce que bloque l’infiltré',
          text: 'L’infiltré bloque l’avantage de son coin, et l’on n’y bâtit pas de colonie ; celle qui s’y trouve peut devenir ville. En le posant sur un bâtiment, vous pouvez prendre une carte au hasard à son propriétaire. Le voleur vole comme d’habitude.',
        },
        'N-13': {
          heading: 'Quand un avantage commence',
          text: 'Une colonie ou une ville à un coin de comptoir vous donne son avantage dès le tour suivant, quel que soit le joueur ; les colonies de départ le donnent aussitôt. Quand l’infiltré arrive, l’avantage cesse aussitôt ; quand il part, vous le retrouvez dès le tour suivant. Ce qui est gagné reste acquis.',
        },
        'N-14': {
          heading: 'Utiliser un avantage',
          text: 'Utilisez vos avantages pendant votre tour, après le lancer, aussi souvent que vous voulez, sauf si le texte dit une fois par tour ou à n’importe quel tour. Dix points gagnent.',
        },
        'N-15': {
          heading: 'L’ordre d’un lancer',
          text: 'Un lancer paie d’abord comme d’habitude, puis le Peuple vert ajoute sa part, puis le Fonds de secours consulte son propriétaire.',
        },
      },
    },
  ],
  more: {
    'N-40':
      'Les routes de départ, celles d’une carte et les moitiés de brèche comptent toutes. Vous pouvez aussi payer le prix normal.',
    'N-41': 'Les cartes point de victoire comptent ; on compte avant chaque achat.',
    'N-42':
      'Elle se pose comme toute colonie et vient de votre stock. Elle coupe les routes des autres et garde son coin, ne devient jamais ville, et personne ne vole à cause d’elle. La relever ne demande pas l’avantage, mais l’infiltré ne doit pas s’y trouver.',
    'N-43':
      'Les colonies couchées comptent ici comme bâtiments. Pour tous : pas de ville à côté d’une autre ville à soi.',
    'N-44': 'Celui qui est à côté du plateau peut y être placé. L’autre figure reste où elle est.',
    'N-50':
      'À douze cartes ou plus, vous rendez la moitié comme d’habitude. L’infiltré vous vole quand même.',
    'N-51': 'Les points cachés ne comptent pas. Les deux adversaires sont nommés ensemble.',
    'N-52': 'Il intervient aussi quand le voleur ou une réserve vide en est la cause.',
    'N-53': 'Ces points sont visibles et restent acquis. Il y en a cinq au plus par partie.',
    'N-54':
      'Qui a été sollicité compte comme forcé, même sans échange. On ne sollicite que qui a des cartes, et tous voient ce qui manquait.',
  },
};
