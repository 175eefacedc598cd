/** A piece that a map lays ready, as it lies on the board when a game begins. */
import { sideIndex } from '@landnam/engine';
import { useFeature } from '../../../moves/context.js';
import type { SetMark } from './drawn.js';
import { placeSpot, sideSpots } from './places.js';

/** Starts are listed seat by seat. */
const seatOf = ({ mark }: SetMark): number => mark.path.find((part) => typeof part === 'number') ?? 0;

/** Never upside down. */
const turnOf = ({ place }: SetMark): string => {
  const ends = place.side === undefined ? [] : sideSpots(place, sideIndex(place.side));
  const [left, right] = ends.toSorted((a, b) => a.x - b.x);
  if (left === undefined || right === undefined) return '';
  return ` rotate(${((Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI).toFixed(0)})`;
};

export const LaidPiece = ({ set }: { readonly set: SetMark }) => {
  const entry = useFeature().pieces[set.mark.piece ?? ''];
  const { x, y } = placeSpot(set.place);
  const lies = set.mark.at === 'edge' && entry?.upright !== true;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${lies ? turnOf(set) : ''}`}>
      <g className={lies ? '' : 'upright'} data-laid={`${set.mark.piece} ${seatOf(set)}`}>
        {entry && <entry.Art seat={seatOf(set)} />}
      </g>
    </g>
  );
};
