/** What stands on the board, drawn from the view. */
import { memo, use } from 'react';
import { useFeature } from '../moves/context.js';
import type { BoardPlace, PlaceKind } from '../moves/places.js';
import { NONE } from '../session/none.js';
import type { GameInfo, Snapshot, View } from '../session/types.js';
import { berthOf } from './berth.js';
import { edgeFit, edgeTurn, placePoint, type ScreenPoint } from './geometry.js';
import { SignContext } from './grown.js';

interface PieceProps {
  readonly info: GameInfo;
  readonly name: string;
  readonly place: BoardPlace;
  readonly seat: number;
  readonly className?: string;
}

export const PieceAt = memo(function PieceAt({
  info,
  name,
  place,
  seat,
  className = 'standing',
}: PieceProps) {
  const { x, y } = placePoint(info.board, place);
  const entry = useFeature().pieces[name];
  const lies = place.kind === 'edge' && !entry?.upright;
  const fit = lies ? edgeTurn : edgeFit;
  const turn = place.kind === 'edge' ? ` ${fit(info.board, place.at)}` : '';
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})${turn}`}>
      <g className={lies ? '' : 'upright'}>
        <g className={className}>{entry && <entry.Art seat={seat} />}</g>
      </g>
    </g>
  );
}, sameProps);

function sameProps(a: PieceProps, b: PieceProps): boolean {
  return (
    a.info === b.info &&
    a.name === b.name &&
    a.seat === b.seat &&
    a.className === b.className &&
    a.place.kind === b.place.kind &&
    a.place.at === b.place.at
  );
}

export const Roads = ({ info, view }: { readonly info: GameInfo; readonly view: View }) =>
  Array.from(view.base.road, (seat, at) =>
    seat === NONE ? null : (
      <PieceAt key={at} info={info} name="road" seat={seat} place={{ kind: 'edge', at }} />
    ),
  );

export const Buildings = ({ info, view }: { readonly info: GameInfo; readonly view: View }) =>
  Array.from(view.base.owner, (seat, at) => {
    const name = info.scenario.pieces[view.base.piece[at] ?? NONE]?.name;
    return seat === NONE || name === undefined ? null : (
      <PieceAt key={`${at} ${name}`} info={info} name={name} seat={seat} place={{ kind: 'vertex', at }} />
    );
  });

/** On a hex a figure stands at the edge of the number disc, so that it stays readable. */
const SHOULDER: Readonly<Record<PlaceKind, ScreenPoint>> = {
  hex: { x: -19, y: -9 },
  vertex: { x: 0, y: -8 },
  edge: { x: 0, y: 0 },
};

interface FigureProps {
  readonly info: GameInfo;
  readonly view: View;
  readonly name: string;
  readonly place: BoardPlace;
  readonly className?: string;
}

export const FigureAt = ({ info, view, name, place, className = 'standing' }: FigureProps) => {
  const entry = useFeature().figures[name];
  const { x, y } = placePoint(info.board, place);
  const grown = use(SignContext);
  const beside = entry?.afloat ? berthOf(info, view, place.at, grown) : SHOULDER[place.kind];
  return (
    <g className="moving" style={{ transform: `translate(${x + beside.x}px, ${y + beside.y}px)` }}>
      <g className="upright">
        <g className={className}>{entry && <entry.Art />}</g>
      </g>
    </g>
  );
};

export const Figures = ({ info, snapshot }: { readonly info: GameInfo; readonly snapshot: Snapshot }) => {
  const { figures } = useFeature();
  return info.scenario.figures.map((name) => {
    const figure = figures[name];
    const at = figure?.at(snapshot) ?? NONE;
    const kind = figure?.place ?? 'hex';
    return at === NONE ? null : (
      <FigureAt key={name} info={info} view={snapshot.view} name={name} place={{ kind, at }} />
    );
  });
};
