/** New Catan counted by hand: who must have access to what, and what may be adjacent to what. */
import { type Game, isOver, NONE, type State } from '@landnam/engine';
import type { GameChecks } from '../checks.js';
import { brokenArmy, brokenOffers, brokenRoutes, countPoints } from './base.js';

const [CITY, FREE] = [2, 3];
/** Road, settlement, city, free settlement. */
const WORTH = [undefined, 1, 2, 0];
const nobody: number = NONE;
const BENEFITS = 20;
/** Short Distance, Anti-Pirate, A Helping Hand, Persuasion. */
const ONCE_A_TURN = [13, 14, 16, 19];

/** [N-12] [N-13] A benefit belongs to the owner of an ordinary building at its corner, unless that is blocked. */
const ownerOf = (s: State, vertex: number): number =>
  s.infiltrator.vertex[0] === vertex || s.base.piece[vertex] === FREE ? nobody : s.base.owner[vertex];

const brokenAccess = (s: State): string[] => {
  const wrong: string[] = [];
  for (let benefit = 0; benefit < BENEFITS; benefit++) {
    const { place, holder, coming } = s.outposts;
    const [now, next] = [holder[benefit], coming[benefit]];
    const owner = ownerOf(s, place[benefit]);
    if (now !== nobody && next !== nobody) wrong.push(`benefit ${benefit} is held and coming`);
    if (owner !== (now === nobody ? next : now)) wrong.push(`benefit ${benefit} is not its owner's`);
    if (s.outposts.benefit[place[benefit]] !== benefit) wrong.push(`benefit ${benefit} lies elsewhere`);
    if (s.outposts.used[benefit] !== 0 && !ONCE_A_TURN.includes(benefit))
      wrong.push(`benefit ${benefit} is not limited to one use`);
  }
  return wrong;
};

/** The count that guards the rules of benefits: scientists' and diplomats' that a seat may use now. */
const brokenHandy = (g: Game, s: State): string[] => {
  const handy = Array.from({ length: g.seats }, () => 0);
  for (let benefit = BENEFITS / 2; benefit < BENEFITS; benefit++) {
    const seat = s.outposts.holder[benefit];
    if (seat !== nobody) handy[seat]++;
  }
  return handy.flatMap((count, seat) =>
    count === s.outposts.handy[seat] ? [] : [`p${seat} has ${count} benefits at hand`],
  );
};

/** [N-11] Each stands on the board or beside it. */
const brokenFigures = (g: Game, s: State): string[] => {
  const [hex, vertex] = [s.base.robber[0], s.infiltrator.vertex[0]];
  const wrong = hex === nobody || hex < g.board.hexes ? [] : ['the robber stands nowhere'];
  if (vertex !== nobody && s.outposts.benefit[vertex] === nobody)
    wrong.push('the infiltrator is at no outpost');
  return wrong;
};

/** [N-4] Nothing stands on a joint. [N-43] No two adjacent cities of one owner. */
const brokenPlaces = (g: Game, s: State): string[] => {
  const wrong: string[] = [];
  const { owner, piece } = s.base;
  for (let vertex = 0; vertex < g.board.vertices; vertex++)
    if (owner[vertex] !== nobody && g.board.vertexHexes[vertex * 3] === nobody)
      wrong.push(`a building on the joint v${vertex}`);
  for (let edge = 0; edge < g.board.edges; edge++) {
    const [a, b] = [g.board.edgeVertices[edge * 2], g.board.edgeVertices[edge * 2 + 1]];
    if (piece[a] === CITY && piece[b] === CITY && owner[a] === owner[b])
      wrong.push(`p${owner[a]} has cities side by side`);
  }
  return wrong;
};

/** [N-53] Four cards, one of them may be worth two. */
const brokenSale = (s: State): string[] => {
  const { points, sold, doubleSold } = s.pointsForSale;
  const sum = points.reduce((all, count) => all + count, 0);
  const wrong = sold[0] <= 4 && doubleSold[0] <= 1 ? [] : ['more points were sold than there are'];
  if (sum !== sold[0] + doubleSold[0]) wrong.push('points were bought without a card');
  return wrong;
};

export const newCatanChecks: GameChecks = {
  points: (g, s, seat) => countPoints(g, s, seat, WORTH) + s.pointsForSale.points[seat],
  broken: (g, s) => [
    // a building that wins ends the game before it takes effect
    ...(isOver(s) ? [] : brokenAccess(s)),
    ...brokenHandy(g, s),
    ...brokenFigures(g, s),
    ...brokenPlaces(g, s),
    ...brokenSale(s),
    ...brokenArmy(g, s),
    ...brokenRoutes(g, s),
    ...brokenOffers(g, s),
  ],
};
