/** What follows from the rest of a position: fields by their modules, the remainder of a pool, public sums. */
import { type Place, rowIsHidden } from '../state/fields.js';
import type { Game } from '../game/game.js';
import type { State } from '../state/state.js';
import { sumTotals } from '../state/view.js';

/** A whole position is not a seat's view. */
export const WHOLE = -1;

export const hiddenFrom =
  (place: Place, viewer: number) =>
  (row: number): boolean =>
    viewer !== WHOLE && rowIsHidden(place, row, viewer);

export const isRest = ({ text }: Place): boolean => text.follows === 'rest';

export const sameBytes = (a: State, b: State, { start, rows, width }: Place): boolean => {
  for (let i = start; i < start + rows * width; i++) if (a.bytes[i] !== b.bytes[i]) return false;
  return true;
};

export const copyField = (from: State, to: State, { start, rows, width }: Place): void =>
  to.bytes.set(from.bytes.subarray(start, start + rows * width), start);

/** Cards of a kind in some fields. */
export const countKind = (s: State, places: readonly Place[], kind: number): number => {
  let sum = 0;
  for (const { start, rows, width } of places)
    for (let row = 0; row < rows; row++) sum += s.bytes[start + row * width + kind];
  return sum;
};

const layRest = (g: Game, s: State, rest: Place): void => {
  const others = g.layout.places.filter((place) => place.pool === rest.pool && place !== rest);
  g.pools[rest.pool]?.forEach((whole, kind) => {
    s.bytes[rest.start + kind] = Math.max(0, whole - countKind(s, others, kind));
  });
};

/** Sums of known rows; for hidden ones the sum is all there is. */
export const sumKnown = (g: Game, s: State, viewer: number): void => {
  const before = s.bytes.slice();
  sumTotals(g, s);
  for (const place of g.layout.places)
    for (let row = 0; place.totals >= 0 && row < place.rows; row++)
      if (hiddenFrom(place, viewer)(row)) s.bytes[place.totals + row] = before[place.totals + row];
};

/** Clears what follows first: a field that no module of this game derives must not look as if it were derived. */
export const derivePosition = (g: Game, s: State, viewer: number): void => {
  for (const place of g.layout.places) {
    if (place.derived || (place.text.follows !== undefined && !isRest(place)))
      s.bytes.fill(place.fill, place.start, place.start + place.rows * place.width);
    if (isRest(place) && viewer === WHOLE) layRest(g, s, place);
  }
  sumKnown(g, s, viewer);
  for (const derive of g.derives) derive(g, s);
};
