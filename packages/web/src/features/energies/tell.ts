import { CITY, EMPTY_BAG, EVENTS, FOSSIL_PLANT, spacesOf } from '@landnam/engine/games/energies';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import { seatsOf, tell as base } from '../base/tell.js';
import type { StoryLine, Tellers, GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { NONE } from '../../session/none.js';
import { rowOf } from '../rows.js';
import { eventName } from './glossary.js';

const hexAt = (hex: number): readonly BoardPlace[] => [{ kind: 'hex', at: hex }];
const cornerAt = (vertex: number): readonly BoardPlace[] => [{ kind: 'vertex', at: vertex }];

/** A hazard lies on a hex or on a building; the other place is NONE. */
const where = (hex: number, vertex: number): BoardPlace =>
  vertex === NONE ? { kind: 'hex', at: hex } : { kind: 'vertex', at: vertex };

const EFFECTS: Readonly<Record<string, () => string>> = {
  climateConference: t.effect_climateConference,
  environmentalPollution: t.effect_environmentalPollution,
  airPollution: t.effect_airPollution,
  productionIncrease: t.effect_productionIncrease,
  rainAndFlooding: t.effect_rainAndFlooding,
  sustainableProduction: t.effect_sustainableProduction,
  governmentFunding: t.effect_governmentFunding,
};

const discs = {
  discDrawn: ({ seat, event, onTrack }, words) => ({
    seat,
    text: t.tell_disc({
      who: words.who(seat),
      event: eventName(event),
      count: onTrack,
      spaces: spacesOf(words.info, event),
    }),
  }),
  eventTriggered: ({ event }) => ({
    text: m.pair({ head: eventName(event), rest: EFFECTS[EVENTS[event] ?? '']?.() ?? '' }),
    heading: true,
  }),
  bagFoundEmpty: ({ seat }, words) => ({ seat, text: t.tell_empty({ who: words.who(seat) }), heading: true }),
  pollutionRolled: ({ seat, low, high }, words) => ({
    seat,
    text: t.tell_pollution({ who: words.who(seat), sum: low + high }),
  }),
  freeCardTaken: ({ seat, good }, words) => ({
    seat,
    text: t.tell_freeCard({ who: words.who(seat), goods: words.goods(rowOf(good)) }),
  }),
  freeCardWaived: ({ seat }, words) => ({ seat, text: t.tell_freeCardWaived({ who: words.who(seat) }) }),
  increaseTaken: ({ seat, hex, good, count }, words) => ({
    seat,
    text: t.tell_increase({ who: words.who(seat), goods: words.goods(rowOf(good, count)) }),
    places: hexAt(hex),
  }),
  freePlantWaived: ({ seat }, words) => ({ seat, text: t.tell_plantWaived({ who: words.who(seat) }) }),
} satisfies Partial<Tellers>;

const CLEARED = {
  roll: t.tell_cleared_roll,
  energy: t.tell_cleared_energy,
  card: t.tell_cleared_card,
};

/** Between which hexes a building stands, or the hex itself. */
const spot = ({ kind, at }: BoardPlace, words: GameWords): string => {
  if (kind === 'hex') return words.hex(at);
  const hexes = [0, 1, 2].map((i) => words.info.board.vertexHexes[at * 3 + i] ?? NONE);
  return words.list(hexes.filter((hex) => hex !== NONE).map((hex) => words.hex(hex)));
};

const hazards = {
  hazardPlaced: ({ hex, vertex }, words) => {
    const place = where(hex, vertex);
    const at = spot(place, words);
    if (place.kind === 'hex') return { text: t.tell_hexHazard({ hex: at }), places: [place] };
    const seat = words.owner(vertex);
    if (seat === NONE) return { text: t.tell_hexHazard({ hex: at }), places: [place] };
    return { seat, text: t.tell_hazard({ who: words.who(seat), hexes: at }), places: [place] };
  },
  hazardCleared: ({ seat, hex, vertex, by }, words) => {
    const place = where(hex, vertex);
    const text = CLEARED[by]({ who: words.who(seat), place: spot(place, words) });
    return by === 'roll' ? { text, places: [place] } : { seat, text, places: [place] };
  },
} satisfies Partial<Tellers>;

const plants = {
  plantBuilt: ({ seat, hex, vertex, plant }, words) => ({
    seat,
    text: (plant === FOSSIL_PLANT ? t.tell_fossil : t.tell_renewable)({
      who: words.who(seat),
      hex: words.hex(hex),
    }),
    places: cornerAt(vertex),
  }),
  plantDemolished: ({ seat, hex, vertex }, words) => ({
    seat,
    text: t.tell_demolished({ who: words.who(seat), hex: words.hex(hex) }),
    places: cornerAt(vertex),
  }),
  energyProduced: ({ seat, energy }, words) => ({
    seat,
    text: t.tell_energy({ who: words.who(seat), count: energy }),
  }),
  warehouseBought: ({ seat }, words) => ({ seat, text: t.tell_warehouse({ who: words.who(seat) }) }),
  yieldTaken: ({ seat, hex, good }, words) => ({
    seat,
    text: t.tell_yield({ who: words.who(seat), goods: words.goods(rowOf(good)) }),
    places: hexAt(hex),
  }),
  yieldEnded: () => null,
} satisfies Partial<Tellers>;

/** Base's events in this game's words. */
const renamed = {
  buildingPlaced: ({ seat, vertex, piece }, words) => ({
    seat,
    text: (piece === CITY ? t.tell_founded_city : t.tell_founded)({ who: words.who(seat) }),
    places: cornerAt(vertex),
  }),
  settlementBuilt: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_town({ who: words.who(seat) }),
    places: cornerAt(vertex),
  }),
  cityBuilt: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_city({ who: words.who(seat) }),
    places: cornerAt(vertex),
  }),
  robberMoved: ({ seat, hex }, words) => ({
    seat,
    text: t.tell_inspector({ who: words.who(seat), hex: words.hex(hex) }),
    places: hexAt(hex),
  }),
  awardMoved: ({ award, to }, words): StoryLine => {
    if (to === NONE) return { text: t.tell_route_lost() };
    const text = award === 'longestRoute' ? t.tell_route : t.tell_clean;
    return { seat: to, text: text({ who: words.who(to) }) };
  },
  gameEnded: (event, words): StoryLine => {
    if (event.reason !== EMPTY_BAG) return base.gameEnded(event, words);
    if (event.winners === 0) return { text: t.tell_all_lose(), heading: true };
    const seats = seatsOf(words, event.winners);
    return { text: t.tell_bag_won({ who: words.who(...seats), count: seats.length }), heading: true };
  },
} satisfies Partial<Tellers>;

const tell = { ...discs, ...hazards, ...plants };
export const retold = { ...tell, ...renamed };
