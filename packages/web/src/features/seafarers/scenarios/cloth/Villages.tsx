/** Huts with their number, the bolts that are left, and the marks of those who trade there. */
import { vertexPoint } from '../../../../board/geometry.js';
import { SeatMark } from '../../../../ui/SeatMark.js';
import type { GroundProps } from '../../../../moves/feature.js';
import { type Village, villagesOf } from './villageState.js';

const Bolts = ({ left }: { readonly left: number }) => (
  <g transform="translate(0 15)">
    {Array.from({ length: 5 }, (_, i) => (
      <rect
        key={i}
        className={i < left ? 'bolt' : 'bolt gone'}
        x={(i - 2) * 6 - 2.2}
        y={-4}
        width={4.4}
        height={8}
        rx={1.4}
      />
    ))}
  </g>
);

const Traders = ({ traders }: Pick<Village, 'traders'>) =>
  traders.map((seat, i) => (
    <g
      key={seat}
      className={`trader seat${seat}`}
      transform={`translate(${(i - (traders.length - 1) / 2) * 13} -19)`}
    >
      <circle r={6} />
      <SeatMark seat={seat} size={5} />
    </g>
  ));

const strong = (number: number): string => (number === 6 || number === 8 ? 'strong' : '');

export const Villages = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {villagesOf(info, snapshot.view).map((village) => {
      const { x, y } = vertexPoint(info.board, village.vertex);
      return (
        <g key={village.vertex} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <g className="village upright">
            <path className="hut" d="M-14 10V-2Q-14-15 0-15 14-15 14-2V10z" />
            <g className={`disc ${strong(village.number)}`}>
              <circle className="plate" r={9.5} cy={-2} />
              <text y={2.6}>{village.number}</text>
            </g>
            <Bolts left={village.left} />
            <Traders traders={village.traders} />
          </g>
        </g>
      );
    })}
  </g>
);
