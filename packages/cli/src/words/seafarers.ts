import type { Sentences, Story, Teller } from './tell.js';

const named = (tell: Teller, catalogue: string, index: number): string =>
  tell.game.catalogues[catalogue]?.[index] ?? '?';

const harbour = (tell: Teller, index: number): string => {
  const name = named(tell, 'harbour', index);
  return name === 'any' ? 'a 3:1 harbour' : `the ${name} harbour`;
};

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const sentences: Sentences = {
  shipBuilt: ({ seat, edge }, tell) => `${tell.name(seat)} builds a ship by ${tell.edge(edge)}`,
  shipMoved: ({ seat, to }, tell) => `${tell.name(seat)} moves a ship to ${tell.edge(to)}`,
  pirateMoved: ({ seat, hex }, tell) => `${tell.name(seat)} moves the pirate to ${tell.hex(hex)}`,
  goldTaken: ({ seat, good }, tell) => `${tell.name(seat)} takes 1 ${tell.good(good)} for gold`,
  islandSettled: ({ seat, points }, tell) =>
    `${tell.name(seat)} settles a new island: ${many(points, 'point')}`,
  hexRevealed: ({ seat, terrain }, tell) =>
    `${tell.name(seat)} discovers ${tell.game.scenario.terrains[terrain]?.name ?? '?'}`,
  tokenDrawn: ({ number }) => `its number is ${number}`,
  discoveryRewarded: ({ seat, good, count }, tell) =>
    `${tell.name(seat)} gets ${count} ${tell.good(good)} for the discovery`,
  giftTaken: ({ seat }, tell) => `${tell.name(seat)} takes a gift of the tribe`,
  harbourPlaced: ({ seat, edge, harbour: kind }, tell) =>
    `${tell.name(seat)} places ${harbour(tell, kind)} by ${tell.edge(edge)}`,
  harbourDrawn: ({ seat, harbour: kind }, tell) => `${tell.name(seat)} draws ${harbour(tell, kind)}`,
  tradeOpened: ({ seat }, tell) => `${tell.name(seat)} opens trade with a village`,
  clothReceived: ({ seat }, tell) => `${tell.name(seat)} gets a bolt of cloth`,
  clothStolen: ({ thief, victim }, tell) => `${tell.name(thief)} steals cloth from ${tell.name(victim)}`,
  wonderBegun: ({ seat, wonder }, tell) => `${tell.name(seat)} begins the ${named(tell, 'wonder', wonder)}`,
  wonderRaised: ({ seat, wonder, level }, tell) =>
    `${tell.name(seat)} raises the ${named(tell, 'wonder', wonder)} to level ${level}`,
  fleetMoved: ({ hex }, tell) => `the pirate fleet sails to ${tell.hex(hex)}`,
  fleetAttacked: ({ seat, strength, warships }, tell) =>
    `the fleet attacks ${tell.name(seat)}: ${strength} against ${many(warships, 'warship')}`,
  cardLost: ({ seat }, tell) => `${tell.name(seat)} loses a card to the fleet`,
  fortressAttacked: ({ seat, die, warships, chits, shipsLost }, tell) =>
    `${tell.name(seat)} attacks a fortress: ${many(warships, 'warship')} against ${die}; ` +
    (shipsLost > 0 ? `${many(shipsLost, 'ship')} lost` : `won, ${many(chits - 1, 'chit')} left`),
  fortressTaken: ({ seat }, tell) => `${tell.name(seat)} takes the fortress`,
};

/** Ships, islands and what waits there, in words. */
const progress = {
  island: 'a new island',
  cloth: 'cloth',
  village: 'a new village',
  warship: 'one more warship',
  wonder: 'the wonder grows',
  fortress: 'the fortress becomes weaker',
  fog: 'what lies in the fog is seen',
};

export const seafarers: Story = { module: 'ships', sentences, progress };
