import { EMPTY_BAG, EVENTS, FOSSIL_PLANT, spacesOf } from '@landnam/engine/games/energies';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import { tell as base } from '../base/tell.js';
import type { Line, Tellers, Words } from '../../moves/feature.js';
import type { Place } from '../../moves/places.js';
import { NONE } from '../../session/none.js';
import { eventName } from './glossary.js';

const hexAt = (hex: number): readonly Place[] => [{ kind: 'hex', at: hex }];
const cornerAt = (vertex: number): readonly Place[] => [{ kind: 'vertex', at: vertex }];

/** A hazard lies on a hex or on a building; the other place is NONE. */
const where = (hex: number, vertex: number): Place =>
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
  discDrawn: ({ seat, event, onTrack }, { info }) => ({
    seat,
    text: t.tell_disc({
      event: eventName(event),
      count: onTrack,
      spaces: spacesOf(info, event),
    }),
  }),
  eventTriggered: ({ event }) => ({
    text: m.pair({ head: eventName(event), rest: EFFECTS[EVENTS[event] ?? '']?.() ?? '' }),
    heading: true,
  }),
  bagFoundEmpty: ({ seat }) => ({ seat, text: t.tell_empty(), heading: true }),
  pollutionRolled: ({ seat, low, high }) => ({ seat, text: t.tell_pollution({ sum: low + high }) }),
  freeCardTaken: ({ seat, good }, words) => ({
    seat,
    text: t.tell_freeCard({ good: words.good(good) }),
  }),
  freeCardWaived: ({ seat }) => ({ seat, text: t.tell_freeCardWaived() }),
  increaseTaken: ({ seat, hex, good, count }, words) => ({
    seat,
    text: t.tell_increase({ goods: words.goods(rowOf(good, count)) }),
    places: hexAt(hex),
  }),
  freePlantWaived: ({ seat }) => ({ seat, text: t.tell_plantWaived() }),
} satisfies Partial<Tellers>;

const rowOf = (good: number, count: number): number[] =>
  Array.from({ length: good + 1 }, (_, i) => (i === good ? count : 0));

const CLEARED = {
  roll: t.tell_cleared_roll,
  energy: t.tell_cleared_energy,
  card: t.tell_cleared_card,
};

/** Between which hexes a building stands, or the hex itself. */
const spot = ({ kind, at }: Place, words: Words): string => {
  if (kind === 'hex') return words.hex(at);
  const hexes = [0, 1, 2].map((i) => words.info.board.vertexHexes[at * 3 + i] ?? NONE);
  return words.list(hexes.filter((hex) => hex !== NONE).map((hex) => words.hex(hex)));
};

const hazards = {
  hazardPlaced: ({ hex, vertex }, words) => {
    const place = where(hex, vertex);
    const at = spot(place, words);
    if (place.kind === 'hex') return { text: t.tell_hexHazard({ hex: at }), places: [place] };
    return { seat: words.owner(vertex), text: t.tell_hazard({ hexes: at }), places: [place] };
  },
  hazardCleared: ({ seat, hex, vertex, by }, words) => {
    const place = where(hex, vertex);
    const text = CLEARED[by]({ place: spot(place, words) });
    return by === 'roll' ? { text, places: [place] } : { seat, text, places: [place] };
  },
} satisfies Partial<Tellers>;

const plants = {
  plantBuilt: ({ seat, hex, vertex, plant }, words) => ({
    seat,
    text: (plant === FOSSIL_PLANT ? t.tell_fossil : t.tell_renewable)({
      hex: words.hex(hex),
    }),
    places: cornerAt(vertex),
  }),
  plantDemolished: ({ seat, hex, vertex }, words) => ({
    seat,
    text: t.tell_demolished({ hex: words.hex(hex) }),
    places: cornerAt(vertex),
  }),
  energyProduced: ({ seat, energy }) => ({ seat, text: t.tell_energy({ count: energy }) }),
  warehouseBought: ({ seat }) => ({ seat, text: t.tell_warehouse() }),
  yieldTaken: ({ seat, hex, good }, words) => ({
    seat,
    text: t.tell_yield({ good: words.good(good) }),
    places: hexAt(hex),
  }),
  yieldEnded: () => null,
} satisfies Partial<Tellers>;

const pieceName = ({ info, piece: nameOf }: Words, piece: number): string =>
  nameOf(info.scenario.pieces[piece]?.name ?? '');

/** Base's events in this game's words. */
const renamed = {
  buildingPlaced: ({ seat, vertex, piece }, words) => ({
    seat,
    text: t.tell_founded({ piece: pieceName(words, piece) }),
    places: cornerAt(vertex),
  }),
  settlementBuilt: ({ seat, vertex }) => ({ seat, text: t.tell_town(), places: cornerAt(vertex) }),
  cityBuilt: ({ seat, vertex }) => ({ seat, text: t.tell_city(), places: cornerAt(vertex) }),
  robberMoved: ({ seat, hex }, words) => ({
    seat,
    text: t.tell_inspector({ hex: words.hex(hex) }),
    places: hexAt(hex),
  }),
  awardMoved: ({ award, to }): Line => {
    if (to === NONE) return { text: t.tell_route_lost() };
    return { seat: to, text: award === 'longestRoute' ? t.tell_route() : t.tell_clean() };
  },
  gameEnded: (event, words): Line => {
    if (event.reason !== EMPTY_BAG) return base.gameEnded(event);
    if (event.winners === 0) return { text: t.tell_all_lose(), heading: true };
    const names = words.info.setup.players.flatMap((_, seat) =>
      ((event.winners >> seat) & 1) === 1 ? [words.seat(seat)] : [],
    );
    return { text: m.pair({ head: names.join(', '), rest: t.tell_bag_won() }), heading: true };
  },
} satisfies Partial<Tellers>;

const tell = { ...discs, ...hazards, ...plants };
export const retold = { ...tell, ...renamed };
