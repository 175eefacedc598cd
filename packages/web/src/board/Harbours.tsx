/** A jetty from two corners to a round sign with the rate. */
import { memo } from 'react';
import { goods } from '../features/index.js';
import type { GameInfo, View } from '../session/types.js';
import { edgeEnds, edgePoint, type Point, seaward } from './geometry.js';
import { isLand } from './ground.js';

const NONE = 255;
const ANY_GOOD = 254;
const OUT = 33;

const Jetty = ({ from, to }: { readonly from: Point; readonly to: Point }) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <g className="jetty" transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
      <path className="planks" d={`M5 0H${length - 8}`} />
      <path className="rungs" d={`M5 0H${length - 8}`} />
    </g>
  );
};

export const HarbourSign = ({ info, kind }: { readonly info: GameInfo; readonly kind: number }) => {
  const good = kind === ANY_GOOD ? undefined : goods[info.scenario.goods[kind]?.name ?? ''];
  return (
    <g className="upright">
      <circle className="sign" r={15} />
      {good ? (
        <>
          <svg x={-8} y={-13} width={16} height={16} viewBox="0 0 24 24" overflow="visible">
            <good.Icon />
          </svg>
          <text y={10.5}>2:1</text>
        </>
      ) : (
        <text className="any" y={4.2}>
          3:1
        </text>
      )}
    </g>
  );
};

const Harbour = ({
  info,
  view,
  edge,
  kind,
}: {
  readonly info: GameInfo;
  readonly view: View;
  readonly edge: number;
  readonly kind: number;
}) => {
  const [a, b] = edgeEnds(info.board, edge);
  const middle = edgePoint(info.board, edge);
  const out = seaward(info.board, edge, (hex) => isLand(info, view, hex));
  const sign = { x: middle.x + out.x * OUT, y: middle.y + out.y * OUT };
  return (
    <g className="harbour">
      <Jetty from={a} to={sign} />
      <Jetty from={b} to={sign} />
      <g transform={`translate(${sign.x} ${sign.y})`}>
        <g className="post">
          <HarbourSign info={info} kind={kind} />
        </g>
      </g>
    </g>
  );
};

interface HarboursProps {
  readonly info: GameInfo;
  readonly view: View;
  /** Changes when the drawing must. */
  readonly stamp: string;
}

export const Harbours = memo(
  function Harbours({ info, view }: HarboursProps) {
    return (
      <g aria-hidden="true">
        {Array.from(view.base.harbour, (kind, edge) =>
          kind === NONE ? null : <Harbour key={edge} info={info} view={view} edge={edge} kind={kind} />,
        )}
      </g>
    );
  },
  (before, now) => before.info === now.info && before.stamp === now.stamp,
);
