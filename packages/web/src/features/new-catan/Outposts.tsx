/** The six double hexes around the island, each benefit at its corner, and the gaps between them. */
import { memo } from 'react';
import { CORNERS, hexPoint, type ScreenPoint, RADIUS, vertexPoint } from '../../board/geometry.js';
import { useLocale } from '../../session/settings.js';
import { NONE } from '../../session/none.js';
import type { GameInfo, Snapshot, View } from '../../session/types.js';
import type { GroundProps } from '../../moves/feature.js';
import { benefitName, benefitText, FRONTIER, isBlocked, raceName, raceOf } from './benefits.js';
import { BenefitIcon, benefitMark, RaceIcon } from './icons.js';
import './outposts.css';

const NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const HALF = (RADIUS * Math.sqrt(3)) / 2;

/** Along the coast and out to sea, from the middle corner of a side. */
interface Frame {
  readonly origin: ScreenPoint;
  readonly along: ScreenPoint;
  readonly out: ScreenPoint;
  /** Degrees by which text is rotated, never upside down. */
  readonly turn: number;
}
export interface OutpostSide {
  readonly corners: readonly number[];
  readonly race: number;
  readonly frame: Frame;
}

const unit = ({ x, y }: ScreenPoint): ScreenPoint => ({ x: x / Math.hypot(x, y), y: y / Math.hypot(x, y) });

const upright = (degrees: number): number => {
  const turned = ((degrees + 540) % 360) - 180;
  return Math.abs(turned) > 90 ? turned - Math.sign(turned) * 180 : turned;
};

const frameOf = (points: readonly ScreenPoint[]): Frame => {
  const [first, , origin, , last] = points as [
    ScreenPoint,
    ScreenPoint,
    ScreenPoint,
    ScreenPoint,
    ScreenPoint,
  ];
  const along = unit({ x: last.x - first.x, y: last.y - first.y });
  const out = { x: along.y, y: -along.x };
  return { origin, along, out, turn: upright((Math.atan2(along.y, along.x) * 180) / Math.PI) };
};

const placed = ({ origin, along, out }: Frame, [a, o]: readonly [number, number]): ScreenPoint => ({
  x: origin.x + along.x * a + out.x * o,
  y: origin.y + along.y * a + out.y * o,
});

const cornerAt = ({ board }: GameInfo, at: { q: number; r: number; corner: string }): number => {
  const hex = board.places.hexes.findIndex(({ q, r }) => q === at.q && r === at.r);
  const centre = hexPoint(board, hex);
  const corner = CORNERS[NAMES.indexOf(at.corner)] ?? { x: 0, y: 0 };
  return board.places.vertices.findIndex((_, vertex) => {
    const { x, y } = vertexPoint(board, vertex);
    return Math.hypot(x - centre.x - corner.x, y - centre.y - corner.y) < 1;
  });
};

const raceAt = (view: View, corners: readonly number[]): number => {
  const benefit = view.outposts.benefit[corners[0] ?? NONE] ?? NONE;
  return benefit === NONE ? FRONTIER : raceOf(benefit);
};

const known = new WeakMap<GameInfo, readonly (readonly number[])[]>();
const cornersOf = (info: GameInfo): readonly (readonly number[])[] => {
  const found =
    known.get(info) ??
    (info.scenario.params.outposts?.sides ?? []).map((side) => side.map((place) => cornerAt(info, place)));
  known.set(info, found);
  return found;
};

export const sidesOf = (info: GameInfo, view: View): OutpostSide[] =>
  cornersOf(info).map((corners) => ({
    corners,
    race: raceAt(view, corners),
    frame: frameOf(corners.map((corner) => vertexPoint(info.board, corner))),
  }));

const CROWN: readonly (readonly [number, number])[] = [
  [2 * HALF, RADIUS],
  [HALF, RADIUS * 1.5],
  [-HALF, RADIUS * 1.5],
  [-2 * HALF, RADIUS],
];
/** Where each corner's sign is: off the corner, so that a building there hides nothing. */
const SIGNS: readonly (readonly [number, number])[] = [
  [-2 * HALF + 11, 39],
  [-HALF, 3],
  [0, 36],
  [HALF, 3],
  [2 * HALF - 11, 39],
];
const NAME_AT: readonly [number, number] = [0, 60];
const EMBLEMS_AT: readonly (readonly [number, number])[] = [
  [-HALF, 57],
  [HALF, 57],
];

/** The drawing reaches as far as the crowns of the outposts. */
export const reach = (info: GameInfo): ScreenPoint[] =>
  cornersOf(info).flatMap((corners) => {
    const frame = frameOf(corners.map((corner) => vertexPoint(info.board, corner)));
    return CROWN.map((at) => placed(frame, at));
  });

export const signPoint = (info: GameInfo, view: View, benefit: number): ScreenPoint | undefined => {
  const corner = view.outposts.place[benefit] ?? NONE;
  const side = sidesOf(info, view).find(({ corners }) => corners.includes(corner));
  const at = SIGNS[side?.corners.indexOf(corner) ?? NONE];
  return side && at && placed(side.frame, at);
};

const text = ({ x, y }: ScreenPoint): string => `${x.toFixed(1)},${y.toFixed(1)}`;

