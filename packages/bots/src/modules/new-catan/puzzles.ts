import type { PuzzleKind } from '../../puzzles/puzzle.js';

export const newCatanPuzzles: readonly PuzzleKind[] = [
  {
    name: 'robber',
    actions: ['moveInfiltrator', 'sendRobber', 'sendInfiltrator', 'dismissFigure', 'waiveSteal'],
  },
  {
    name: 'benefit',
    actions: ['useHelpingHand', 'takeRelief', 'declineRelief', 'buyPoint', 'buyTwoPoints', 'persuade'],
  },
  { name: 'trade', actions: ['tradeMixed'] },
  { name: 'card', actions: ['buyCheapCard'] },
  {
    name: 'build',
    actions: ['buildCheapRoad', 'buildFreeSettlement', 'raiseSettlement', 'buildShortSettlement'],
  },
];
