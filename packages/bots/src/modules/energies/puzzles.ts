import type { PuzzleKind } from '../../puzzles/puzzle.js';

export const energiesPuzzles: readonly PuzzleKind[] = [
  { name: 'site', actions: ['placeCity'] },
  { name: 'plant', actions: ['buildPlant', 'demolishPlant', 'placeFreePlant', 'waiveFreePlant'] },
  { name: 'hazard', actions: ['putHazard', 'putHexHazard', 'clearHazard', 'clearHexHazard', 'playCleanup'] },
  { name: 'card', actions: ['playHighYield', 'takeYield', 'endYield', 'playResearchGrant', 'takeFreeCard'] },
  { name: 'build', actions: ['buyWarehouse'] },
];
