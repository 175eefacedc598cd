/** A problem of the checker in the reader's language; one that has only its own words says those. */
import type { SaidData, SaidPlace, SaidValue } from '@landnam/engine/rules';
import type { Axial } from '@landnam/engine';
import type { MapBoard, MapProblem } from '@landnam/maps';
import type { ModuleTexts } from '../../../../features/types.js';
import type { Feature } from '../../../../moves/feature.js';
import { s } from './words/index.js';
import { t } from '../words/index.js';

export interface Names {
  readonly feature: Pick<Feature, 'terrains' | 'goods' | 'cards' | 'pieces'>;
  readonly texts: ModuleTexts;
  /** With one it need not be named. None for a file: whoever mends it looks for its coordinates. */
  readonly boards: Readonly<Record<string, Pick<MapBoard, 'hexes'>>>;
}

/** By what lies there; by its coordinates where nothing does. */
const hexName = ({ q, r }: Axial, board: string, { boards, feature }: Names): string => {
  const hex = boards[board]?.hexes.find((each) => each.q === q && each.r === r);
  const terrain = hex && feature.terrains[hex.terrain]?.name();
  if (terrain === undefined) return t.place_hex({ at: `${q},${r}` });
  return hex?.number ? `${terrain} ${hex.number}` : terrain;
};

const placeName = ({ side, corner, ...at }: SaidPlace, board: string, names: Names): string => {
  const hex = hexName(at, board, names);
  if (side !== undefined) return t.place_side({ hex, side });
  return corner === undefined ? hex : t.place_corner({ hex, corner });
};

const GROUNDS: Readonly<Record<string, () => string>> = { land: t.land, water: t.water };

const wordFor = (word: string, { feature, texts }: Names): string =>
  GROUNDS[word]?.() ??
  feature.terrains[word]?.name() ??
  feature.goods[word]?.name() ??
  feature.cards[word]?.name() ??
  feature.pieces[word]?.name() ??
  texts[word]?.() ??
  word;

const isList = (value: SaidValue): value is readonly string[] => Array.isArray(value);

const valueText = (value: SaidValue, board: string, names: Names): string | number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return wordFor(value, names);
  return isList(value)
    ? value.map((word) => wordFor(word, names)).join(', ')
    : placeName(value, board, names);
};

const HEX = /hex (-?\d+),(-?\d+)/;
const SIDE = /harbour (-?\d+),(-?\d+) (\w+)/;
const BOARD = /^board ([^ ,]+)/;
const boardOf = (where: string): string => BOARD.exec(where)?.[1] ?? '';
const AREA = /^board [^ ]+ (?:area|shuffle) (.+)$/;
const ROUND = /^opening (\d+)/;
/** Parts of a map that have a field of their own. */
const FIELDS: Readonly<Record<string, () => string>> = {
  name: t.name,
  author: t.author,
  licence: t.licence,
  players: t.players,
  pointsToWin: t.points,
  opening: t.opening,
  boards: t.boards,
  cards: t.cards,
  options: t.house,
};

const fieldText = (where: string, texts: ModuleTexts): string => {
  const [, round] = ROUND.exec(where) ?? [];
  if (round !== undefined) return t.round({ count: round });
  const field = Object.hasOwn(FIELDS, where) ? FIELDS[where] : texts[where];
  return field?.() ?? where;
};

const EVERYTHING = 'all';
const ANY_BOARD = 'any';

/** Where it is, as far as that is not said already. */
const whereText = (where: string, names: Names): string => {
  const { boards, texts } = names;
  const board = boardOf(where);
  const [, q, r] = HEX.exec(where) ?? SIDE.exec(where) ?? [];
  const [, area] = AREA.exec(where) ?? [];
  if (board === '') return fieldText(where, texts);
  return [
    Object.keys(boards).length > 1 ? t.on_board({ board: board === ANY_BOARD ? t.board_rest() : board }) : '',
    q === undefined ? '' : hexName({ q: Number(q), r: Number(r) }, board, names),
    area === undefined || area === EVERYTHING ? '' : t.area({ area }),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

type Sentences = Readonly<
  Record<string, ((filling: Readonly<Record<string, string | number>>) => string) | undefined>
>;

/** A text that there is not says its own name. */
const sentence = (key: string, filling: Readonly<Record<string, string | number>>): string | undefined => {
  const said = (s as unknown as Sentences)[key]?.(filling);
  return said === key ? undefined : said;
};

/** What is listed for places drawn on the board: too few, or too many. */
const countedKey = (code: string, data: SaidData): readonly [key: string, count: number] => {
  const over = Number(data['given']) - Number(data['needed']);
  return [`${code}.${over > 0 ? 'many' : 'few'}`, Math.abs(over)];
};

/** Without its place. */
export const faultText = ({ what, where, code, data = {} }: MapProblem, names: Names): string => {
  const filling = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, valueText(value, boardOf(where), names)]),
  );
  if (code === undefined || code === 'other' || code === 'cannotBePlayed') return what;
  const [key, count] = countedKey(code, data);
  return sentence(code, { ...filling, count }) ?? sentence(key, { ...filling, count }) ?? what;
};

export const sentenceOf = (problem: MapProblem, names: Names): string => {
  const [text, place] = [faultText(problem, names), whereText(problem.where, names)];
  return place === '' ? text : `${place}: ${text}`;
};
