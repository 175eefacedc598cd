/** How the footprint came about, reconstructed from public events. */
import type { GameEvent } from '../../core/play/events.js';
import type { State } from '../../core/state/state.js';
import { CITY, FOSSIL, RENEWABLE, TOWN } from './catalogue.js';
import { FOOTPRINTS, globalFootprint } from './footprints.js';
import { FOSSIL_PLANT, RENEWABLE_PLANT } from './powerPlants.js';

/** What is on the board, all players together. */
export interface FootprintMoment {
  readonly footprint: number;
  readonly fossil: number;
  readonly renewable: number;
}

const builtPlant = (plant: number): FootprintMoment =>
  plant === FOSSIL_PLANT
    ? { footprint: FOOTPRINTS[FOSSIL], fossil: 1, renewable: 0 }
    : { footprint: FOOTPRINTS[RENEWABLE], fossil: 0, renewable: 1 };

/** What buildings add; a city replaces a town. */
const builtBy = (event: GameEvent): number => {
  if (event.type === 'buildingPlaced') return FOOTPRINTS[event.piece] ?? 0;
  if (event.type === 'settlementBuilt') return FOOTPRINTS[TOWN];
  return event.type === 'cityBuilt' ? FOOTPRINTS[CITY] - FOOTPRINTS[TOWN] : 0;
};

const changeBy = (event: GameEvent): FootprintMoment => {
  if (event.type === 'plantBuilt') return builtPlant(event.plant);
  if (event.type === 'plantDemolished') return { footprint: -FOOTPRINTS[FOSSIL], fossil: -1, renewable: 0 };
  return { footprint: builtBy(event), fossil: 0, renewable: 0 };
};

const less = (now: FootprintMoment, change: FootprintMoment): FootprintMoment => ({
  footprint: now.footprint - change.footprint,
  fossil: now.fossil - change.fossil,
  renewable: now.renewable - change.renewable,
});

const counted = (g: { readonly seats: number }, s: State): FootprintMoment => {
  const standing = (plant: number): number => s.powerPlants.plant.filter((each) => each === plant).length;
  return {
    footprint: globalFootprint(g, s),
    fossil: standing(FOSSIL_PLANT),
    renewable: standing(RENEWABLE_PLANT),
  };
};

/** [E-66] At the beginning of every turn, and now. The starting pieces have no event, so they are counted back. */
export const footprintStory = (
  g: { readonly seats: number },
  s: State,
  events: readonly GameEvent[],
): readonly FootprintMoment[] => {
  let now = counted(g, s);
  const story = [now];
  for (const event of events.toReversed()) {
    now = less(now, changeBy(event));
    if (event.type === 'turnBegan') story.push(now);
  }
  return story.toReversed();
};
