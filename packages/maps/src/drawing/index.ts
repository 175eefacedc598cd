/** Boards as pictures. */
export { drawBoard } from './drawBoard.js';
