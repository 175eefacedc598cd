/** Hexes that can be chosen, marked beneath pieces, signs and numbers: land by its rim, water as one lit stretch. */
import type { GameInfo, View } from '../session/types.js';
import type { Aim } from './aims.js';
import { HEX_POINTS, INSET_POINTS, outlineOf, type ScreenPoint } from './geometry.js';
import { isLand } from './ground.js';

interface Props {
  readonly info: GameInfo;
  readonly view: View;
  readonly targets: readonly Aim[];
}

const Rim = ({ at, points }: { readonly at: ScreenPoint; readonly points: string }) => (
  <g transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}>
    <polygon className="under" points={points} />
    <polygon points={points} />
  </g>
);

const Water = ({ centres }: { readonly centres: readonly ScreenPoint[] }) => (
  <g className="lit-water">
    {centres.map(({ x, y }) => (
      <polygon key={`${x} ${y}`} points={HEX_POINTS} transform={`translate(${x} ${y})`} />
    ))}
    <path className="under" d={outlineOf(centres)} />
    <path d={outlineOf(centres)} />
  </g>
);

export const Grounds = ({ info, view, targets }: Props) => {
  const hexes = targets.filter(({ place }) => place.kind === 'hex');
  const centresOf = (dry: boolean): ScreenPoint[] =>
    hexes.filter(({ place }) => isLand(info, view, place.at) === dry).map(({ point }) => point);
  const [land, water] = [centresOf(true), centresOf(false)];
  return (
    <g aria-hidden="true">
      {water.length > 0 && <Water centres={water} />}
      <g className="lit-land">
        {land.map((at) => (
          <Rim key={`${at.x} ${at.y}`} at={at} points={INSET_POINTS} />
        ))}
      </g>
    </g>
  );
};
