/** Verbs for positions of this game on top of the test table. */
import type { Seat } from '@landnam/engine';
import {
  DISCS,
  type EventName,
  EVENTS,
  FOSSIL_PLANT,
  RENEWABLE_PLANT,
  spacesOf,
} from '@landnam/engine/games/energies';
import { putOnHex } from '../../packages/engine/src/modules/energies/hazards.js';
import { putPlant } from '../../packages/engine/src/modules/energies/powerPlants.js';
import { type Chosen, table, type TestTable } from '../support/table.js';

/** Everyone has a town and a city and no cards; footprints are 3 each. Seat 0 is about to begin. */
export const firstGame = (seats = 4, chosen: Chosen = {}): TestTable => {
  const t = table('energies/first-game', seats, chosen);
  return t.at((position) => {
    for (let seat = 0; seat < seats; seat++) position.strip(seat);
  });
};

/** An empty board as printed in the first game. */
export const emptyBoard = (seats = 4, chosen: Chosen = {}): TestTable => table('energies', seats, chosen);

/** `plants(t, '0 renewable @0,0 0,0.N')`: seat, plant, hex, building. */
export const plants = (t: TestTable, ...texts: readonly string[]): TestTable =>
  t.at(() => {
    for (const text of texts) {
      const [seat, plant, hex, vertex] = text.split(' ');
      const kind = plant === 'fossil' ? FOSSIL_PLANT : RENEWABLE_PLANT;
      putPlant(t.game, t.state, Number(seat) as Seat, t.id(hex), t.id(vertex), kind, true, null);
    }
  });

/** `hazards(t, '@0,0', '1,0.N')`: on hexes and buildings. */
export const hazards = (t: TestTable, ...places: readonly string[]): TestTable =>
  t.at(() => {
    for (const place of places) {
      if (place.startsWith('@')) putOnHex(t.state, t.id(place), null);
      else {
        t.state.hazards.building[t.id(place)] = 1;
        t.state.hazards.left[0]--;
      }
    }
  });

export const hasHazard = (t: TestTable, place: string): boolean => {
  const { hex, building } = t.state.hazards;
  return (place.startsWith('@') ? hex[t.id(place)] : building[t.id(place)]) === 1;
};

const discOf = (event: EventName): (typeof DISCS)[number] => DISCS.find((disc) => disc.event === event)!;

/** One more disc triggers the event. */
export const almost = (t: TestTable, event: EventName): TestTable => {
  const index = EVENTS.indexOf(event);
  t.state.eventDiscs.track[index] = spacesOf(t.game, index) - 1;
  if (discOf(event).green) t.state.eventDiscs.greenInBag[0]++;
  return t;
};

/** The seat's turn begins and its first disc triggers the event. */
export const fire = (t: TestTable, event: EventName, active = 0): TestTable =>
  almost(t, event)
    .start(active)
    .do(`p${active} callDice`, `* drawDisc ${discOf(event).name}`);

/** Leaves this many discs of a kind in the bag and no others. */
export const leaveDiscs = (t: TestTable, counts: Readonly<Record<string, number>> = {}): TestTable => {
  t.state.eventDiscs.brown.fill(0);
  t.state.eventDiscs.greenInBag[0] = counts['green'] ?? 0;
  DISCS.forEach((disc, index) => {
    if (!disc.green) t.state.eventDiscs.brown[index] = counts[disc.name] ?? 0;
  });
  return t;
};

export const energyOf = (t: TestTable, seat: number): number => t.cards(seat)['energy'] ?? 0;
