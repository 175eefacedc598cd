/** Base counted by hand: longest trails by plain search, points from what is on the table. */
import { at, type Game, NONE, type Seat, type State } from '@landnam/engine';
import { firstHome } from '../../../packages/engine/src/shared/ownPlaces.js';
import type { GameChecks } from '../checks.js';

const [KNIGHT, VICTORY_POINT] = [0, 1];

// an imported binding is a getter call under vitest: in these loops that is most of the time
const nobody: number = NONE;
const used = new Uint8Array(256);

/** An own map may leave out rules that a check is about. */
export const has = (g: Game, module: string): boolean => g.modules.some(({ name }) => name === module);

/** Every trail from a vertex, one road after another: slow and plain. */
const trailFrom = (g: Game, s: State, seat: number, vertex: number, length: number): number => {
  const owner = s.base.owner[vertex];
  if (length > 0 && owner !== nobody && owner !== seat) return length;
  let best = length;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge === nobody || s.base.road[edge] !== seat || used[edge] !== 0) continue;
    used[edge] = 1;
    best = Math.max(best, trailFrom(g, s, seat, g.board.vertexVertices[i], length + 1));
    used[edge] = 0;
  }
  return best;
};

export const longestTrail = (g: Game, s: State, seat: number): number => {
  let best = 0;
  for (let vertex = 0; vertex < s.base.owner.length; vertex++)
    best = Math.max(best, trailFrom(g, s, seat, vertex, 0));
  return best;
};

/** Points of buildings by piece, one entry for each kind that may stand on a corner. */
const BUILDINGS: readonly (number | undefined)[] = [undefined, 1, 2];

export const countPoints = (
  g: Game,
  s: State,
  seat: Seat,
  worth: readonly (number | undefined)[] = BUILDINGS,
): number => {
  const { homes, piece } = s.base;
  let points = 0;
  // what is listed here is compared with the board separately
  for (let i = firstHome(seat); homes[i] !== nobody; i++) points += worth[piece[homes[i]]] ?? Number.NaN;
  points += s.base.held[at(seat, VICTORY_POINT)] + s.base.fresh[at(seat, VICTORY_POINT)];
  if (s.base.routeHolder[0] === seat) points += 2;
  if (s.base.armyHolder[0] === seat) points += 2;
  return points;
};

const seatsOf = (g: Game): number[] => Array.from({ length: g.seats }, (_, seat) => seat);

/** A map may leave a rule out. */
const holds = (g: Game, module: string): boolean => g.modules.some(({ name }) => name === module);

/** [B-52] The holder of the army has played most knights, at least three; if anyone has three, somebody holds it. */
export const brokenArmy = (g: Game, s: State): string[] => {
  if (!holds(g, 'largestArmy')) return [];
  const played = seatsOf(g).map((seat) => s.base.played[at(seat, KNIGHT)]);
  const most = Math.max(...played);
  const holder = s.base.armyHolder[0];
  if (holder === nobody) return most < 3 ? [] : ['somebody played three knights and nobody holds the army'];
  return played[holder] === most && most >= 3 ? [] : [`p${holder} holds the army with too few knights`];
};

/** [B-51] Measured lengths are right; the holder has the longest; nobody holds it only below five or at a tie. */
export const brokenRoutes = (g: Game, s: State): string[] => {
  if (!holds(g, 'longestRoute')) return [];
  const lengths = seatsOf(g).map((seat) => longestTrail(g, s, seat));
  const wrong = lengths.flatMap((length, seat) =>
    length === s.base.routeLength[seat]
      ? []
      : [`p${seat} has a road of ${length}, not ${s.base.routeLength[seat]}`],
  );
  const most = Math.max(...lengths);
  const holder = s.base.routeHolder[0];
  const alone = lengths.filter((length) => length === most).length === 1;
  if (holder === nobody && most >= 5 && alone)
    wrong.push('one road is the longest and nobody holds the award');
  if (holder !== nobody && (lengths[holder] !== most || most < 5))
    wrong.push(`p${holder} holds a road too short`);
  return wrong;
};

/** [B-12] No two adjacent buildings. */
export const brokenSpacing = (g: Game, s: State): string[] => {
  const crowded: string[] = [];
  for (let edge = 0; edge < g.board.edges; edge++) {
    const a = g.board.edgeVertices[edge * 2];
    const b = g.board.edgeVertices[edge * 2 + 1];
    if (s.base.owner[a] !== nobody && s.base.owner[b] !== nobody)
      crowded.push(`v${a} and v${b} are both built on`);
  }
  return crowded;
};

/** Offers name what their makers hold; the count of them is right. */
export const brokenOffers = (g: Game, s: State): string[] => {
  const offering = seatsOf(g).filter((seat) => s.base.offering[seat] !== 0);
  const wrong = offering.length === s.base.talking[0] ? [] : ['the count of offers is wrong'];
  for (const seat of offering)
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.offerGive[at(seat, good)] > s.base.hand[at(seat, good)] + s.base.open[at(seat, good)])
        wrong.push(`p${seat} offers what it does not hold`);
  return wrong;
};

export const baseChecks: GameChecks = {
  points: (g, s, seat) => countPoints(g, s, seat),
  broken: (g, s) => [
    ...(has(g, 'largestArmy') ? brokenArmy(g, s) : []),
    ...(has(g, 'longestRoute') ? brokenRoutes(g, s) : []),
    ...brokenSpacing(g, s),
    ...brokenOffers(g, s),
  ],
};
