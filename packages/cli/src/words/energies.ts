import { NONE } from '@landnam/engine';
import { DISCS, EVENTS, PLANTS, spacesOf } from '@landnam/engine/games/energies';
import { GLOSSARIES } from '@landnam/maps';
import { whoWins } from './base.js';
import type { ActionWords, Sentences, Story, Teller } from './tell.js';

const term = (section: string, id: string): string => GLOSSARIES['energies']?.[section]?.[id]?.en ?? id;
const eventName = (event: number): string => term('events', EVENTS[event] ?? '?');

const AWARDS = {
  longestRoute: term('specialTiles', 'longestTradeRoute'),
  largestArmy: term('specialTiles', 'cleanestEnvironment'),
} as const;
const CARDS: Readonly<Record<string, string>> = { roadBuilding: 'roadConstruction' };
const CLEANED_BY = { roll: 'the roll', energy: 'one energy', card: 'the card' } as const;

const place = (hex: number, vertex: number, tell: Teller): string =>
  vertex === NONE ? tell.hex(hex) : `the building at ${tell.vertex(vertex)}`;

/** The bag ends most games: then the winner does not depend on points. */
const ended = (winners: number, tell: Teller): string =>
  winners === 0
    ? 'nobody has more renewable than fossil plants: all lose'
    : `${whoWins(winners, tell)} by the cleanest plants`;

const plantName = (plant: number): string => PLANTS[plant - 1] ?? '?';

const sentences: Sentences = {
  buildingPlaced: ({ seat, vertex, piece }, tell) =>
    `${tell.name(seat)} places a ${tell.game.scenario.pieces[piece]?.name === 'city' ? 'city' : 'town'} at ${tell.vertex(vertex)}`,
  settlementBuilt: ({ seat, vertex }, tell) => `${tell.name(seat)} builds a town at ${tell.vertex(vertex)}`,
  robberMoved: ({ seat, hex }, tell) => `${tell.name(seat)} sends the inspector to ${tell.hex(hex)}`,
  cardPlayed: ({ seat, card }, tell) => {
    const name = tell.game.scenario.cards[card]?.name ?? '?';
    return `${tell.name(seat)} plays ${term('developmentCards', CARDS[name] ?? name)}`;
  },
  cardBought: ({ seat }, tell) => `${tell.name(seat)} pays for a development card`,
  cardDrawn: ({ seat }, tell) => `${tell.name(seat)} takes the top development card`,
  awardMoved: ({ award, to }, tell) =>
    to === NONE ? `nobody has ${AWARDS[award]} any more` : `${tell.name(to)} takes ${AWARDS[award]}`,
  discDrawn: ({ disc, event, onTrack }, tell) =>
    `a ${DISCS[disc]?.green ? 'green' : 'brown'} disc: ${eventName(event)}, ${onTrack} of ${spacesOf(tell.game, event)}`,
  eventTriggered: ({ event }) => `${eventName(event)} happens`,
  bagFoundEmpty: () => 'a disc is due and the bag is empty',
  pollutionRolled: ({ low, high }) => `the pollution falls on the ${low + high}`,
  hazardPlaced: ({ hex, vertex }, tell) => `a hazard for ${place(hex, vertex, tell)}`,
  hazardCleared: ({ hex, vertex, by }, tell) => `${CLEANED_BY[by]} cleans ${place(hex, vertex, tell)}`,
  freeCardTaken: ({ seat, good }, tell) => `${tell.name(seat)} takes 1 ${tell.good(good)}`,
  freeCardWaived: ({ seat }, tell) => `${tell.name(seat)} takes no card`,
  increaseTaken: ({ seat, good, count }, tell) =>
    `${tell.name(seat)} gets ${count === 0 ? 'nothing' : `1 ${tell.good(good)}`} with it`,
  freePlantWaived: ({ seat }, tell) => `${tell.name(seat)} builds no free plant`,
  plantBuilt: ({ seat, hex, plant, free }, tell) =>
    `${tell.name(seat)} builds a ${free ? 'free ' : ''}${plantName(plant)} plant on ${tell.hex(hex)}`,
  plantDemolished: ({ seat, hex }, tell) =>
    `${tell.name(seat)} demolishes the fossil plant on ${tell.hex(hex)}`,
  energyProduced: ({ seat, energy }, tell) => `${tell.name(seat)} gets ${energy} energy`,
  warehouseBought: ({ seat }, tell) => `${tell.name(seat)} buys the warehouse`,
  yieldTaken: ({ seat, hex, good }, tell) =>
    `${tell.name(seat)} takes 1 ${tell.good(good)} of ${tell.hex(hex)}`,
  gameEnded: ({ winners, points, reason }, tell) =>
    reason === 'points'
      ? `${whoWins(winners, tell)} with ${Math.max(...points)} points`
      : ended(winners, tell),
};

const actions: ActionWords = {
  drawCard: ({ card }) => `${term('developmentCards', CARDS[card] ?? card)} is drawn`,
  putHazard: ({ vertex }, tell) => `puts a hazard on the building at ${tell.vertex(vertex)}`,
  clearHazard: ({ vertex }, tell) => `cleans the building at ${tell.vertex(vertex)}`,
  clearHexHazard: ({ hex }, tell) => `cleans ${tell.hex(hex)}`,
};

/** Power plants, discs and hazards, in words. */
const progress = { plants: 'cleaner plants', hazard: 'a hazard is cleared' };

export const energies: Story = { module: 'eventDiscs', sentences, actions, progress };
