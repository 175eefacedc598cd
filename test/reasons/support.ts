/** Positions that several of these tests begin with. */
import { ships } from '../support/sea.js';
import { table, type TestTable } from '../support/table.js';

/** The pirate comes to a hex where these seats have a ship; seats 1 to 3 hold cards. */
export const pirateMoved = (game: string, victims: readonly number[]): TestTable => {
  const t = table(game, 4).put('p1 settlement 1,3.NE', 'p2 settlement 2,2.NE').give(1, 'ore').give(3, 'ore');
  for (const seat of victims) ships(t, seat, ['', '2,2/SE', '2,2/NE'][seat]);
  return t.give(2, 'brick').start(0).roll(3, 4).do('p0 movePirate @2,2');
};
