import { edgeAt, vertexAt } from '../../core/board/board.js';
import { pop, push } from '../../core/state/frames.js';
import type { Game, RuleModule, Setting } from '../../core/game/game.js';
import { type Axial, cornerIndex, type Side, sideIndex } from '../../core/board/lattice.js';
import { lacking, said, type Said } from '../../core/text/said.js';
import { edgeShape, fields, listOf, mapOf, vertexShape } from '../../core/text/shape.js';
import type { State } from '../../core/state/state.js';
import { areTooClose, touches } from '../../shared/fixedStarts.js';
import { pieceIndex, putBuilding, putRoute } from '../../shared/placing.js';
import { seatAfter } from '../../shared/supply.js';
import type { CornerPlace } from './sides.js';
import { isFirstGame } from './tokens.js';

interface SidePlace extends Axial {
  readonly side: Side;
}
/** A settlement and its road; the second one brings the starting cards. */
interface Start {
  readonly settlement: CornerPlace;
  readonly road: SidePlace;
}
export interface PrintedStartParams {
  /** By number of players, in the order of play. */
  readonly starts: Readonly<Record<string, readonly (readonly [Start, Start])[]>>;
}

declare module '../../slots.js' {
  interface Params {
    readonly printedStart?: PrintedStartParams;
  }
}

/** Corner and edge of two starts. */
const A_SEAT = 4;

const startRow = ({ board, scenario, seats }: Setting): number[] =>
  (scenario.params.printedStart?.starts[String(seats)] ?? [])
    .flat()
    .flatMap(({ settlement, road }) => [
      vertexAt(board, settlement, cornerIndex(settlement.corner)),
      edgeAt(board, road, sideIndex(road.side)),
    ]);

const pairs = (row: readonly number[]): (readonly [number, number])[] =>
  row.flatMap((vertex, i) => (i % 2 === 0 ? [[vertex, row[i + 1]] as const] : []));

const startProblem = (setting: Setting, row: readonly number[]): Said | null => {
  const starts = pairs(row);
  if (row.length !== setting.seats * A_SEAT)
    return lacking('start.count', 'two starts for each of {seats} are needed', { seats: setting.seats });
  if (!starts.every(([vertex, edge]) => vertex >= 0 && edge >= 0 && touches(setting.board, vertex, edge)))
    return said('start.road', 'a road does not touch its settlement');
  const corners = starts.map(([vertex]) => vertex);
  return areTooClose(setting.board, corners) ? said('start.close', 'two settlements are too close') : null;
};

const layStart = (g: Game, s: State, row: readonly number[], first: number): void => {
  const [settlement, road] = [pieceIndex(g.scenario, 'settlement'), pieceIndex(g.scenario, 'road')];
  const seatOf = (start: number) => seatAfter(g, first, Math.floor(start / 2));
  const starts = pairs(row);
  starts.forEach(([vertex], i) => {
    if (i % 2 === 1) push(s, g.kind.starting, seatOf(i), vertex);
  });
  starts.forEach(([vertex, edge], i) => {
    putBuilding(g, s, seatOf(i), vertex, settlement);
    putRoute(g, s, s.base.road, seatOf(i), edge, road);
  });
};

const START = fields({
  settlement: vertexShape({}, 'land', 'settlement'),
  road: edgeShape({}, 'land', 'road'),
});

/**
 * [N-1] The first game, which no rule book has: starting pieces lie where our map file puts them, nobody places any.
 * Logs name the module, so its name stays.
 */
export const printedStart: RuleModule = {
  name: 'printedStart',
  rules: ['N-1'],
  needs: ['opening', 'outposts'],
  dealer: {
    draw: (setting) => (isFirstGame(setting) ? startRow(setting) : []),
    check: (setting, row) =>
      isFirstGame(setting) ? (startProblem(setting, row)?.text ?? null) : noneProblem(row),
  },
  data: fields({ starts: mapOf(listOf(listOf(START, 2, 2)), 'seats') }),
  // all of it is dealt, and is part of the log's header
  played: () => null,
  problems(setting) {
    const what = startProblem(setting, startRow(setting));
    return what === null ? [] : [what];
  },
  contribute: () => ({
    setup(g, s, deal) {
      const row = deal.extra['printedStart'];
      if (row.length === 0) return;
      pop(s); // the opening, which has nothing left to ask
      layStart(g, s, row, deal.first);
    },
  }),
};

const noneProblem = (row: readonly number[]): string | null =>
  row.length === 0 ? null : 'starting pieces belong to another set-up';
