import type { SeaText } from './types.js';

export const fr: SeaText = [
  {
    title: 'Bateaux',
    rules: {
      'S-1':
        'Vous avez 15 bateaux. Un bateau coûte bois et laine et se pose sur une arête bordée d’eau d’un côté au moins. Une route a besoin de terre d’un côté au moins. Une arête côtière porte l’un ou l’autre.',
      'S-2':
        'Un nouveau bateau touche un de vos bateaux ou un de vos bâtiments côtiers. Routes et bateaux ne se joignent qu’à un de vos bâtiments. On ne passe pas au-delà du bâtiment d’un autre.',
      'S-3':
        'Vous pouvez fonder une colonie là où une de vos routes ou un de vos bateaux touche la terre. La règle de distance vaut aussi par-dessus l’eau.',
      'S-4':
        'Une ligne ininterrompue de vos bateaux entre deux de vos bâtiments est fermée : ses bateaux y restent.',
      'S-5':
        'Une fois par tour, vous pouvez déplacer un bateau gratuitement : pas un bateau de ce tour, et seulement s’il a un bout qui ne touche rien d’autre à vous. Il va là où vous pourriez en construire un, mais pas à sa place d’avant.',
      'S-6': 'Près d’une colonie de départ sur la côte, la route gratuite peut être un bateau.',
      'S-7':
        'La plus longue route commerciale remplace la route la plus longue : routes et bateaux comptent ensemble et se suivent à vos bâtiments. Retirer un bateau peut la faire perdre.',
      'S-8':
        'Construction de routes : deux routes, deux bateaux, ou un de chaque. Elle ne déplace aucun bateau.',
      'S-9':
        'Après chaque pièce : d’abord ce qu’elle découvre, puis cadeaux et ports, tissu, points spéciaux, plus longue route commerciale, enfin la victoire.',
    },
  },
  {
    title: 'Or, pirate, voleur',
    rules: {
      'S-10':
        'Une rivière d’or donne une carte au choix pour une colonie, deux pour une ville, après tout le reste du lancer ; le joueur actif choisit d’abord. Le voleur la bloque.',
      'S-11':
        'Sur un 7 ou avec un chevalier, vous déplacez le voleur ou le pirate. Le pirate va sur un autre hexagone de mer ; vous prenez une carte au hasard à un joueur ayant un bateau sur ses arêtes.',
      'S-12': 'Près du pirate, aucun bateau ne se construit, n’arrive ni ne part.',
      'S-13':
        'Voleur et pirate commencent où la carte le dit. Hors du plateau, ils ne bloquent rien et entrent partout où ils ont le droit d’aller.',
      'S-14':
        'Chacun doit changer d’hexagone : le voleur vers la terre, le pirate vers l’eau, bord du plateau compris. L’inconnu n’est ni l’un ni l’autre.',
    },
  },
  {
    title: 'Plateau et fin',
    rules: {
      'S-15':
        'Hexagones, numéros et emplacements des ports sont ceux de la carte ; les sortes de ports sont mélangées, sauf si vous choisissez les ports imprimés.',
      'S-16':
        'Mise en place mélangée, au choix : tuiles et numéros changent de place entre les côtes ; 6 et 8 ne se touchent jamais.',
      'S-17': 'Les colonies de départ se placent sur la terre que la carte leur ouvre.',
      'S-18': 'On gagne à son propre tour, avec les points que demande la carte.',
      'S-20':
        'Une île est faite de terres qui se touchent. Les colonies de départ ne donnent pas de points spéciaux. Ces points restent près de la colonie qui les a gagnés, même devenue ville.',
    },
  },
];
