/** What a map says about the pirate islands, and where everything lies on its board. */
import { otherEnd } from '../../../../core/board/board.js';
import type { FieldSpecs, Views } from '../../../../core/state/fields.js';
import type { Draft, Setting } from '../../../../core/game/game.js';
import { NONE, type VertexIndex } from '../../../../core/ids.js';
import type { Axial } from '../../../../core/board/lattice.js';
import type { Scenario } from '../../../../core/registry.js';
import { lacking, said, type Said } from '../../../../core/text/said.js';
import {
  count,
  edgeShape,
  fields as fieldsOf,
  hexShape,
  listOf,
  text,
  vertexShape,
} from '../../../../core/text/shape.js';
import type { EdgeTable, VertexTable } from '../../../../core/state/tables.js';
import {
  type EdgePlace,
  edgeProblems,
  hexProblems,
  readEdge,
  readHex,
  readVertex,
  type VertexPlace,
  vertexProblems,
} from '../../../../shared/places.js';

export const fields = {
  /** Which of the map's positions a seat has. */
  position: { per: 'seat', fill: NONE, seen: 'all' },
  /** Ships that are warships, counted from the starting building on. */
  warships: { per: 'seat', seen: 'all' },
  /** Chits left on the player's own fortress; 0 when it is taken. */
  chits: { per: 'seat', seen: 'all' },
  /** Where the fleet is on its path; NONE when it has left. */
  fleet: { per: 'game', seen: 'all' },
} as const satisfies FieldSpecs;

export interface PiratePosition {
  readonly colour: string;
  readonly start: VertexPlace;
  readonly ship: EdgePlace;
  readonly landing: VertexPlace;
  readonly fortress: VertexPlace;
  readonly toLanding: readonly EdgePlace[];
  readonly toFortress: readonly EdgePlace[];
}
export interface PirateIslandsParams {
  readonly fleet: readonly Axial[];
  readonly chits: number;
  /** In reverse order of being left out with fewer players: the last goes first. */
  readonly seats: readonly PiratePosition[];
}

declare module '../../../../core/registry.js' {
  interface StateGroups {
    readonly pirateIslands: Views<typeof fields>;
  }
}
declare module '../../../../slots.js' {
  interface Params {
    readonly pirateIslands?: PirateIslandsParams;
  }
}

const LANE = listOf(edgeShape({}, 'water'));
export const data = fieldsOf({
  fleet: listOf(hexShape({}, {}, 'water')),
  chits: count,
  seats: listOf(
    fieldsOf({
      colour: text,
      start: vertexShape({}, 'land'),
      ship: edgeShape({}, 'water'),
      landing: vertexShape({}, 'land'),
      fortress: vertexShape({}, 'land'),
      toLanding: LANE,
      toFortress: LANE,
    }),
  ),
});

/** Colours are for drawing the map. */
export const played = (params: unknown): unknown => {
  const { seats, ...rest } = params as PirateIslandsParams;
  return { ...rest, seats: seats.map(({ colour: _colour, ...lane }) => lane) };
};

/** One position on the board; distances are in ships still needed to reach the fortress. */
export interface Lane {
  readonly start: number;
  readonly ship: number;
  readonly landing: number;
  readonly fortress: number;
  /** By edge: 1 where the layout lets this seat sail. */
  readonly listed: EdgeTable;
  /** By vertex; NONE where the lane does not lead. */
  readonly left: VertexTable;
}
export interface Waters {
  readonly fleet: readonly number[];
  readonly lanes: readonly Lane[];
}

const NOTHING: PirateIslandsParams = { fleet: [], chits: 0, seats: [] };
export const paramsOf = (scenario: Scenario): PirateIslandsParams => scenario.params.pirateIslands ?? NOTHING;

/** Distances over some edges from a vertex outwards. */
const spread = ({ board }: Setting, edges: readonly number[], from: VertexIndex, left: VertexTable): void => {
  let front = [from];
  while (front.length > 0) {
    const next: number[] = [];
    for (const vertex of front)
      for (const edge of edges) {
        const ends: number[] = [board.edgeVertices[edge * 2], board.edgeVertices[edge * 2 + 1]];
        const other = ends.includes(vertex) ? otherEnd(board, edge, vertex) : NONE;
        if (other === NONE || left[other] !== NONE) continue;
        left[other] = left[vertex] + 1;
        next.push(other);
      }
    front = next;
  }
};

const laneOf = (setting: Setting, seat: PiratePosition): Lane => {
  const { board } = setting;
  const ids = (places: readonly EdgePlace[]): number[] => places.map((place) => readEdge(board, place).id);
  const [landing, fortress] = [readVertex(board, seat.landing).id, readVertex(board, seat.fortress).id];
  const left = new Uint8Array(board.vertices).fill(NONE);
  left[fortress] = 0;
  spread(setting, ids(seat.toFortress), fortress, left);
  spread(setting, ids(seat.toLanding), landing, left);
  const listed = new Uint8Array(board.edges);
  for (const edge of [...ids(seat.toLanding), ...ids(seat.toFortress)]) listed[edge] = 1;
  return {
    start: readVertex(board, seat.start).id,
    ship: readEdge(board, seat.ship).id,
    landing,
    fortress,
    listed,
    left,
  };
};

export const watersOf = (setting: Setting): Waters => {
  const { fleet, seats } = paramsOf(setting.scenario);
  return {
    fleet: fleet.map((hex) => readHex(setting.board, hex).id),
    lanes: seats.map((seat) => laneOf(setting, seat)),
  };
};

const seatProblems = (draft: Draft, seat: PiratePosition): readonly Said[] =>
  [
    ...[seat.start, seat.landing, seat.fortress].flatMap((place) => vertexProblems(draft, place, 'land')),
    ...[seat.ship, ...seat.toLanding, ...seat.toFortress].flatMap((place) =>
      edgeProblems(draft, place, 'water'),
    ),
  ].map((why) => ({ ...why, text: `${seat.colour}: ${why.text}` }));

export const problems = (draft: Draft): readonly Said[] => {
  const { fleet, seats, chits } = paramsOf(draft.scenario);
  const found = [
    ...fleet.flatMap((hex) => hexProblems(draft, hex, 'water')),
    ...seats.flatMap((seat) => seatProblems(draft, seat)),
    ...(seats.length < draft.seats
      ? [lacking('pirates.seats', 'seats: {seats} positions are needed', { seats: draft.seats })]
      : []),
    ...(fleet.length < 7 ? [lacking('pirates.fleet', 'fleet: a path of at least 7 hexes is needed')] : []),
    ...(draft.scenario.params.laidReady === undefined
      ? []
      : [said('laid.others', 'the start that each position has is the only one')]),
    ...(chits > 0 ? [] : [lacking('pirates.chits', 'chits: a fortress needs some')]),
  ];
  if (found.length > 0) return found;
  return watersOf(draft).lanes.flatMap(({ start, left }, i) =>
    left[start] === NONE
      ? [
          said('pirates.way', '{colour}: no way leads from the start to the fortress', {
            colour: seats[i].colour,
            place: seats[i].fortress,
          }),
        ]
      : [],
  );
};
