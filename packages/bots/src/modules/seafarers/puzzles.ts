import type { PuzzleKind } from '../../puzzles/puzzle.js';

export const seafarersPuzzles: readonly PuzzleKind[] = [
  { name: 'robber', actions: ['movePirate', 'stealCloth'] },
  { name: 'gold', actions: ['takeGold'] },
  { name: 'harbour', actions: ['placeHarbour'] },
  { name: 'ship', actions: ['buildShip', 'moveShip', 'attackFortress'] },
  { name: 'build', actions: ['beginWonder', 'raiseWonder'] },
];
