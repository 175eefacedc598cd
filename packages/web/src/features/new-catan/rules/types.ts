import type { Chapter } from '../../../moves/rulebook.js';

type Board = 'N-1' | 'N-2' | 'N-3' | 'N-4' | 'N-5' | 'N-6';
type Play = 'N-10' | 'N-11' | 'N-12' | 'N-13' | 'N-14' | 'N-15';

/** More about a benefit than its short text says. */
export type More = Readonly<
  Record<'N-40' | 'N-41' | 'N-42' | 'N-43' | 'N-44' | 'N-50' | 'N-51' | 'N-52' | 'N-53' | 'N-54', string>
>;

export interface NewCatanText {
  readonly base: string;
  readonly baseLink: string;
  readonly chapters: readonly [Chapter<Board>, Chapter<Play>];
  readonly more: More;
}
