/** Ways through a tree of moves. */
import type { StudyMove, StudyTree } from '../../session/analysis/types.js';

export const START = 0;

const childrenOf = ({ moves }: StudyTree, id: number): readonly StudyMove[] =>
  moves.filter(({ parent }) => parent === id);

const moveAt = ({ moves }: StudyTree, id: number): StudyMove | undefined =>
  moves.find((move) => move.id === id);

export const backFrom = (tree: StudyTree): number => moveAt(tree, tree.at)?.parent ?? START;

export const onFrom = (tree: StudyTree): number => childrenOf(tree, tree.at)[0]?.id ?? tree.at;

export const endFrom = (tree: StudyTree): number => {
  let at = tree.at;
  for (let next = childrenOf(tree, at)[0]; next !== undefined; next = childrenOf(tree, at)[0]) at = next.id;
  return at;
};

/** The branch before or after, that begins at the same place. */
export const besideFrom = (tree: StudyTree, by: -1 | 1): number => {
  const move = moveAt(tree, tree.at);
  if (move === undefined) return tree.at;
  const all = childrenOf(tree, move.parent);
  return all[all.indexOf(move) + by]?.id ?? tree.at;
};

export interface TreeRow {
  readonly move: StudyMove;
  /** How many branches it lies within. */
  readonly depth: number;
  readonly isBranch: boolean;
}

/** In the order in which they are written; a move that is not the first of its place begins a branch. */
export const rowsOf = ({ moves }: StudyTree): readonly TreeRow[] => {
  const [first, depths] = [new Set<number>(), new Map<number, number>([[START, 0]])];
  return moves.map((move) => {
    const isBranch = first.has(move.parent);
    first.add(move.parent);
    const depth = (depths.get(move.parent) ?? 0) + (isBranch ? 1 : 0);
    depths.set(move.id, depth);
    return { move, depth, isBranch };
  });
};

const AROUND = 14;

/** Of a long game only what lies around the move that it stands behind. */
export const windowOf = (
  rows: readonly TreeRow[],
  at: number,
  more: number,
): { readonly from: number; readonly to: number } => {
  const place = rows.findIndex(({ move }) => move.id === at);
  const around = AROUND + more;
  return { from: Math.max(0, place - around), to: Math.min(rows.length, Math.max(place, 0) + around + 1) };
};
