/** What puzzles of a game may be about: what its modules bring, the first that fits. */
import { type Game, type Packed, ruleOf } from '@landnam/engine';
import { PUZZLE_KINDS } from '../modules/puzzles.js';
import { type PuzzleKind, WIN } from './puzzle.js';

/** Of a choice, by the actions that it cannot do without; nothing if no puzzle asks for any of them. */
export const kindOf = (g: Game, actions: Iterable<Packed>): string | undefined => {
  const types = new Set<string>([...actions].map((packed) => g.rules[ruleOf(packed)].type));
  return PUZZLE_KINDS.find((kind) => kind.actions.some((type) => types.has(type)))?.name;
};

/** Names of all kinds, winning at once first. */
export const kindNames = (): readonly string[] => [
  ...new Set([WIN, ...PUZZLE_KINDS.map(({ name }: PuzzleKind) => name)]),
];
