/** A jetty from two corners to a round sign with the rate. */
import { memo, use } from 'react';
import { useFeature } from '../moves/context.js';
import { ANY_GOOD, NONE } from '../session/none.js';
import type { GameInfo, View } from '../session/types.js';
import { boardBox, type Box, edgeEnds, edgePoint, RADIUS, type ScreenPoint, seaward } from './geometry.js';
import { SignContext } from './grown.js';
import { isLand } from './ground.js';

/** How far out a sign is; closer where two face the same water. */
const OUT = 32;
const NEAR = 24;
const APART = 32;
const SIGN = 15;
/** Half of the edge between its corners, and what is seen of a jetty at least. */
const HALF = RADIUS / 2;
const JETTY = 18;

/** A grown sign stands further out: it would hide its own jetties. */
const outOf = (grown: number): number => {
  const reach = SIGN * grown + JETTY;
  return Math.max(OUT, Math.sqrt(Math.max(0, reach * reach - HALF * HALF)));
};

const isWithin = ({ x, y, width, height }: Box, at: ScreenPoint, margin: number): boolean =>
  Math.min(at.x - x, x + width - at.x, at.y - y, y + height - at.y) >= margin;

const signPoint = (info: GameInfo, view: View, edge: number, distance: number): ScreenPoint => {
  const middle = edgePoint(info.board, edge);
  const out = seaward(info.board, edge, (hex) => isLand(info, view, hex));
  return { x: middle.x + out.x * distance, y: middle.y + out.y * distance };
};

/** Harbours with the places of their signs, none on top of another. */
export const signsOf = (
  info: GameInfo,
  view: View,
  grown = 1,
): { edge: number; kind: number; sign: ScreenPoint }[] => {
  const [box, out] = [boardBox(info.board), outOf(grown)];
  const edges = [...view.base.harbour.keys()].filter((edge) => view.base.harbour[edge] !== NONE);
  const far = edges.map((edge) => {
    const places = [out, (out + OUT) / 2, OUT].map((distance) => signPoint(info, view, edge, distance));
    const [, , nearest = { x: 0, y: 0 }] = places;
    return { edge, at: places.find((at) => isWithin(box, at, SIGN * grown)) ?? nearest };
  });
  return far.map(({ edge, at }) => {
    const crowded = far.some(
      (other) => other.edge !== edge && Math.hypot(other.at.x - at.x, other.at.y - at.y) < APART * grown,
    );
    const sign = crowded ? signPoint(info, view, edge, NEAR) : at;
    return { edge, kind: view.base.harbour[edge] ?? NONE, sign };
  });
};

const Jetty = ({ from, to }: { readonly from: ScreenPoint; readonly to: ScreenPoint }) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g className="jetty" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path className="planks" d={`M5 0H${length - 8}`} />
      <path className="rungs" d={`M5 0H${length - 8}`} />
      <circle className="bollard" r={4} />
    </g>
  );
};

export const HarbourSign = ({ info, kind }: { readonly info: GameInfo; readonly kind: number }) => {
  const { goods } = useFeature();
  const good = kind === ANY_GOOD ? undefined : goods[info.scenario.goods[kind]?.name ?? ''];
  return (
    <g className="upright">
      <circle className="sign" r={SIGN} />
      {good ? (
        <>
          <svg x={-6} y={-13.5} width={12} height={12} viewBox="0 0 24 24" overflow="visible">
            <good.Icon />
          </svg>
          <text y={10}>2:1</text>
        </>
      ) : (
        <text className="any" y={4.6}>
          3:1
        </text>
      )}
    </g>
  );
};

interface HarbourProps {
  readonly info: GameInfo;
  readonly edge: number;
  readonly kind: number;
  readonly sign: ScreenPoint;
}

const Harbour = ({ info, edge, kind, sign }: HarbourProps) => {
  const [a, b] = edgeEnds(info.board, edge);
  return (
    <g className="harbour">
      <Jetty from={a} to={sign} />
      <Jetty from={b} to={sign} />
      <g transform={`translate(${sign.x} ${sign.y})`}>
        <g className="grows">
          <HarbourSign info={info} kind={kind} />
        </g>
      </g>
    </g>
  );
};

interface HarboursProps {
  readonly info: GameInfo;
  readonly view: View;
  /** Changes when it must be redrawn. */
  readonly stamp: string;
}

export const Harbours = memo(
  function Harbours({ info, view }: HarboursProps) {
    return (
      <g aria-hidden="true">
        {signsOf(info, view, use(SignContext)).map(({ edge, kind, sign }) => (
          <Harbour key={edge} info={info} edge={edge} kind={kind} sign={sign} />
        ))}
      </g>
    );
  },
  (before, now) => before.info === now.info && before.stamp === now.stamp,
);
