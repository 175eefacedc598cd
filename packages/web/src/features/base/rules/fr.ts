import type { BaseText } from './types.js';

export const fr: BaseText = [
  {
    title: 'L’île et les pièces',
    rules: {
      'B-1': {
        heading: 'Les terrains et ce qu’ils donnent',
        text: 'L’île compte 19 tuiles. La forêt donne du bois, le pâturage de la laine, les champs du blé, les collines de l’argile, les montagnes du minerai. Le désert ne donne rien.',
      },
      'B-2': {
        heading: 'Les nombres des tuiles',
        text: 'Chaque tuile sauf le désert porte un nombre. D’ordinaire, les nombres suivent un ordre fixe, en spirale d’un coin vers le centre.',
      },
      'B-3': {
        heading: 'Trois façons de poser l’île',
        text: 'Qui prépare la partie choisit : nombres en spirale, nombres mélangés sans voisinage de 6 et 8, ou plateau fixe pour débuter.',
      },
      'B-4': {
        heading: 'Les ports',
        text: 'Neuf ports bordent la côte : quatre échangent tout à 3:1, cinq une ressource chacun à 2:1.',
      },
      'B-5': {
        heading: 'Pièces et cartes',
        text: 'Vous avez 15 routes, 5 colonies et 4 villes. La réserve a 19 cartes par ressource, la pioche 25 cartes développement.',
      },
    },
  },
  {
    title: 'Fondation',
    rules: {
      'B-10': {
        heading: 'Deux colonies pour commencer',
        text: 'Le sort désigne qui commence. Chacun fonde une colonie avec une route à côté, puis, en ordre inverse, une seconde paire.',
      },
      'B-11': {
        heading: 'Vos premières cartes',
        text: 'La seconde colonie rapporte une carte pour chaque tuile productive autour d’elle.',
      },
      'B-12': {
        heading: 'Garder ses distances',
        text: 'Pas de bâtiment sur un sommet voisin d’un autre, à qui qu’il soit.',
      },
    },
  },
  {
    title: 'Votre tour',
    rules: {
      'B-20': {
        heading: 'Un tour de jeu',
        text: 'Lancez les dés ; échangez et construisez dans l’ordre voulu ; passez la main. Une carte développement peut précéder le lancer.',
      },
      'B-21': {
        heading: 'Ce que rapporte un lancer',
        text: 'Chaque tuile portant le nombre tiré donne sa ressource : une carte par colonie, deux par ville. La tuile du voleur ne donne rien.',
      },
      'B-22': {
        heading: 'Quand la réserve manque',
        text: 'Si la réserve ne peut payer tout le monde, personne ne reçoit cette ressource. Si une seule personne y a droit, elle prend ce qui reste.',
      },
      'B-23': {
        heading: 'Le sept et le voleur',
        text: 'Un 7 ne rapporte rien. Qui a plus de 7 cartes en rend la moitié, arrondie vers le bas. Puis vous déplacez le voleur sur une autre tuile et volez une carte au hasard à quelqu’un qui y possède un bâtiment.',
      },
      'B-24': {
        heading: 'Échanger avec les autres',
        text: 'On n’échange qu’avec la personne dont c’est le tour. Chaque côté donne au moins une carte, jamais la même ressource. Tous voient offres et réponses ; qui a la main choisit avec qui conclure.',
      },
      'B-25': {
        heading: 'Échanger avec la réserve',
        text: 'La réserve échange quatre cartes semblables contre une autre ; avec un port trois, ou deux de sa ressource.',
      },
    },
  },
  {
    title: 'Construire',
    rules: {
      'B-30': {
        heading: 'Les routes',
        text: 'Une route coûte bois et argile. Elle touche une de vos routes ou un de vos bâtiments, sans passer un bâtiment adverse.',
      },
      'B-31': {
        heading: 'Les colonies',
        text: 'Une colonie coûte bois, argile, laine et blé. Elle se place sur un sommet libre où mène une de vos routes.',
      },
      'B-32': {
        heading: 'Les villes',
        text: 'Une ville coûte trois minerais et deux blés. Elle remplace une de vos colonies.',
      },
      'B-33': {
        heading: 'Acheter une carte développement',
        text: 'Une carte développement coûte minerai, laine et blé. Vous seul la voyez.',
      },
      'B-34': {
        heading: 'Seulement ce qui reste',
        text: 'On ne construit que ce qu’on a en stock, on n’achète que tant que dure la pioche.',
      },
    },
  },
  {
    title: 'Cartes développement',
    rules: {
      'B-40': {
        heading: 'Jouer une carte',
        text: 'Une par tour, pas au tour de l’achat. Les points de victoire ne se jouent pas : ils comptent aussitôt, en secret.',
      },
      'B-41': {
        heading: 'Chevalier',
        text: 'Déplacez le voleur et volez comme sur un 7, mais personne ne rend de cartes.',
      },
      'B-42': {
        heading: 'Construction de routes',
        text: 'Deux routes gratuites, l’une après l’autre. On peut renoncer à la seconde, pas à la première.',
      },
      'B-43': { heading: 'Invention', text: 'Deux cartes au choix que possède la réserve.' },
      'B-44': {
        heading: 'Monopole',
        text: 'Nommez une ressource ; les autres vous en donnent toutes les cartes.',
      },
    },
  },
  {
    title: 'Points',
    rules: {
      'B-50': {
        heading: 'Ce qui rapporte des points',
        text: 'Une colonie vaut 1, une ville 2, une carte point de victoire 1, la route la plus longue 2, l’armée la plus forte 2.',
      },
      'B-51': {
        heading: 'La route la plus longue',
        text: 'La plus longue suite ininterrompue d’au moins cinq routes. Les bâtiments adverses la coupent. Elle ne change de main que pour une strictement plus longue.',
      },
      'B-52': {
        heading: 'L’armée la plus forte',
        text: 'D’abord trois chevaliers joués, puis strictement plus.',
      },
      'B-53': { heading: 'Gagner', text: 'Avec 10 points pendant votre tour, vous gagnez aussitôt.' },
      'B-54': {
        heading: 'Une partie sans fin',
        text: 'Après 300 tours de table la partie s’arrête, le plus de points l’emporte.',
      },
    },
  },
  {
    title: 'Règles maison',
    rules: {
      'B-60': {
        heading: 'Ce qu’une table peut changer',
        text: 'Désactivées par défaut : deux joueurs ; de 3 à 20 points pour gagner ; une autre limite de main pour le 7 ; un voleur qui épargne ceux qui ont moins de trois points visibles, qui que ce soit qui le déplace ; des lancers tirés d’une pioche mélangée des 36 ; un minuteur.',
      },
    },
  },
  {
    title: 'Cinq et six personnes',
    rules: {
      'B-70': {
        heading: 'Une île plus grande',
        text: 'L’île a 30 tuiles : six forêts, six pâturages et six champs, cinq collines et cinq montagnes, deux déserts. 28 numéros et onze ports : cinq 3:1, deux pour la laine, un pour chaque autre ressource.',
      },
      'B-71': {
        heading: 'Réserve et pioche',
        text: 'La réserve a 24 cartes de chaque ressource, la pioche 34 cartes de développement. Le reste ne change pas.',
      },
      'B-72': {
        heading: 'La suite des tours',
        text: 'On choisit la suite des tours. Par paires : après chaque tour, la troisième personne à gauche en joue un second, qui commence après les dés. Ou avec une phase de construction, ou simplement l’un après l’autre.',
      },
      'B-73': {
        heading: 'Échanges au second tour',
        text: 'Au second tour, vous n’échangez qu’avec la réserve ; personne ne fait d’offre.',
      },
      'B-74': {
        heading: 'Cartes au second tour',
        text: 'Au second tour, vous pouvez jouer une carte, mais pas une que vous y avez achetée.',
      },
      'B-75': {
        heading: 'Gagner au second tour',
        text: 'Avec assez de points, vous gagnez aussi au second tour.',
      },
      'B-76': {
        heading: 'Le temps des tours courts',
        text: 'Un second tour et chaque part d’une phase de construction ont tout le temps d’un tour.',
      },
      'B-77': {
        heading: 'Construction : qui est interrogé',
        text: 'Phase de construction : après chaque tour, tous les autres sont interrogés dans l’ordre. Qui a trop peu de cartes pour quoi que ce soit ne l’est pas.',
      },
      'B-78': {
        heading: 'Construction : ce qui est permis',
        text: 'Dans la phase, vous construisez et achetez, rien d’autre : ni échange, ni carte jouée. Une carte achetée là se joue à votre prochain tour.',
      },
      'B-79': {
        heading: 'Construction : personne ne gagne',
        text: 'Personne ne gagne dans la phase. Ce que vous y avez gagné compte quand votre prochain tour commence.',
      },
    },
  },
  {
    title: 'Pièces posées d’avance',
    rules: {
      'B-80': {
        heading: 'Départs sur vos propres cartes',
        text: 'Une carte faite par quelqu’un peut poser des pièces d’avance : un départ pour chaque siège, pris dans son stock. Qui commence est tiré au sort, comme toujours.',
      },
      'B-81': {
        heading: 'Elles comptent comme les autres',
        text: 'Les départs sont posés l’un après l’autre, à partir de la personne qui commence. Les ports servent aussitôt ; de routes aussi longues, la première posée est la plus longue.',
      },
      'B-82': {
        heading: 'Les cartes d’un départ',
        text: 'Si la carte le dit, le dernier bâtiment de votre départ donne une carte par hexagone productif autour de lui : une ville, si vous en avez une.',
      },
      'B-83': {
        heading: 'Ce qui vient ensuite',
        text: 'Si la carte a des tours de fondation, ils viennent maintenant. Sinon, le premier tour commence.',
      },
      'B-84': {
        heading: 'Pas de victoire avant son tour',
        text: 'Quel que soit le nombre de points posés d’avance, personne ne gagne avant son propre tour.',
      },
      'B-85': {
        heading: 'Ce qu’une carte peut poser',
        text: 'Les départs suivent les règles habituelles : distance entre bâtiments, routes reliées à leurs bâtiments, pas plus que le stock. Une carte qui ne les suit pas est refusée.',
      },
    },
  },
];
