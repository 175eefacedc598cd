/** A table of this game with a known board: a reader of a test can find every hex and every benefit. */
import { putInfiltrator } from '../../packages/engine/src/modules/new-catan/infiltrator.js';
import { NONE } from '@landnam/engine';
import { benefitIndex, type BenefitName, FREE_SETTLEMENT } from '@landnam/engine/games/new-catan';
import { dealTable, findTable } from '@landnam/maps';
import { constant } from '../support/chance.js';
import { type Chosen, TestTable } from '../support/table.js';

/** Rows from the top; the lake lies in the middle, the desert at the bottom right. */
const TERRAIN = [
  ['mountains', 'pasture', 'forest'],
  ['fields', 'hills', 'pasture', 'hills'],
  ['fields', 'forest', 'lake', 'forest', 'mountains'],
  ['forest', 'mountains', 'fields', 'pasture'],
  ['hills', 'fields', 'desert'],
].flat();
const NUMBERS = [
  [10, 2, 9],
  [12, 6, 4, 10],
  [9, 11, 0, 3, 8],
  [8, 3, 4, 5],
  [5, 6, 0],
].flat();

const five = (first: number): number[] => [0, 1, 2, 3, 4].map((k) => first + k);
const frontier = [NONE, NONE, NONE, NONE, NONE];
/** Green Folk in the north, then clockwise Merchants, a frontier, Scientists, Diplomats, a frontier. */
const TOKENS = [...five(0), ...five(5), ...frontier, ...five(10), ...five(15), ...frontier];

export const alienTable = (seats = 4, chosen: Chosen = {}): TestTable => {
  const found = findTable('new-catan', seats, chosen);
  if (!found.ok) throw new Error(found.error);
  const { game } = found.value;
  const deal = dealTable(found.value, constant(0));
  const kinds = game.scenario.terrains.map(({ name }) => name);
  return new TestTable(game, {
    ...deal,
    terrain: TERRAIN.map((name) => kinds.indexOf(name)),
    numbers: NUMBERS,
    extra: { ...deal.extra, outposts: TOKENS },
    first: 0,
  });
};

/** The corner of a benefit, as text. */
export const site = (t: TestTable, benefit: BenefitName): string =>
  `v${t.state.outposts.place[benefitIndex(benefit)]}`;

/** Settlements on the corners of benefits, as if they had always stood there. */
export const grant = (t: TestTable, seat: number, ...benefits: readonly BenefitName[]): TestTable =>
  t.put(...benefits.map((benefit) => `p${seat} settlement ${site(t, benefit)}`));

/** Who may use a benefit now; NONE if nobody. */
export const holder = (t: TestTable, benefit: BenefitName): number =>
  t.state.outposts.holder[benefitIndex(benefit)];

export const robberAt = (t: TestTable, hex: string | null): TestTable =>
  t.at(() => {
    t.state.base.robber[0] = hex === null ? NONE : t.id(hex);
  });

/** Puts the infiltrator on a corner the way the game does it. */
export const infiltratorAt = (t: TestTable, corner: string): TestTable => {
  const free = t.game.scenario.pieces.findIndex(({ name }) => name === FREE_SETTLEMENT);
  putInfiltrator(t.state, t.id(corner), free, null);
  return t;
};

/** The half of a gap that starts at a corner. */
export const half = (t: TestTable, corner: string): string => {
  const { board } = t.game;
  const from = t.id(corner);
  for (let k = 0; k < 3; k++) {
    const to = board.vertexVertices[from * 3 + k];
    if (to !== NONE && board.vertexHexes[to * 3] === NONE) return `e${board.vertexEdges[from * 3 + k]}`;
  }
  throw new Error(`${corner} is at no gap`);
};
/** Ends the turn of the active seat and rolls a number that yields nothing for anyone in the test. */
export const pass = (t: TestTable, one = 1, other = 1): TestTable =>
  t.do(`p${t.state.core.active[0]} endTurn`).roll(one, other);
