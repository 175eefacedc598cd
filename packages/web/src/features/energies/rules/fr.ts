import type { EnergiesText } from './types.js';

export const fr: EnergiesText = {
  base: 'Pour trois ou quatre personnes. Pour le reste, voyez le',
  baseLink: 'jeu de base',
  chapters: [
    {
      title: 'Île et matériel',
      rules: {
        'E-1': {
          heading: 'L’île, la recherche et l’énergie',
          text: 'Dix-neuf tuiles numérotées comme dans le jeu de base ; les neuf ports sont fixes. Aux cinq ressources s’ajoutent les cartes Recherche et l’énergie, qui n’est pas une carte.',
        },
        'E-2': {
          heading: 'Vos pièces',
          text: 'Vous avez 5 villages, 4 villes intelligentes, 12 routes, 6 centrales marron, 9 centrales vertes et un entrepôt.',
        },
        'E-3': {
          heading: 'Cartes et biodégâts',
          text: 'Le paquet compte 25 cartes. Dix biodégâts circulent ; s’il n’en reste pas, on n’en pose pas.',
        },
        'E-4': {
          heading: 'Le sac de jetons',
          text: 'Le sac commence avec 43 jetons marron. Sous chaque centrale verte se trouve un jeton vert inconnu de tous.',
        },
        'E-5': {
          heading: 'Où commence le marqueur',
          text: 'Le marqueur commence sur 9 à trois, sur 12 à quatre.',
        },
        'E-6': {
          heading: 'Zones d’évènement et piste',
          text: 'Chaque évènement a une zone ; pleine, elle le déclenche. La piste indique combien de jetons un tour pioche.',
        },
      },
    },
    {
      title: 'Mise en place',
      rules: {
        'E-10': {
          heading: 'Deux mises en place',
          text: 'La première partie commence avec une île fixe et les pièces posées. Sinon le terrain est mélangé et les nombres suivent la spirale.',
        },
        'E-11': {
          heading: 'La fondation',
          text: 'D’abord chacun fonde un village avec une route, puis en sens inverse une ville avec une route. La ville rapporte une carte par tuile voisine et une carte Recherche.',
        },
        'E-12': {
          heading: 'L’inspecteur',
          text: 'L’inspecteur commence dans le désert ; sa tuile ne produit rien.',
        },
      },
    },
    {
      title: 'Votre tour',
      rules: {
        'E-20': {
          heading: 'Piocher des jetons',
          text: 'Avant le lancer, vous piochez des jetons un par un : autant que l’indiquait le marqueur au début de votre tour.',
        },
        'E-21': {
          heading: 'Le sac vide',
          text: 'Si un jeton est dû et que le sac est vide, la partie s’arrête. Le nombre de jetons restants, verts compris, est connu de tous.',
        },
        'E-22': {
          heading: 'Jouer une carte',
          text: 'Une carte Développement par tour, avant le premier jeton ou après le lancer, jamais une reçue ce tour-ci.',
        },
        'E-23': {
          heading: 'Meilleur et pire bilan',
          text: 'Les égalités comptent ; si tous sont à égalité, rien n’arrive. Pluie et catastrophe arrivent toujours.',
        },
        'E-24': {
          heading: 'Qui choisit d’abord',
          text: 'Les personnes touchées choisissent l’une après l’autre, en commençant par le joueur actif. On ne prend que ce que la réserve possède.',
        },
      },
    },
    {
      title: 'Évènements',
      rules: {
        'E-30': {
          heading: 'Pollution de l’air',
          text: 'Le pire bilan pose un biodégât sur une de ses villes, sinon sur un village.',
        },
        'E-31': {
          heading: 'Catastrophe écologique',
          text: 'Un lancer autre que 7 pose un biodégât sur chaque tuile de ce nombre, sauf sous l’inspecteur.',
        },
        'E-32': {
          heading: 'Production boostée',
          text: 'Le pire bilan peut construire une centrale marron gratuite et prend une ressource de sa tuile.',
        },
        'E-33': { heading: 'Déluge', text: 'Chacun pose un biodégât sur un de ses bâtiments.' },
        'E-34': {
          heading: 'Conférence climatique',
          text: 'Le meilleur bilan peut prendre une carte au choix, puis le pire en rend une.',
        },
        'E-35': { heading: 'Aides de l’État', text: 'Le meilleur bilan prend une carte Développement.' },
        'E-36': {
          heading: 'Production durable',
          text: 'Qui a le plus de centrales vertes peut prendre une carte au choix.',
        },
      },
    },
    {
      title: 'Biodégâts',
      rules: {
        'E-40': {
          heading: 'Ce que fait un biodégât',
          text: 'Un biodégât au plus par tuile ou bâtiment. Une tuile touchée ne produit rien, un bâtiment touché ne reçoit rien.',
        },
        'E-41': {
          heading: 'Comment les biodégâts partent',
          text: 'Après la distribution, les tuiles de ce nombre et leurs bâtiments perdent leurs biodégâts, sauf sous l’inspecteur.',
        },
        'E-42': {
          heading: 'Ce que les biodégâts ne gênent pas',
          text: 'Les biodégâts ne gênent ni ports, ni constructions, ni centrales. Un village amélioré garde son biodégât et sa centrale.',
        },
      },
    },
    {
      title: 'Production',
      rules: {
        'E-50': {
          heading: 'Ce que rapporte un lancer',
          text: 'Un village prend une ressource, une ville une ressource et une recherche, une centrale une énergie. Vous gardez cinq énergies au plus.',
        },
        'E-51': {
          heading: 'Le sept',
          text: 'Sur un 7, les mains de plus de sept rendent la moitié ; l’entrepôt ajoute trois. Puis l’inspecteur va sur une tuile sans biodégât et une carte est prélevée.',
        },
      },
    },
    {
      title: 'Commerce et construction',
      rules: {
        'E-60': {
          heading: 'Échanger avec les autres',
          text: 'Avec les autres, vous échangez ressources, recherche et énergie ; aucune sorte des deux côtés, personne au-delà de cinq énergies.',
        },
        'E-61': {
          heading: 'Échanger avec la réserve',
          text: 'La réserve prend quatre ressources pareilles, trois recherches ou deux énergies pour une carte ; les ports baissent le prix des ressources.',
        },
        'E-62': {
          heading: 'Ce que coûtent les choses',
          text: 'Les prix sont sur les boutons : une centrale marron coûte une recherche, une verte trois, l’entrepôt deux énergies.',
        },
        'E-63': {
          heading: 'Où se dresse une centrale',
          text: 'Une centrale par tour, sur une tuile numérotée près de votre bâtiment. Un village a une place, une ville une par tuile.',
        },
        'E-64': {
          heading: 'Un jeton vert pour le sac',
          text: 'Une centrale verte met son jeton dans le sac sans le montrer.',
        },
        'E-65': {
          heading: 'À quoi sert l’énergie',
          text: 'Une énergie enlève un biodégât ou, une fois par tour, détruit une de vos centrales marron ; deux achètent une carte ou l’entrepôt.',
        },
        'E-66': {
          heading: 'Votre bilan',
          text: 'Villages, plus deux par ville, plus centrales marron, moins centrales vertes. Le marqueur montre la somme de tous.',
        },
      },
    },
    {
      title: 'Cartes Développement',
      rules: {
        'E-70': {
          heading: 'Routes, performance et subventions',
          text: 'Construction de routes pose deux routes, Performance augmentée donne des ressources de trois tuiles vertes au plus, Subventions deux cartes au choix.',
        },
        'E-71': {
          heading: 'Protection de l’environnement',
          text: 'Protection de l’environnement déplace l’inspecteur et prélève, ou enlève un biodégât et prélève chez quelqu’un au bilan égal ou pire.',
        },
        'E-72': {
          heading: 'Les deux distinctions',
          text: 'Trois protections en premier, ou plus que le détenteur : deux points. Cinq routes de suite : Route commerciale, deux points.',
        },
        'E-73': {
          heading: 'Hors de la main',
          text: 'Les cartes Développement ne sont pas des cartes en main : ni comptées, ni prélevées, ni échangées, ni rendues.',
        },
      },
    },
    {
      title: 'La fin',
      rules: {
        'E-80': { heading: 'Gagner aux points', text: 'Dix points pendant votre tour gagnent aussitôt.' },
        'E-81': {
          heading: 'Quand le sac est vide',
          text: 'Si le sac est trouvé vide, le plus grand surplus de centrales vertes gagne, puis les points. Sans surplus, tout le monde perd.',
        },
      },
    },
  ],
};
