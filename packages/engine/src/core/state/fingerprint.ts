/** What the bytes of a position mean. Hashes of positions can only be compared where it is the same. */
import type { Game } from '../game/game.js';
import { hashText } from './hash.js';

const fieldsOf = ({ layout }: Game): readonly unknown[] =>
  layout.places
    .filter(({ derived }) => !derived)
    .map(({ group, name, rows, width, totals }) => [group, name, rows, width, totals >= 0]);

const cataloguesOf = ({ catalogues }: Game): readonly unknown[] =>
  Object.keys(catalogues)
    .sort()
    .map((name) => [name, catalogues[name]]);

const framesOf = ({ frameNames, frameOperands }: Game): readonly unknown[] =>
  frameNames.map((name, kind) => [name, Object.keys(frameOperands[kind])]);

const known = new WeakMap<Game, string>();

/** Field names and sizes, catalogues, and frames with their operands, each in order. */
export const layoutOfGame = (g: Game): string => {
  const fingerprint = known.get(g) ?? hashText(JSON.stringify([fieldsOf(g), cataloguesOf(g), framesOf(g)]));
  known.set(g, fingerprint);
  return fingerprint;
};
