import {
  type ActionList,
  type ActionRule,
  argA,
  argB,
  argC,
  pack,
  type Refusal,
} from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import { at, type FieldSpecs, type Views } from '../../core/state/fields.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { type Hex, type HexIndex, NONE, type Seat, type Vertex, type VertexIndex } from '../../core/ids.js';
import { passes } from '../../core/play/play.js';
import type { FaultTeller } from '../../core/text/said.js';
import type { State } from '../../core/state/state.js';
import { fromStock, hasStock, refuseBuild, toStock } from '../../shared/placing.js';
import { firstRolled, nextAlike } from '../../shared/numbers.js';
import { firstHome } from '../../shared/ownPlaces.js';
import { cannotPay, canPay, collectUpTo, pay, type Price, priceOf } from '../../shared/supply.js';
import { CITY, ENERGY, FOSSIL, PLANTS, RENEWABLE } from './catalogue.js';
import { addGreenDisc } from './eventDiscs.js';

/** What is in a place: nothing, or a plant by its index in PLANTS plus one. */
export const NO_PLANT = 0;
export const FOSSIL_PLANT = 1;
export const RENEWABLE_PLANT = 2;
const PIECE_OF = [NONE, FOSSIL, RENEWABLE];
const DEMOLISHING: Price = { goods: [ENERGY], counts: [1], cards: 0 };

const fields = {
  /** Three places per building, in the order of the vertex's hexes. */
  plant: { per: 'vertex', text: { of: ['none', ...PLANTS] }, width: 3, seen: 'all' },
  built: { per: 'game', seen: 'all' },
  demolished: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly powerPlants: Views<typeof fields>;
  }
  interface ActionMap {
    buildPlant: { hex: number; vertex: number; plant: string };
    demolishPlant: { hex: number; vertex: number };
  }
  interface EventMap {
    plantBuilt: { seat: number; hex: number; vertex: number; plant: number; free: boolean };
    plantDemolished: { seat: number; hex: number; vertex: number };
    energyProduced: { seat: number; energy: number };
  }
  interface RefusalCodes {
    noOwnBuilding: true;
    notBesideHex: true;
    hexHasNoNumber: true;
    plantPlaceTaken: true;
    onePlantATurn: true;
    oneDemolitionATurn: true;
    noFossilPlant: true;
  }
  interface FaultCodes {
    plantAlone: never;
    plantOffBoard: never;
  }
}

/** Where a building's place on a hex is stored; -1 if the hex is not beside it. */
export const plantPlace = (g: Game, hex: HexIndex, vertex: VertexIndex): number => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) if (g.board.vertexHexes[i] === hex) return i;
  return -1;
};

const hasPlant = (s: State, vertex: VertexIndex): boolean => {
  const { plant } = s.powerPlants;
  return (plant[vertex * 3] | plant[vertex * 3 + 1] | plant[vertex * 3 + 2]) !== NO_PLANT;
};

/** [E-63] A town has one place in total, a city one on each of its hexes. */
const isPlaceFree = (s: State, vertex: VertexIndex, place: number): boolean =>
  s.base.piece[vertex] === CITY ? s.powerPlants.plant[place] === NO_PLANT : !hasPlant(s, vertex);

const mayStand = (g: Game, s: State, vertex: VertexIndex, place: number): boolean => {
  const hex = g.board.vertexHexes[place];
  return hex !== NONE && s.base.number[hex] > 0 && isPlaceFree(s, vertex, place);
};

/** Every place where a seat could put a plant now, as an action with hex and vertex before `third`. */
export const listPlaces = (
  g: Game,
  s: State,
  seat: number,
  id: number,
  third: number,
  out: ActionList,
): void => {
  const { homes } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) {
    const vertex = homes[i];
    for (let place = vertex * 3; place < vertex * 3 + 3; place++)
      if (mayStand(g, s, vertex, place)) out.push(pack(id, g.board.vertexHexes[place], vertex, third));
  }
};

const hasPlaceAt = (g: Game, s: State, vertex: VertexIndex): boolean =>
  mayStand(g, s, vertex, vertex * 3) ||
  mayStand(g, s, vertex, vertex * 3 + 1) ||
  mayStand(g, s, vertex, vertex * 3 + 2);

