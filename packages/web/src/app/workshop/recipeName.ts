import { games } from '../../features/index.js';

/** The game that a map is for: its own name, or that of its family. */
export const recipeName = (recipe: string): string => {
  const entry = games[recipe] ?? Object.entries(games).find(([id]) => id.startsWith(`${recipe}/`))?.[1];
  return entry?.family?.() ?? entry?.name() ?? recipe;
};
