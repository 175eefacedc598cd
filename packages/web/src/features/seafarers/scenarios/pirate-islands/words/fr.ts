import type { PirateIslandsWords } from './types.js';

export const fr: PirateIslandsWords = {
  fortress: 'Forteresse',
  fortresses: 'forteresses',
  fleet: 'Flotte pirate',
  warships: ['{count} navire de guerre', '{count} navires de guerre'],
  chits: ['{count} jeton sur la forteresse', '{count} jetons sur la forteresse'],
  fortressTaken: 'Forteresse prise',
  shipsLeft: ['{count} bateau jusqu’à la forteresse', '{count} bateaux jusqu’à la forteresse'],
  reached: 'La ligne atteint la forteresse',
  goal: '{points} points et votre forteresse reprise donnent la victoire.',
  fleetNext:
    'La flotte avance du plus petit dé et attaque avec cette force. Prochains hexagones : 1 à 6 sur le plateau.',
  fleetGone: 'La flotte est partie.',
  players: 'Lignes et forteresses',
  knightAbout: 'Transforme le dernier bateau ordinaire de votre ligne en navire de guerre.',
  actAttack: 'Attaquer la forteresse : termine votre tour',
  toolAttack: 'Attaquer',
  landingNote: 'débarcadère de {name}',
  fortressNote: ['forteresse de {name}, {count} jeton', 'forteresse de {name}, {count} jetons'],
  sailed: 'La flotte pirate avance',
  attackedLost:
    'La flotte [vous attaque|attaque {who}], {strength} contre {warships} : des cartes sont perdues',
  attackedWon:
    'La flotte [vous attaque|attaque {who}], {strength} contre {warships} : repoussée pour une carte au choix',
  attackedEven: 'La flotte [vous attaque|attaque {who}], {strength} contre {warships} : rien ne se passe',
  qPrize: 'La flotte est repoussée : choisissez une carte.',
  lost: '{who} [perdez|perd] {goods}',
  fortWon: '{who} [attaquez|attaque] la forteresse, navires {warships} contre dé {die} : un jeton tombe',
  fortLost: [
    '{who} [attaquez|attaque] la forteresse, navires {warships} contre dé {die} : {count} bateau perdu',
    '{who} [attaquez|attaque] la forteresse, navires {warships} contre dé {die} : {count} bateaux perdus',
  ],
  taken: '{who} [prenez|prend] la forteresse',
  fleetBlocks: 'La flotte empêche les bateaux d’arriver ou de partir ici.',
  noShipsInSetUp: 'Pas de bateaux au départ : votre ligne a déjà commencé.',
  notOnTheLine: 'Un bateau prolonge la tête de votre ligne, en route vers votre forteresse.',
  notOnThisIsland: 'Construisez sur l’île de l’est, ou à votre débarcadère dès que la ligne l’atteint.',
  noOrdinaryShip: 'Vous n’avez pas de bateau ordinaire à armer.',
  fortressNotTaken: 'Votre forteresse n’est pas encore prise.',
  fortressNotReached: 'Votre ligne n’atteint pas encore la forteresse.',
  fortressIsTaken: 'Votre forteresse est déjà à vous.',
};
