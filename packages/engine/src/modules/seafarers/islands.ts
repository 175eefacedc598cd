/** [S-20] Islands: land hexes joined by land edges, fixed when the game begins. */
import type { Game } from '../../core/game/game.js';
import { type HexIndex, NONE } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import type { HexTable } from '../../core/state/tables.js';
import { groundOf } from './ground.js';

const apart = (g: Game): HexTable => {
  const marked = new Uint8Array(g.board.hexes);
  for (const area of g.scenario.areas)
    if (area.island === false) for (const hex of area.hexes) marked[hex] = 1;
  return marked;
};

const flood = (
  g: Game,
  islands: HexTable,
  joins: (hex: HexIndex) => boolean,
  from: HexIndex,
  island: number,
): void => {
  islands[from] = island;
  for (let edge = 0; edge < g.board.edges; edge++) {
    const [one, other] = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
    const next = one === from ? other : other === from ? one : NONE;
    if (next !== NONE && islands[next] === NONE && joins(next)) flood(g, islands, joins, next, island);
  }
};

/** The island of each hex, counted from 0 in hex order; NONE for water and for land that is kept apart. */
export const islandsOf = (g: Game, s: State): HexTable => {
  const { land } = groundOf(g.scenario);
  const lone = apart(g);
  const islands = new Uint8Array(g.board.hexes).fill(NONE);
  const joins = (hex: HexIndex): boolean => land[s.base.terrain[hex]] === 1 && lone[hex] === 0;
  let count = 0;
  for (let hex = 0; hex < g.board.hexes; hex++)
    if (islands[hex] === NONE && joins(hex)) flood(g, islands, joins, hex, count++);
  return islands;
};
