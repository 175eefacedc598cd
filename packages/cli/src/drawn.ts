import type { Game, State } from '@landnam/engine';
import { previewBoard, previewSeats } from '@landnam/maps';
import { hasColour } from './colour.js';

/** Board, seats, and a line about them. */
export const drawn = (game: Game, state: State, names: readonly string[], line: string): string => {
  const colour = hasColour();
  return [
    previewBoard(game, state, { colour }),
    '',
    previewSeats(game, state, names, { colour }),
    '',
    line,
  ].join('\n');
};
