/** What a map still lacks while it is drawn is no mistake: it is told apart from what is wrong. */
import type { MapProblem } from '@landnam/maps';
import { faultText, type Names, sentenceOf } from './sentences/sentences.js';
import { t } from './words/index.js';

export interface ToldProblem {
  readonly key: string;
  readonly text: string;
  readonly first: MapProblem;
}

export const lacksNumber = ({ code }: MapProblem): boolean => code === 'hex.noNumber';

/** Whatever grows there, a number is a number. */
const keyOf = (problem: MapProblem, names: Names): string =>
  lacksNumber(problem) ? 'hex.noNumber' : faultText(problem, names);

const textOf = (first: MapProblem, count: number, names: Names): string => {
  if (lacksNumber(first)) return t.need_numbers({ count });
  return count === 1 ? sentenceOf(first, names) : t.several({ what: faultText(first, names), count });
};

const OF_SEATS = /^(board [^,]+), \d players/;

/** What holds for several numbers of players is said once, and that corners are too few only for the most. */
const forAllSeats = (problems: readonly MapProblem[]): readonly MapProblem[] => {
  const kept = new Map<string, MapProblem>();
  for (const problem of problems) {
    const { where, what, code } = problem;
    const [, board] = OF_SEATS.exec(where) ?? [];
    const said = code === 'start.few' ? code : what;
    kept.set(board === undefined ? `${where} ${what}` : `${board} ${said}`, problem);
  }
  return [...kept.values()];
};

/** Said once however often: many hexes may lack the same. */
const together = (problems: readonly MapProblem[], names: Names): readonly ToldProblem[] => {
  const alike = new Map<string, MapProblem[]>();
  for (const problem of problems) {
    const key = keyOf(problem, names);
    alike.set(key, [...(alike.get(key) ?? []), problem]);
  }
  return [...alike].flatMap(([key, [first, ...others]]) =>
    first === undefined ? [] : [{ key, text: textOf(first, others.length + 1, names), first }],
  );
};

export interface Sorted {
  readonly wrong: readonly ToldProblem[];
  readonly toDo: readonly ToldProblem[];
}

export const sortedProblems = (problems: readonly MapProblem[], names: Names): Sorted => {
  const all = forAllSeats(problems);
  const wrong = all.filter(({ lacks }) => !lacks);
  return {
    wrong: together(wrong, names),
    toDo: together(
      all.filter(({ lacks }) => lacks),
      names,
    ),
  };
};
