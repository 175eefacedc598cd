/** What a picture shows, for whoever hears it: what stands in it, and what is marked. */
import { type Box, placePoint } from '../../../board/geometry.js';
import type { GameWords } from '../../../moves/feature.js';
import type { BoardPlace } from '../../../moves/places.js';
import { NONE } from '../../../session/none.js';
import { r } from '../words/index.js';
import type { PictureMark, MarkKind } from './marks.js';

const isIn = ({ info }: GameWords, { x, y, width, height }: Box, place: BoardPlace): boolean => {
  const at = placePoint(info.board, place);
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
};

const buildingsOf = (words: GameWords, cut: Box, seat: number): string[] =>
  Array.from(words.view.base.owner, (owner, at) => {
    const place: BoardPlace = { kind: 'vertex', at };
    const piece = words.info.scenario.pieces[words.view.base.piece[at] ?? NONE]?.name;
    return owner === seat && piece !== undefined && isIn(words, cut, place)
      ? `${words.piece(piece)}, ${words.place(place)}`
      : '';
  }).filter((text) => text !== '');

const roadsOf = (words: GameWords, cut: Box, seat: number): string[] => {
  const count = Array.from(words.view.base.road).filter(
    (owner, at) => owner === seat && isIn(words, cut, { kind: 'edge', at }),
  ).length;
  return count === 0 ? [] : [`${count} ${words.piece('road', count)}`];
};

const standing = (words: GameWords, cut: Box): string[] =>
  Array.from({ length: words.info.seats }, (_, seat) => {
    const things = [...buildingsOf(words, cut, seat), ...roadsOf(words, cut, seat)];
    return things.length === 0 ? '' : `${words.seat(seat)}: ${things.join('; ')}.`;
  }).filter((line) => line !== '');

const placesOf = (words: GameWords, marks: readonly PictureMark[], kind: MarkKind): string =>
  marks
    .filter((mark) => mark.kind === kind)
    .map(({ place, label }) => (label === undefined ? words.place(place) : `${label}: ${words.place(place)}`))
    .join('; ');

export const spokenPicture = (words: GameWords, marks: readonly PictureMark[], cut: Box): string => {
  const [may, mayNot, ring, label] = (['may', 'mayNot', 'ring', 'label'] as const).map((kind) =>
    placesOf(words, marks, kind),
  );
  return [
    r.picture(),
    ...standing(words, cut),
    may && r.picture_may({ places: may }),
    mayNot && r.picture_may_not({ places: mayNot }),
    ring && r.picture_marked({ places: ring }),
    label && r.picture_labels({ places: label }),
  ]
    .filter(Boolean)
    .join(' ');
};
