import type { PirateIslandsWords } from './types.js';

export const de: PirateIslandsWords = {
  fortress: 'Festung',
  fortresses: 'Festungen',
  fleet: 'Piratenflotte',
  warships: ['{count} Kriegsschiff', '{count} Kriegsschiffe'],
  chits: ['{count} Chip auf der Festung', '{count} Chips auf der Festung'],
  fortressTaken: 'Festung erobert',
  shipsLeft: ['{count} Schiff bis zur Festung', '{count} Schiffe bis zur Festung'],
  reached: 'Die Linie erreicht die Festung',
  goal: '{points} Punkte und die eroberte Festung gewinnen.',
  fleetNext:
    'Die Flotte zieht um den niedrigeren Würfel und greift mit dieser Stärke an. Nächste Felder: 1 bis 6 auf dem Plan.',
  fleetGone: 'Die Flotte ist abgezogen.',
  players: 'Linien und Festungen',
  knightAbout: 'Macht das hinterste gewöhnliche Schiff deiner Linie zum Kriegsschiff.',
  actAttack: 'Festung angreifen: beendet deinen Zug',
  toolAttack: 'Angriff',
  landingNote: 'Landeplatz von {name}',
  fortressNote: ['Festung von {name}, {count} Chip', 'Festung von {name}, {count} Chips'],
  sailed: 'Die Piratenflotte zieht weiter',
  attackedLost: 'Die Flotte greift [dich|{who}] an, {strength} gegen {warships}: Karten gehen verloren',
  attackedWon:
    'Die Flotte greift [dich|{who}] an, {strength} gegen {warships}: abgewehrt für eine Karte nach Wahl',
  attackedEven: 'Die Flotte greift [dich|{who}] an, {strength} gegen {warships}: nichts geschieht',
  qPrize: 'Die Flotte ist abgewehrt: Wähle eine Karte.',
  lost: '{who} [verlierst|verliert] {goods}',
  fortWon:
    '{who} [greifst|greift] die Festung an, Kriegsschiffe {warships} gegen Würfel {die}: ein Chip fällt',
  fortLost: [
    '{who} [greifst|greift] die Festung an, Kriegsschiffe {warships} gegen Würfel {die}: {count} Schiff verloren',
    '{who} [greifst|greift] die Festung an, Kriegsschiffe {warships} gegen Würfel {die}: {count} Schiffe verloren',
  ],
  taken: '{who} [eroberst|erobert] die Festung',
  fleetBlocks: 'Die Flotte lässt hier kein Schiff an- oder ablegen.',
  noShipsInSetUp: 'Zu Beginn keine Schiffe: Deine Linie hat schon begonnen.',
  notOnTheLine: 'Ein Schiff verlängert die Spitze deiner Linie auf dem Weg zur Festung.',
  notOnThisIsland: 'Baue auf der Ostinsel oder an deinem Landeplatz, sobald deine Linie ihn erreicht.',
  noOrdinaryShip: 'Du hast kein gewöhnliches Schiff zum Rüsten.',
  fortressNotTaken: 'Deine Festung ist noch nicht erobert.',
  fortressNotReached: 'Deine Linie erreicht die Festung noch nicht.',
  fortressIsTaken: 'Deine Festung gehört dir schon.',
};
