/** The fleet's path with its next steps, each player's lane, landing place and fortress, and which ships are armed. */
import { use } from 'react';
import { berthOf } from '../../../../board/berth.js';
import { edgeEnds, edgePoint, edgeFit, hexPoint, vertexPoint } from '../../../../board/geometry.js';
import { SignContext } from '../../../../board/grown.js';
import type { GameInfo } from '../../../../session/types.js';
import { SeatMark } from '../../../../ui/SeatMark.js';
import type { GroundProps } from '../../../../moves/feature.js';
import { NONE } from '../../../../session/none.js';
import { groupOf } from '../../view.js';
import { laneOf, watersOf } from './fleet.js';

const Path = ({ info, snapshot }: GroundProps) => {
  const points = watersOf(snapshot).path.map((hex) => hexPoint(info.board, hex));
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return <path className="fleetpath" d={`${d}Z`} />;
};

const Steps = ({ info, snapshot }: GroundProps) =>
  watersOf(snapshot).next.map((hex, i) => {
    const { x, y } = hexPoint(info.board, hex);
    return (
      <g key={hex} className="fleetstep" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <g className="grows upright">
          <circle r={10} />
          <text y={4.5}>{i + 1}</text>
        </g>
      </g>
    );
  });

const Way = ({ info, snapshot, seat }: GroundProps & { readonly seat: number }) => {
  const lane = laneOf(snapshot, seat);
  if (lane === undefined) return null;
  const { x, y } = vertexPoint(info.board, lane.landing);
  return (
    <g className={`way seat${seat}`}>
      {lane.edges.map((edge) => {
        const [a, b] = edgeEnds(info.board, edge);
        return (
          <path key={edge} d={`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`} />
        );
      })}
      <g className="landing" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <path d="M0-9 9 0 0 9-9 0z" />
        <SeatMark seat={seat} size={6} />
      </g>
    </g>
  );
};

export const Ways = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    <Path info={info} snapshot={snapshot} />
    {Array.from({ length: info.seats }, (_, seat) => (
      <Way key={seat} info={info} snapshot={snapshot} seat={seat} />
    ))}
    <Steps info={info} snapshot={snapshot} />
  </g>
);

/** Shields along the side, a ram at the bow. */
const Armour = ({
  info,
  edge,
  seat,
}: {
  readonly info: GameInfo;
  readonly edge: number;
  readonly seat: number;
}) => {
  const { x, y } = edgePoint(info.board, edge);
  const fit = edgeFit(info.board, edge);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) ${fit}`}>
      <g className={`armour upright seat${seat}`}>
        {[-7.5, -2.5, 2.5, 7.5].map((at) => (
          <circle key={at} cx={at} cy={6} r={2.6} />
        ))}
        <path d="M13.2 5.4 21.5 8.3 12 9.7z" />
      </g>
    </g>
  );
};

export const Armoured = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {watersOf(snapshot).lanes.map(({ warships }, seat) =>
      warships.map((edge) => <Armour key={edge} info={info} edge={edge} seat={seat} />),
    )}
  </g>
);

/** Remaining chits, as pips above the fortress. */
export const FortressChits = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {Array.from({ length: info.seats }, (_, seat) => {
      const lane = laneOf(snapshot, seat);
      const chits = groupOf(snapshot.view, 'pirateIslands')?.chits[seat] ?? 0;
      if (lane === undefined || chits === 0) return null;
      const { x, y } = vertexPoint(info.board, lane.fortress);
      return (
        <g key={seat} className="fortchits" transform={`translate(${x.toFixed(1)} ${(y + 21).toFixed(1)})`}>
          {Array.from({ length: chits }, (_, i) => (
            <circle key={i} cx={(i - (chits - 1) / 2) * 11} r={4.8} />
          ))}
        </g>
      );
    })}
  </g>
);

export const Fleet = ({ info, snapshot }: GroundProps) => {
  const hex = watersOf(snapshot).fleet;
  const grown = use(SignContext);
  if (hex === NONE) return null;
  const [{ x, y }, berth] = [hexPoint(info.board, hex), berthOf(info, snapshot.view, hex, grown)];
  return (
    <g
      className="moving"
      style={{ transform: `translate(${x + berth.x}px, ${y + berth.y}px)` }}
      aria-hidden="true"
    >
      <g className="upright">
        <g transform="scale(.85) translate(-19 -8)">
          <FleetArt />
        </g>
      </g>
    </g>
  );
};

const FleetArt = () => (
  <g className="figure pirate">
    {[
      { x: 6, y: -2, scale: 0.8 },
      { x: 34, y: 0, scale: 0.8 },
      { x: 19, y: 14, scale: 1.15 },
    ].map(({ x, y, scale }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
        <path className="fold" d="M0 6v-22" />
        <path className="cloak" d="M-15 5h30q-2 9-8 11h-14q-6-2-8-11z" />
        <path className="cloak" d="M-9-15q9-3 18 0-2 9 0 17-9-3-18 0 2-8 0-17z" />
        <circle className="skull" cy={-7} r={3.2} />
      </g>
    ))}
  </g>
);

export const Fortress = ({ seat }: { readonly seat: number }) => (
  <g className={`piece seat${seat}`}>
    <path className="body" d="M-15 13V-13h6v5h5v-5h8v5h5v-5h6V13z" />
    <path className="slit" d="M-9-2v6M9-2v6" />
    <g transform="translate(0 3)">
      <SeatMark seat={seat} size={8} />
    </g>
  </g>
);
