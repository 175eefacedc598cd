/** What is special about a place, for its spoken name. */
import { FOSSIL_PLANT, NO_PLANT } from '@landnam/engine/games/energies';
import type { GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import type { GameInfo, View } from '../../session/types.js';

const plantsAt = ({ board }: GameInfo, view: View, vertex: number): string[] =>
  [0, 1, 2].flatMap((i) => {
    const kind = view.powerPlants.plant[vertex * 3 + i] ?? NO_PLANT;
    if (kind === NO_PLANT || (board.vertexHexes[vertex * 3 + i] ?? NONE) === NONE) return [];
    return [kind === FOSSIL_PLANT ? t.note_fossil() : t.note_renewable()];
  });

export const plantNote = ({ kind, at }: BoardPlace, { info, view }: GameWords): string | undefined =>
  kind === 'vertex' ? plantsAt(info, view, at).join(', ') || undefined : undefined;

export const hazardNote = ({ kind, at }: BoardPlace, { view }: GameWords): string | undefined => {
  if (kind === 'edge') return undefined;
  const { hex, building } = view.hazards;
  const lies = kind === 'hex' ? hex[at] : building[at];
  return lies ? t.note_hexHazard() : undefined;
};
