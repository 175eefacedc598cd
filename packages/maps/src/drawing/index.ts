/** Boards as pictures. */
import type { Game, State } from '@landnam/engine';
import { drawSheet } from './drawSheet.js';
import { type Picture, paintSheet } from './raster/paint.js';
import { svgText } from './svg.js';

export type { Picture } from './raster/paint.js';

/** As SVG; `title` is what a screen reader says of the picture. */
export const drawBoard = (g: Game, s: State, title: string): string => `${svgText(drawSheet(g, s, title))}\n`;

/** As pixels, so many wide. */
export const paintBoard = (g: Game, s: State, width: number): Picture =>
  paintSheet(drawSheet(g, s, ''), width);
