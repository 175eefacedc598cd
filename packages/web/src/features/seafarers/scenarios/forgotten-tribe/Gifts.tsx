/** Gifts lie beside their edge on the water, where the first ship takes them. */
import { edgePoint, seaward } from '../../../../board/geometry.js';
import { isLand } from '../../../../board/ground.js';
import { HarbourSign } from '../../../../board/Harbours.js';
import type { GameInfo } from '../../../../session/types.js';
import type { GroundProps } from '../../../../moves/feature.js';
import { CARD, HARBOUR, giftsOf, harbourGood, POINT } from './giftKinds.js';

const Sign = ({ info, gift }: { readonly info: GameInfo; readonly gift: number }) => {
  if (gift === POINT)
    return (
      <>
        <circle className="sign" r={12} />
        <path
          className="star"
          d="m0-9 2.600 5.700 6.300.6-4.800 4.100 1.500 6.100L0 4.300l-5.600 3.200 1.500-6.100-4.800-4.100 6.300-.6z"
        />
      </>
    );
  if (gift === CARD)
    return (
      <>
        <rect className="sign" x={-9.5} y={-12} width={19} height={24} rx={3} />
        <path className="plus" d="M0-6v12M-6 0h12" />
      </>
    );
  return <HarbourSign info={info} kind={harbourGood(gift)} />;
};

export const Gifts = ({ info, snapshot }: GroundProps) => (
  <g aria-hidden="true">
    {giftsOf(snapshot.view).map(({ edge, gift }) => {
      const { x, y } = edgePoint(info.board, edge);
      const out = seaward(info.board, edge, (hex) => isLand(info, snapshot.view, hex));
      return (
        <g key={edge}>
          <path className="gifttie" d={`M${x} ${y}l${out.x * 8} ${out.y * 8}`} />
          <g className="harbour gift" transform={`translate(${x + out.x * 21} ${y + out.y * 21})`}>
            <g className={gift >= HARBOUR ? 'grows' : 'grows upright'}>
              <Sign info={info} gift={gift} />
            </g>
          </g>
        </g>
      );
    })}
  </g>
);
