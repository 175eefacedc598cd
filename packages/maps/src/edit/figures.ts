/** Where the robber begins, as a map says it. */
import type { Axial } from '@landnam/engine';
import { RANDOM } from '../check/dealt.js';
import type { MapBoard, MapFigure } from '../format.js';

/** Of several, one is drawn when a game is set up. */
export const figurePlaces = (
  { hexes }: Pick<MapBoard, 'hexes'>,
  figure: MapFigure | undefined,
): readonly Axial[] => {
  if (figure === undefined) return [];
  if ('anyOf' in figure) return figure.anyOf;
  if ('q' in figure) return [figure];
  return hexes.filter(({ terrain, number }) =>
    'on' in figure ? terrain === figure.on : number === figure.number,
  );
};

/** [S-13] Beside the board: no hex is named, or none is what he looks for. */
export const isRobberBeside = (board: MapBoard): boolean =>
  figurePlaces(board, board.robber).length === 0 &&
  // what is dealt anew may bring what he looks for
  (board.robber === undefined || !board.hexes.some(({ terrain }) => terrain === RANDOM));
