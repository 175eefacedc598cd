/** New Energies counted by hand: discs, hazards, plants, energy, footprints and the marker from the board. */
import { at, type Game, NONE, type Seat, type State } from '@landnam/engine';
import {
  bandsOf,
  DISCS,
  discsDue,
  discsInBag,
  ENERGY,
  EVENTS,
  footprintMarker,
  globalFootprint,
  localFootprint,
  spacesOf,
} from '@landnam/engine/games/energies';
import type { GameChecks } from '../checks.js';
import { baseChecks } from './base.js';

const [TOWN, CITY, FOSSIL, RENEWABLE, TOKENS, MOST_ENERGY] = [1, 2, 1, 2, 10, 5];
// an imported binding is a getter call under vitest: in these loops that is most of the time
const nobody: number = NONE;

const plantsOf = (g: Game, s: State, seat: number, plant: number): number => {
  let count = 0;
  const { owner } = s.base;
  for (let place = 0; place < g.board.vertices * 3; place++)
    if (s.powerPlants.plant[place] === plant && owner[(place / 3) | 0] === seat) count++;
  return count;
};

const onBoard = (g: Game, s: State, seat: Seat, piece: string): number | undefined => {
  if (piece === 'fossilPlant') return plantsOf(g, s, seat, FOSSIL);
  return piece === 'renewablePlant' ? plantsOf(g, s, seat, RENEWABLE) : undefined;
};

/** [E-63] Plants stand beside buildings on numbered hexes, one for a town, one for each hex of a city. */
const brokenPlants = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  const { plant } = s.powerPlants;
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    let count = 0;
    for (let place = vertex * 3; place < vertex * 3 + 3; place++) {
      if (plant[place] === 0) continue;
      count++;
      const hex = g.board.vertexHexes[place];
      if (hex === nobody || s.base.number[hex] === 0) wrong.push(`a plant at v${vertex} has no number`);
    }
    const most = s.base.piece[vertex] === CITY ? 3 : s.base.piece[vertex] === TOWN ? 1 : 0;
    if (count > most) wrong.push(`v${vertex} has ${count} plants, not ${most} at most`);
  }
  return wrong;
};

/** [E-3, E-40] Ten tokens; on buildings, and on numbered hexes without the inspector. */
const brokenHazards = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  let count = s.hazards.left[0];
  for (let hex = 0; hex < g.board.hexes; hex++) {
    if (s.hazards.hex[hex] === 0) continue;
    count += s.hazards.hex[hex];
    if (s.base.number[hex] === 0 || s.base.robber[0] === hex) wrong.push(`h${hex} cannot have a hazard`);
  }
  for (let vertex = 0; vertex < g.board.vertices; vertex++) {
    count += s.hazards.building[vertex];
    if (s.hazards.building[vertex] > 0 && s.base.owner[vertex] === nobody)
      wrong.push(`v${vertex} has a hazard and no building`);
  }
  if (count !== TOKENS) wrong.push(`${count} hazards, not ${TOKENS}`);
  return wrong;
};

const wholeOf = (g: Game, index: number): number => {
  const { brown, green } = g.scenario.params.eventDiscs!;
  const { event, green: isGreen } = DISCS[index];
  return (isGreen ? green[String(g.seats)] : brown)[event];
};

/** [E-4, E-20, E-64] What was drawn lies on its track or left the game; the bag has a green disc for each plant. */
const brokenDiscs = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  const drawn = EVENTS.map(() => 0);
  let greenDrawn = 0;
  DISCS.forEach(({ event, green }, index) => {
    const left = (green ? s.eventDiscs.green : s.eventDiscs.brown)[index];
    const gone = wholeOf(g, index) - left;
    if (gone < 0) wrong.push(`more ${event} discs than there are`);
    drawn[EVENTS.indexOf(event)] += gone;
    if (green) greenDrawn += gone;
  });
  EVENTS.forEach((event, index) => {
    if (drawn[index] % spacesOf(g, index) !== s.eventDiscs.track[index])
      wrong.push(`the track of ${event} is wrong`);
  });
  let plants = 0;
  for (let seat = 0; seat < g.seats; seat++) plants += plantsOf(g, s, seat, RENEWABLE);
  if (plants - greenDrawn !== s.eventDiscs.greenInBag[0]) wrong.push('the green discs in the bag are wrong');
  const all = drawn.reduce((sum, count) => sum + count, 0);
  if (discsInBag(s) !== 43 + plants - all) wrong.push('the bag does not add up');
  return wrong;
};

/** [E-50] At most five, and never among the hand cards. */
const brokenEnergy = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    if (s.base.open[at(seat, ENERGY)] > MOST_ENERGY) wrong.push(`p${seat} has too much energy`);
    if (s.base.hand[at(seat, ENERGY)] > 0) wrong.push(`p${seat} holds energy as a card`);
  }
  return wrong;
};

const countedFootprint = (g: Game, s: State, seat: number): number => {
  let sum = plantsOf(g, s, seat, FOSSIL) - plantsOf(g, s, seat, RENEWABLE);
  for (let vertex = 0; vertex < g.board.vertices; vertex++)
    if (s.base.owner[vertex] === seat) sum += s.base.piece[vertex] === CITY ? 2 : 1;
  return sum;
};

/** [E-6, E-66] Footprints, their sum, the marker and the next draw, recomputed from the board. */
const brokenFootprints = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  let sum = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const counted = countedFootprint(g, s, seat);
    if (counted !== localFootprint(s, seat)) wrong.push(`p${seat} has a footprint of ${counted}`);
    sum += counted;
  }
  const bands = bandsOf(g);
  const marker = Math.min(Math.max(sum, 0), bands[bands.length - 1].to);
  if (sum !== globalFootprint(g, s) || marker !== footprintMarker(g, s))
    wrong.push(`the marker is not at ${marker}`);
  const discs = bands.find(({ from, to }) => from <= marker && marker <= to)?.discs;
  if (discs !== discsDue(g, s)) wrong.push('the next turn would draw a wrong number of discs');
  return wrong;
};

/** The card marks are clear outside of their play, so equal positions have equal bytes. */
const brokenMarks = (g: Game, s: State): string[] =>
  s.highYield.left[0] === 0 && s.highYield.taken.some((mark) => mark !== 0)
    ? ['a hex is still marked as taken']
    : [];

export const energiesChecks: GameChecks = {
  ...baseChecks,
  onBoard,
  broken: (g, s) => [
    ...(baseChecks.broken?.(g, s) ?? []),
    ...brokenPlants(g, s),
    ...brokenHazards(g, s),
    ...brokenDiscs(g, s),
    ...brokenEnergy(g, s),
    ...brokenFootprints(g, s),
    ...brokenMarks(g, s),
  ],
};