const Ground = ({ info, side }: { readonly info: GameInfo; readonly side: OutpostSide }) => {
  const coast = side.corners.map((corner) => vertexPoint(info.board, corner));
  const outline = [...coast, ...CROWN.map((at) => placed(side.frame, at))].map(text).join(' ');
  const name = placed(side.frame, NAME_AT);
  return (
    <g className={`outpost race${side.race}`}>
      <polygon className="bank" points={outline} />
      <polygon className="weave" points={outline} fill={`url(#weave${side.race})`} />
      <text transform={`translate(${text(name)}) rotate(${side.frame.turn.toFixed(1)})`} y={4}>
        {raceName(side.race)}
      </text>
      {EMBLEMS_AT.map((at) => {
        const { x, y } = placed(side.frame, at);
        return (
          <svg key={at[0]} x={x - 7} y={y - 7} width={14} height={14} viewBox="0 0 24 24" overflow="visible">
            <RaceIcon race={side.race} />
          </svg>
        );
      })}
    </g>
  );
};

/** One outline per race: disc, square, hexagon, shield. */
const PLATES = [
  <circle key="disc" className="plate" r={13} />,
  <rect key="square" className="plate" x={-12} y={-12} width={24} height={24} rx={3.5} />,
  <path key="hexagon" className="plate" d="M0-14 12.2-7V7L0 14-12.2 7V-7z" />,
  <path key="shield" className="plate" d="M-12-12.5h24V1.5Q12 9.5 0 14-12 9.5-12 1.5z" />,
];

const Thread = ({ from, to }: { readonly from: ScreenPoint; readonly to: ScreenPoint }) => (
  <path className="thread" d={`M${text(from)}L${text(to)}`} />
);

const Sign = ({
  benefit,
  at,
  blocked,
}: {
  readonly benefit: number;
  readonly at: ScreenPoint;
  readonly blocked: boolean;
}) => {
  const mark = benefitMark(benefit);
  const size = mark ? 12 : 17;
  return (
    <g
      className={`sign race${raceOf(benefit)} ${blocked ? 'blocked' : ''}`}
      transform={`translate(${text(at)})`}
      data-benefit={benefit}
    >
      <title>{`${benefitName(benefit)}. ${benefitText(benefit)}`}</title>
      <g className="grows">
        {PLATES[raceOf(benefit)]}
        <svg x={-size / 2} y={mark ? -12.5 : -size / 2} width={size} height={size} viewBox="0 0 24 24">
          <BenefitIcon benefit={benefit} />
        </svg>
        {mark && <text y={10.2}>{mark}</text>}
        {blocked && <path className="bar" d="M-9-9 9 9M9-9-9 9" />}
      </g>
    </g>
  );
};

const Signs = ({
  info,
  view,
  side,
}: {
  readonly info: GameInfo;
  readonly view: View;
  readonly side: OutpostSide;
}) =>
  side.corners.map((corner, i) => {
    const benefit = view.outposts.benefit[corner] ?? NONE;
    const place = SIGNS[i];
    if (benefit === NONE || place === undefined) return null;
    const at = placed(side.frame, place);
    return (
      <g key={corner}>
        <Thread from={vertexPoint(info.board, corner)} to={at} />
        <Sign benefit={benefit} at={at} blocked={isBlocked(view, benefit)} />
      </g>
    );
  });

/** A coast edge in two halves, with a joint where nothing can be built. */
const Gaps = ({ info }: { readonly info: GameInfo }) =>
  info.board.places.vertices.map((_, vertex) => {
    if ((info.board.vertexHexes[vertex * 3] ?? NONE) !== NONE) return null;
    const at = vertexPoint(info.board, vertex);
    return (
      <g key={vertex} className="joint" transform={`translate(${text(at)})`}>
        <path d="M-4.4 0 0-4.4 4.4 0 0 4.4z" />
      </g>
    );
  });

const Weaves = () => (
  <defs>
    <pattern id="weave0" width={12} height={12} patternUnits="userSpaceOnUse">
      <path className="stitch" d="M2 8q2-5 5-5-1 5-5 5z" />
    </pattern>
    <pattern id="weave1" width={11} height={11} patternUnits="userSpaceOnUse">
      <path className="stitch" d="M0 5.5h11M5.5 0v11" />
    </pattern>
    <pattern id="weave2" width={12} height={10} patternUnits="userSpaceOnUse">
      <circle className="stitch" cx={3} cy={3} r={1.5} />
      <circle className="stitch" cx={9} cy={8} r={0.9} />
    </pattern>
    <pattern id="weave3" width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="stitch" d="M0 2.5h10" />
    </pattern>
    <pattern id="weave4" width={18} height={14} patternUnits="userSpaceOnUse">
      <path className="stitch" d="m1 11 5-7 3 4 2-2.4L15 11" />
    </pattern>
  </defs>
);

const stampOf = (locale: string, { view }: Snapshot): string =>
  `${locale} ${view.outposts.place.join()} ${view.infiltrator.vertex[0]}`;

const Drawing = memo(
  function Drawing({ info, snapshot }: GroundProps & { readonly stamp: string }) {
    const sides = sidesOf(info, snapshot.view);
    return (
      <g className="outposts" aria-hidden="true">
        <Weaves />
        {sides.map((side) => (
          <Ground key={side.corners[0]} info={info} side={side} />
        ))}
        <Gaps info={info} />
        {sides.map((side) => (
          <Signs key={side.corners[0]} info={info} view={snapshot.view} side={side} />
        ))}
      </g>
    );
  },
  (before, now) => before.info === now.info && before.stamp === now.stamp,
);

export const Outposts = (props: GroundProps) => (
  <Drawing {...props} stamp={stampOf(useLocale(), props.snapshot)} />
);
