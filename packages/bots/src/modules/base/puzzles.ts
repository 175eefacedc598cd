import type { PuzzleKind } from '../../puzzles/puzzle.js';

export const basePuzzles: readonly PuzzleKind[] = [
  { name: 'site', actions: ['placeSettlement'] },
  { name: 'robber', actions: ['moveRobber', 'stealFrom'] },
  { name: 'trade', actions: ['tradeWithSupply', 'takeOffer', 'answerTrade'] },
  { name: 'card', actions: ['playKnight', 'playRoadBuilding', 'playPlenty', 'playMonopoly', 'buyCard'] },
  { name: 'build', actions: ['buildSettlement', 'buildCity', 'buildRoad'] },
];
