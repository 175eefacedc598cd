/** The hexes whose number was rolled light up for a moment. */
import { placePoint } from '../../../board/geometry.js';
import type { GroundProps } from '../../../moves/feature.js';

const SEVEN = 7;

export const Rolled = ({ info, snapshot }: GroundProps) => {
  const { dice, number } = snapshot.view.base;
  const sum = (dice[0] ?? 0) + (dice[1] ?? 0);
  if (sum === 0 || sum === SEVEN) return null;
  const rolls = snapshot.events.filter(({ event }) => event.type === 'diceRolled').length;
  return (
    <g className="rolled" key={rolls} aria-hidden="true">
      {Array.from(number, (each, hex) => {
        if (each !== sum) return null;
        const { x, y } = placePoint(info.board, { kind: 'hex', at: hex });
        return <circle key={hex} cx={x} cy={y} r={22} />;
      })}
    </g>
  );
};