export const hasPlace = (g: Game, s: State, seat: number): boolean => {
  const { homes } = s.base;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) if (hasPlaceAt(g, s, homes[i])) return true;
  return false;
};

/** [E-63] Why a plant of this seat cannot stand there. */
export const refusePlace = (
  g: Game,
  s: State,
  seat: number,
  hex: HexIndex,
  vertex: VertexIndex,
): Refusal | null => {
  if (s.base.owner[vertex] !== seat) return { code: 'noOwnBuilding', rule: 'E-63' };
  const place = plantPlace(g, hex, vertex);
  if (place < 0) return { code: 'notBesideHex', rule: 'E-63' };
  if (s.base.number[hex] === 0) return { code: 'hexHasNoNumber', rule: 'E-63' };
  return isPlaceFree(s, vertex, place) ? null : { code: 'plantPlaceTaken', rule: 'E-63' };
};

/** Without a place, -1 would swallow the plant taken from the stock. */
const ownPlace = (g: Game, s: State, seat: Seat, hex: HexIndex, vertex: VertexIndex): number => {
  const place = plantPlace(g, hex, vertex);
  if (place < 0 || s.base.owner[vertex] !== seat)
    throw new RangeError(`p${seat} has no building at v${vertex} beside h${hex}`);
  return place;
};

/** Puts a plant down, whoever pays for it. */
export const putPlant = (
  g: Game,
  s: State,
  seat: Seat,
  hex: HexIndex,
  vertex: VertexIndex,
  plant: number,
  free: boolean,
  log: EventSink | null,
): void => {
  const place = ownPlace(g, s, seat, hex, vertex);
  fromStock(g, s, seat, PIECE_OF[plant]);
  s.powerPlants.plant[place] = plant;
  if (plant === RENEWABLE_PLANT) addGreenDisc(s);
  log?.('plantBuilt', { seat, hex, vertex, plant, free });
};

const buildPlant = (prices: readonly Price[]): ActionRule => ({
  type: 'buildPlant',
  rule: 'E-63',
  at: ['main'],
  operands: { hex: 'hex', vertex: 'vertex', plant: 'plant' },
  costs: prices.slice(FOSSIL_PLANT),
  list(g, s, seat, id, out) {
    if (s.powerPlants.built[0] !== 0) return;
    for (let plant = FOSSIL_PLANT; plant <= RENEWABLE_PLANT; plant++)
      if (canPay(s, seat, prices[plant]) && hasStock(s, seat, PIECE_OF[plant]))
        listPlaces(g, s, seat, id, plant - 1, out);
  },
  refuse(g, s, seat, packed) {
    const plant = argC(packed) + 1;
    if (plant > PLANTS.length) return { code: 'notOffered', rule: 'E-63' };
    if (s.powerPlants.built[0] !== 0) return { code: 'onePlantATurn', rule: 'E-63' };
    return (
      refuseBuild(s, seat, PIECE_OF[plant], prices[plant], 'E-62') ??
      refusePlace(g, s, seat, argA(packed), argB(packed))
    );
  },
  apply(g, s, seat, packed, log) {
    const plant = argC(packed) + 1;
    pay(g, s, seat, prices[plant]);
    s.powerPlants.built[0] = 1;
    putPlant(g, s, seat, argA(packed), argB(packed), plant, false, log);
  },
});

const isOwnFossil = (s: State, seat: number, place: number): boolean =>
  s.base.owner[Math.floor(place / 3)] === seat && s.powerPlants.plant[place] === FOSSIL_PLANT;

const listFossils = (g: Game, s: State, vertex: VertexIndex, id: number, out: ActionList): void => {
  for (let place = vertex * 3; place < vertex * 3 + 3; place++)
    if (s.powerPlants.plant[place] === FOSSIL_PLANT) out.push(pack(id, g.board.vertexHexes[place], vertex));
};

