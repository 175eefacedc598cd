/** Huts with their number, the remaining bolts, and the marks of those who trade there. */
import type { ReactNode } from 'react';
import { hexPoint, type ScreenPoint, vertexPoint } from '../../../../board/geometry.js';
import { SeatMark } from '../../../../ui/SeatMark.js';
import type { GroundProps } from '../../../../moves/feature.js';
import type { GameInfo } from '../../../../session/types.js';
import { type VillageShown, villagesOf } from './villageState.js';

/** Ships end at the corner; hut, bolts and traders are lined up from there into the hex, where none sails. */
const HUT = 11;
const BOLTS = 28;
const TRADERS = 39;

interface InwardProps {
  readonly way: ScreenPoint;
  readonly far: number;
  readonly children: ReactNode;
}

const Inward = ({ way, far, children }: InwardProps) => (
  <g transform={`translate(${(way.x * far).toFixed(1)} ${(way.y * far).toFixed(1)})`}>
    <g className="upright">{children}</g>
  </g>
);

/** One unit from the corner towards the middle of the village's hex. */
const inward = ({ board }: GameInfo, { vertex, hex }: VillageShown): ScreenPoint => {
  const [from, to] = [vertexPoint(board, vertex), hexPoint(board, hex)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};

const Bolts = ({ left }: { readonly left: number }) =>
  Array.from({ length: 5 }, (_, i) => (
    <rect
      key={i}
      className={i < left ? 'bolt' : 'bolt gone'}
      x={(i - 2) * 6.4 - 2.4}
      y={-4}
      width={4.8}
      height={8}
      rx={1.4}
    />
  ));

const Traders = ({ traders }: Pick<VillageShown, 'traders'>) =>
  traders.map((seat, i) => (
    <g
      key={seat}
      className={`trader seat${seat}`}
      transform={`translate(${(i - (traders.length - 1) / 2) * 14} 0)`}
    >
      <circle r={6} />
      <SeatMark seat={seat} size={6} />
    </g>
  ));

const strong = (number: number): string => (number === 6 || number === 8 ? 'strong' : '');

const Hut = ({ number }: Pick<VillageShown, 'number'>) => (
  <g className="grows">
    <path className="hut" d="M-12 10V-3Q-12-13 0-13 12-13 12-3V10z" />
    <g className={`disc ${strong(number)}`}>
      <circle className="plate" r={9.4} cy={-1.4} />
      <text y={2.9}>{number}</text>
    </g>
  </g>
);

export const Villages = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {villagesOf(info, snapshot.view).map((village) => {
      const { x, y } = vertexPoint(info.board, village.vertex);
      const way = inward(info, village);
      return (
        <g key={village.vertex} className="village" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <Inward way={way} far={BOLTS}>
            <Bolts left={village.left} />
          </Inward>
          <Inward way={way} far={TRADERS}>
            <Traders traders={village.traders} />
          </Inward>
          <Inward way={way} far={HUT}>
            <Hut number={village.number} />
          </Inward>
        </g>
      );
    })}
  </g>
);
