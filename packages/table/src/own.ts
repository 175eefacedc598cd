/** A map of somebody's own from a text: checked, labelled, and called by what it contains. */
import { fail, ok, type Result } from '@landnam/engine';
import {
  checkMap,
  dealProblems,
  keepOwn,
  type MapData,
  type MapProblem,
  ownId,
  problemAt,
} from '@landnam/maps';
import { said } from '@landnam/engine/rules';
import { byteLength, hashOfText } from './fair/hashing.js';

export const MOST_MAP_BYTES = 65_536;
/** With `own/` in front it is the longest name that the protocol has for a game. */
const HASH_LENGTH = 36;

/** The longest line of each label: names stand in lists beside others. */
const LABELS = { name: 60, author: 60, licence: 200 } as const;
const MOST_ABOUT = 300;
/** Characters that show nothing, or turn the text around them. */
const UNSEEN = /\p{C}/u;

export type OwnMap = Result<MapData, readonly MapProblem[]>;

/** By what it contains; in the order of its parts, which a deal may depend on. */
export const hashOfMap = ({ id: _id, ...rest }: MapData): string =>
  hashOfText(JSON.stringify(rest)).slice(0, HASH_LENGTH);

/** The same map under the id that it has everywhere. */
export const asOwn = (map: MapData): MapData => ({ ...map, id: ownId(hashOfMap(map)) });

/** As a file: the id follows from it. */
export const makeMapText = ({ id: _id, ...map }: MapData): string => JSON.stringify({ ...map, id: 'own' });

const labelProblem = (where: string, text: string | undefined, most: number): MapProblem[] => {
  if (text === undefined) return [];
  if (text.length > most)
    return [
      problemAt(
        where,
        said('label.long', '{count} characters are more than {most}', { count: text.length, most }),
      ),
    ];
  return UNSEEN.test(text)
    ? [problemAt(where, said('label.unseen', 'it contains a character that cannot be seen'))]
    : [];
};

const labelProblems = (map: MapData): MapProblem[] => [
  ...Object.entries(LABELS).flatMap(([part, most]) =>
    labelProblem(part, map[part as keyof typeof LABELS], most),
  ),
  ...Object.entries(map.about ?? {}).flatMap(([language, text]) =>
    labelProblem(`about ${language}`, text, MOST_ABOUT),
  ),
];

/** No map needs more; what walks over a map goes as deep as it. */
const MOST_DEEP = 40;

const isDeep = (value: unknown, left = MOST_DEEP): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isDeep(part, left - 1)));

const inJson = (text: string): Result<unknown, readonly MapProblem[]> => {
  try {
    const data: unknown = JSON.parse(text);
    if (!isDeep(data)) return ok(data);
    const why = said('file.deep', 'parts stand in each other more than {most} deep', { most: MOST_DEEP });
    return fail([problemAt('file', why)]);
  } catch {
    return fail([problemAt('file', said('file.json', 'it is not JSON'))]);
  }
};

/** Whatever is in it. */
export const parseMapText = (text: string): Result<unknown, readonly MapProblem[]> => {
  const bytes = byteLength(text);
  if (bytes > MOST_MAP_BYTES)
    return fail([
      problemAt(
        'file',
        said('file.bytes', '{bytes} bytes are more than {most}', { bytes, most: MOST_MAP_BYTES }),
      ),
    ]);
  return inJson(text);
};

/** Whatever its author called it: its id follows from its content. */
const withoutId = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data, id: 'own' } : data;

const judged = (data: unknown, begin?: (where: string) => void): OwnMap => {
  const checked = checkMap(withoutId(data));
  if (!checked.ok) return checked;
  const problems = [...labelProblems(checked.value), ...dealProblems(checked.value, begin)];
  return problems.length === 0 ? ok(asOwn(checked.value)) : fail(problems);
};

/** Its rules must be at hand. `begin` is told which place is looked at next. */
export const judgeOwn = (data: unknown, begin?: (where: string) => void): OwnMap => {
  try {
    return judged(data, begin);
  } catch (error) {
    return fail([{ where: 'file', what: error instanceof Error ? error.message : String(error) }]);
  }
};

export const parseOwn = (text: string, begin?: (where: string) => void): OwnMap => {
  const data = parseMapText(text);
  return data.ok ? judgeOwn(data.value, begin) : data;
};

/** Afterwards a table can be set by its id. */
export const takeOwn = (map: MapData): MapData => {
  const own = asOwn(map);
  keepOwn(own);
  return own;
};
