/** A problem of the checker in the reader's language; one that has only its own words says those. */
import type { SaidPlace, SaidValue } from '@landnam/engine/rules';
import type { MapProblem } from '@landnam/maps';
import type { ModuleTexts } from '../../../../features/types.js';
import type { Feature } from '../../../../moves/feature.js';
import { s } from './words/index.js';
import { t } from '../words/index.js';

export interface Names {
  readonly feature: Pick<Feature, 'terrains' | 'goods' | 'cards' | 'pieces'>;
  readonly texts: ModuleTexts;
  /** How many boards the map has: with one it need not be named. */
  readonly boards: number;
}

const placeName = ({ q, r, side, corner }: SaidPlace): string => {
  const at = `${q},${r}`;
  if (side !== undefined) return t.place_side({ at, side });
  return corner === undefined ? t.place_hex({ at }) : t.place_corner({ at, corner });
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

const valueText = (value: SaidValue, names: Names): string | number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return wordFor(value, names);
  return isList(value) ? value.map((word) => wordFor(word, names)).join(', ') : placeName(value);
};

const HEX = /hex (-?\d+),(-?\d+)/;
const SIDE = /harbour (-?\d+),(-?\d+) (\w+)/;
const BOARD = /^board ([^ ,]+)/;

/** Where it is, as far as that is not said already. */
const whereText = (where: string, { boards, texts }: Names): string => {
  const [, board = ''] = BOARD.exec(where) ?? [];
  const [, q, r] = HEX.exec(where) ?? SIDE.exec(where) ?? [];
  const place = q === undefined ? '' : t.place_hex({ at: `${q},${r}` });
  if (board === '') return texts[where]?.() ?? where;
  return [boards > 1 ? t.on_board({ board }) : '', place].filter((part) => part !== '').join(', ');
};

type Sentences = Readonly<
  Record<string, ((filling: Readonly<Record<string, string | number>>) => string) | undefined>
>;

/** Without its place. */
export const faultText = ({ what, code, data = {} }: MapProblem, names: Names): string => {
  const filling = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, valueText(value, names)]),
  );
  const known = code !== undefined && code !== 'other' && code !== 'cannotBePlayed';
  return known ? ((s as unknown as Sentences)[code]?.(filling) ?? what) : what;
};

export const sentenceOf = (problem: MapProblem, names: Names): string => {
  const [text, place] = [faultText(problem, names), whereText(problem.where, names)];
  return place === '' ? text : `${place}: ${text}`;
};
