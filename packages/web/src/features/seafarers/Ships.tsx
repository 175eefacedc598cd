/** Ships with their open ends, and the special points that come with buildings. */
import { openEnds } from '@landnam/engine/games/seafarers';
import { PieceAt } from '../../board/Pieces.js';
import { edgeEnds, vertexPoint } from '../../board/geometry.js';
import type { View } from '../../session/types.js';
import type { GroundProps } from '../../moves/feature.js';
import { NONE } from '../../session/none.js';
import { groupOf } from './view.js';

const shipsOf = (view: View): readonly { readonly edge: number; readonly seat: number }[] =>
  Array.from(groupOf(view, 'ships')?.ship ?? [], (seat, edge) => ({ edge, seat })).filter(
    ({ seat }) => seat !== NONE,
  );

/** A ship lies across its edge; its wake runs from corner to corner. */
const Wake = ({ info, edge, seat }: Pick<GroundProps, 'info'> & { edge: number; seat: number }) => {
  const [a, b] = edgeEnds(info.board, edge);
  const d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  return (
    <g className={`seat${seat}`}>
      <path className="wake under" d={d} />
      <path className="wake" d={d} />
    </g>
  );
};

export const Ships = ({ info, snapshot }: GroundProps) => {
  const mobile = new Set(
    snapshot.actions.map(({ action }) => (action.type === 'moveShip' ? action.from : NONE)),
  );
  return (
    <g aria-hidden="true">
      {shipsOf(snapshot.view).map(({ edge, seat }) => (
        <g key={edge}>
          <Wake {...{ info, edge, seat }} />
          <PieceAt info={info} name="ship" seat={seat} place={{ kind: 'edge', at: edge }} />
          {openEnds(info.board, snapshot.view, edge).map((vertex) => {
            const { x, y } = vertexPoint(info.board, vertex);
            const className = `openend seat${seat} ${mobile.has(edge) ? 'mobile' : ''}`;
            return <circle key={vertex} className={className} cx={x} cy={y} r={mobile.has(edge) ? 5.5 : 4} />;
          })}
        </g>
      ))}
    </g>
  );
};

const Chit = ({ x, y, points }: { readonly x: number; readonly y: number; readonly points: number }) => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
    <g className="chit upright">
      <circle r={9.5} />
      <path
        d="m0-8.400 2 5.200 5.800.2-4.500 3.500 1.500 5.400L0 2.800-4.800 5.900l1.500-5.400-4.500-3.500 5.800-.2z"
        opacity={0.55}
      />
      <text y={4}>{points}</text>
    </g>
  </g>
);

/** [S-20] On the settlement that earned them. */
export const Chits = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {Array.from(groupOf(snapshot.view, 'islandChits')?.chits ?? [], (points, vertex) => {
      if (points === 0) return null;
      const { x, y } = vertexPoint(info.board, vertex);
      return <Chit key={vertex} x={x + 14} y={y - 13} points={points} />;
    })}
  </g>
);
