/** Names that look alike, by the skeleton of UTS 39: each character becomes the one it is most easily mistaken for. */
import { CONFUSABLES } from './confusables.js';

const pointOf = (text: string): string => String.fromCodePoint(Number.parseInt(text, 16));

const readGroup = (group: string): [string, string][] => {
  const [looks = '', points = ''] = group.split('=');
  const like = looks.split('+').map(pointOf).join('');
  return points.split(',').map((point) => [pointOf(point), like]);
};

const LIKE: ReadonlyMap<string, string> = new Map(CONFUSABLES.trim().split(/\s+/).flatMap(readGroup));

/** Invisible characters, with or without width: fillers, joiners, the blank Braille pattern, a note without a head. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800|\u{16FE4}|\u{1D159}/gu;

const skeleton = (text: string): string =>
  Array.from(text.normalize('NFD').replaceAll(UNSEEN, ''), (each) => LIKE.get(each) ?? each)
    .join('')
    .normalize('NFD');

const lower = (text: string): string => text.toLocaleLowerCase('en');

/** A capital may look like something its small letter does not (I and l), and the other way round: both are compared. */
export const looksLike = (a: string, b: string): boolean =>
  lower(skeleton(a)) === lower(skeleton(b)) || skeleton(lower(a)) === skeleton(lower(b));
