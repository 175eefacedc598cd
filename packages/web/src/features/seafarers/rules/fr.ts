import type { SeaText } from './types.js';

export const fr: SeaText = [
  {
    title: 'Bateaux',
    rules: {
      'S-1': {
        heading: 'Ce qu’est un bateau',
        text: 'Vous avez 15 bateaux. Un bateau coûte bois et laine et se pose sur une arête bordée d’eau d’un côté au moins. Une route a besoin de terre d’un côté au moins. Une arête côtière porte l’un ou l’autre.',
      },
      'S-2': {
        heading: 'Où un bateau se rattache',
        text: 'Un nouveau bateau touche un de vos bateaux ou un de vos bâtiments côtiers. Routes et bateaux ne se joignent qu’à un de vos bâtiments. On ne passe pas au-delà du bâtiment d’un autre.',
      },
      'S-3': {
        heading: 'S’installer au-delà de l’eau',
        text: 'Vous pouvez fonder une colonie là où une de vos routes ou un de vos bateaux touche la terre. La règle de distance vaut aussi par-dessus l’eau.',
      },
      'S-4': {
        heading: 'Les lignes fermées',
        text: 'Une ligne ininterrompue de vos bateaux entre deux de vos bâtiments est fermée : ses bateaux y restent.',
      },
      'S-5': {
        heading: 'Déplacer un bateau',
        text: 'Une fois par tour, vous pouvez déplacer un bateau gratuitement : pas un bateau de ce tour, et seulement s’il a un bout qui ne touche rien d’autre à vous. Il va là où vous pourriez en construire un, mais pas à sa place d’avant.',
      },
      'S-6': {
        heading: 'Un bateau au départ',
        text: 'Près d’une colonie de départ sur la côte, la route gratuite peut être un bateau.',
      },
      'S-7': {
        heading: 'La plus longue route commerciale',
        text: 'La plus longue route commerciale remplace la route la plus longue : routes et bateaux comptent ensemble et se suivent à vos bâtiments. Retirer un bateau peut la faire perdre.',
      },
      'S-8': {
        heading: 'Construction de routes en mer',
        text: 'Construction de routes : deux routes, deux bateaux, ou un de chaque. Elle ne déplace aucun bateau.',
      },
      'S-9': {
        heading: 'Ce qui passe d’abord',
        text: 'Après chaque pièce : d’abord ce qu’elle découvre, puis cadeaux et ports, tissu, points spéciaux, plus longue route commerciale, enfin la victoire.',
      },
    },
  },
  {
    title: 'Or, pirate, voleur',
    rules: {
      'S-10': {
        heading: 'Les rivières d’or',
        text: 'Une rivière d’or donne une carte au choix pour une colonie, deux pour une ville, après tout le reste du lancer ; le joueur actif choisit d’abord. Le voleur la bloque.',
      },
      'S-11': {
        heading: 'Voleur ou pirate',
        text: 'Sur un 7 ou avec un chevalier, vous déplacez le voleur ou le pirate. Le pirate va sur un autre hexagone de mer ; vous prenez une carte au hasard à un joueur ayant un bateau sur ses arêtes.',
      },
      'S-12': {
        heading: 'À côté du pirate',
        text: 'Près du pirate, aucun bateau ne se construit, n’arrive ni ne part.',
      },
      'S-13': {
        heading: 'Où ils commencent',
        text: 'Voleur et pirate commencent où la carte le dit. Hors du plateau, ils ne bloquent rien et entrent partout où ils ont le droit d’aller.',
      },
      'S-14': {
        heading: 'Où ils peuvent aller',
        text: 'Chacun doit changer d’hexagone : le voleur vers la terre, le pirate vers l’eau, bord du plateau compris. L’inconnu n’est ni l’un ni l’autre.',
      },
    },
  },
  {
    title: 'Plateau et fin',
    rules: {
      'S-15': {
        heading: 'La carte telle quelle',
        text: 'Hexagones, numéros et emplacements des ports sont ceux de la carte ; les sortes de ports sont mélangées, sauf si vous choisissez les ports imprimés.',
      },
      'S-16': {
        heading: 'Mise en place mélangée',
        text: 'Mise en place mélangée, au choix : tuiles et numéros changent de place entre les côtes ; 6 et 8 ne se touchent jamais.',
      },
      'S-17': {
        heading: 'Où l’on peut commencer',
        text: 'Les colonies de départ se placent sur la terre que la carte leur ouvre.',
      },
      'S-18': {
        heading: 'Gagner',
        text: 'On gagne à son propre tour, avec les points que demande la carte.',
      },
      'S-19': {
        heading: 'Bateaux posés d’avance',
        text: 'Une carte peut aussi poser des bateaux d’avance. Ils ne sont pas neufs : vous pouvez en déplacer un à votre premier tour.',
      },
      'S-20': {
        heading: 'Îles et points spéciaux',
        text: 'Une île est faite de terres qui se touchent. Les colonies de départ ne donnent pas de points spéciaux. Ces points restent près de la colonie qui les a gagnés, même devenue ville.',
      },
    },
  },
];
