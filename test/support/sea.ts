import type { TestTable } from './table.js';

/** Ships of a seat, with all their effects. */
export const ships = (t: TestTable, seat: number, ...edges: readonly string[]): TestTable =>
  t.at((position) => position.lay(t.state.ships.ship, seat, 'ship', ...edges));
