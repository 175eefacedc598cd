import type { Below } from '../play/actions.js';
import { type Place, rowIsHidden } from './fields.js';
import type { Game } from '../game/game.js';
import type { State } from './state.js';

const EVERYBODY = 255;

const rowSum = (bytes: Uint8Array, place: Place, row: number): number => {
  let sum = 0;
  for (let i = place.start + row * place.width; i < place.start + (row + 1) * place.width; i++)
    sum += bytes[i];
  return sum;
};

/** After a set-up wrote rows by hand; in play `shared/supply` keeps rows and sums in step. */
export const sumTotals = (g: Game, s: State): void => {
  for (const place of g.layout.places)
    for (let row = 0; place.totals >= 0 && row < place.rows; row++)
      s.bytes[place.totals + row] = rowSum(s.bytes, place, row);
};

/** What a seat may see: same layout, hidden rows cleared, sums kept. NONE is a spectator. With cards dealt anew no seat counts as judged. */
export const view = (g: Game, s: State, seat: number, out: State): void => {
  out.copyFrom(s);
  out.core.unjudged[0] = EVERYBODY;
  const { hidden } = g.layout;
  const ranges = hidden[seat] ?? hidden[g.seats];
  for (let i = 0; i < ranges.length; i += 2) out.bytes.fill(0, ranges[i], ranges[i + 1]);
};

const placesOf = (g: Game, pool: string): readonly Place[] =>
  g.layout.places.filter((place) => place.pool === pool);

/** What a seat cannot see of a pool: the whole minus everything visible. */
export const unseen = (g: Game, seen: State, seat: number, pool: string): number[] => {
  const left = [...g.pools[pool]];
  for (const place of placesOf(g, pool))
    for (let row = 0; row < place.rows; row++)
      if (!rowIsHidden(place, row, seat))
        for (let kind = 0; kind < left.length; kind++)
          left[kind] -= seen.bytes[place.start + row * place.width + kind];
  return left;
};

const drawKind = (left: number[], count: number, below: Below): number => {
  let pick = below(count);
  for (let kind = 0; kind < left.length; kind++) {
    pick -= left[kind];
    if (pick < 0) return kind;
  }
  throw new Error('a pool has fewer unseen cards than its hidden rows hold');
};

const dealRow = (s: State, place: Place, row: number, left: number[], below: Below): void => {
  let count = left.reduce((sum, cards) => sum + cards, 0);
  for (let cards = s.bytes[place.totals + row]; cards > 0; cards--) {
    const kind = drawKind(left, count--, below);
    left[kind]--;
    s.bytes[place.start + row * place.width + kind]++;
  }
};

/** Turns a seat's view into a whole state by dealing the hidden cards anew; the view stays the same. */
export const resample = (g: Game, seen: State, seat: number, below: Below): void => {
  for (const pool of Object.keys(g.pools)) {
    const left = unseen(g, seen, seat, pool);
    for (const place of placesOf(g, pool))
      for (let row = 0; row < place.rows; row++)
        if (rowIsHidden(place, row, seat)) dealRow(seen, place, row, left, below);
  }
};

/** Pools whose cards do not add up; a contract test expects none. */
export const brokenPools = (g: Game, s: State): string[] =>
  Object.entries(g.pools)
    .filter(([pool, whole]) =>
      whole.some((count, kind) => {
        let sum = 0;
        for (const place of placesOf(g, pool))
          for (let row = 0; row < place.rows; row++) sum += s.bytes[place.start + row * place.width + kind];
        return sum !== count;
      }),
    )
    .map(([pool]) => pool);

/** Fields whose public sums differ from their rows; a contract test expects none. */
export const brokenTotals = (g: Game, s: State): string[] =>
  g.layout.places
    .filter((place) => {
      for (let row = 0; place.totals >= 0 && row < place.rows; row++)
        if (s.bytes[place.totals + row] !== rowSum(s.bytes, place, row)) return true;
      return false;
    })
    .map((place) => `${place.group}.${place.name}`);