const demolishPlant: ActionRule = {
  type: 'demolishPlant',
  rule: 'E-65',
  at: ['main'],
  operands: { hex: 'hex', vertex: 'vertex' },
  costs: [DEMOLISHING],
  list(g, s, seat, id, out) {
    if (s.powerPlants.demolished[0] !== 0 || s.base.onBoard[at(seat, FOSSIL)] === 0) return;
    const { homes } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++) listFossils(g, s, homes[i], id, out);
  },
  refuse(g, s, seat, packed) {
    if (s.powerPlants.demolished[0] !== 0) return { code: 'oneDemolitionATurn', rule: 'E-65' };
    if (!canPay(s, seat, DEMOLISHING)) return cannotPay(s, seat, DEMOLISHING, 'E-65');
    const place = plantPlace(g, argA(packed), argB(packed));
    return place >= 0 && isOwnFossil(s, seat, place) ? null : { code: 'noFossilPlant', rule: 'E-65' };
  },
  apply(g, s, seat, packed, log) {
    const [hex, vertex] = [argA(packed), argB(packed)];
    pay(g, s, seat, DEMOLISHING);
    s.powerPlants.demolished[0] = 1;
    s.powerPlants.plant[plantPlace(g, hex, vertex)] = NO_PLANT;
    toStock(g, s, seat, FOSSIL);
    log?.('plantDemolished', { seat, hex, vertex });
  },
};

/** [E-50] One energy for a plant on a producing hex whose building is not under a hazard. */
const energyAt = (g: Game, s: State, hex: Hex, vertex: Vertex): void => {
  const seat = s.base.owner[vertex] as Seat;
  if (seat === NONE || s.powerPlants.plant[plantPlace(g, hex, vertex)] === NO_PLANT) return;
  if (!passes(g.all.buildingProduces, g, s, seat, vertex)) return;
  s.base.got[at(seat, ENERGY)] += collectUpTo(g, s, seat, ENERGY, 1);
};

const energyFrom = (g: Game, s: State, hex: Hex): void => {
  if (s.base.robber[0] === hex || !passes(g.rest.hexProduces, g, s, NONE as Seat, hex)) return;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = g.board.hexVertices[i];
    if (vertex !== NONE) energyAt(g, s, hex, vertex);
  }
};

const tellEnergy = (g: Game, s: State, log: EventSink): void => {
  for (let seat = 0; seat < g.seats; seat++) {
    const energy = s.base.got[at(seat, ENERGY)];
    if (energy > 0) log('energyProduced', { seat, energy });
  }
};

const produceEnergy: Step = (g, s, _seat, low, high, log) => {
  if (low + high === 7) return;
  for (let hex = firstRolled(s, low + high); hex !== NONE; hex = nextAlike(s, hex)) energyFrom(g, s, hex);
  if (log !== null) tellEnergy(g, s, log);
};

const newTurn: Step = (_g, s) => {
  s.powerPlants.built[0] = s.powerPlants.demolished[0] = 0;
};

const eachPlant = (s: State, visit: (place: number, vertex: number) => void): void =>
  s.powerPlants.plant.forEach((plant, place) => {
    if (plant !== NO_PLANT) visit(place, Math.floor(place / 3));
  });

const countPlants = (g: Game, s: State): void =>
  eachPlant(s, (place, vertex) => {
    const seat = s.base.owner[vertex];
    if (seat !== NONE) fromStock(g, s, seat, PIECE_OF[s.powerPlants.plant[place]]);
  });

const plantFaults = (g: Game, s: State, tell: FaultTeller): void =>
  eachPlant(s, (place, vertex) => {
    if (s.base.owner[vertex] === NONE) tell(`v${vertex}`, 'a plant beside no building [E-63]', 'plantAlone');
    if (g.board.vertexHexes[place] === NONE)
      tell(`v${vertex}`, 'a plant beside no hex [E-63]', 'plantOffBoard');
  });

/** Power plants beside buildings: one built per turn, fossil ones can be demolished, all of them yield energy. */
export const powerPlants: RuleModule = {
  name: 'powerPlants',
  rules: ['E-2', 'E-50', 'E-62', 'E-63', 'E-64', 'E-65'],
  needs: ['production', 'buildings', 'eventDiscs'],
  fields,
  contribute({ scenario }) {
    const prices = PIECE_OF.map((piece) => priceOf(scenario, scenario.pieces[piece]?.cost ?? {}));
    return {
      derive: countPlants,
      faults: plantFaults,
      actions: [buildPlant(prices), demolishPlant],
      staged: { roll: { extra: produceEnergy }, turn: { end: newTurn } },
    };
  },
};
