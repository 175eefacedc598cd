/** Hexes with their numbers, and the coast around them. */
import { memo } from 'react';
import { useFeature } from '../moves/context.js';
import type { GameInfo, View } from '../session/types.js';
import { HEX_POINTS, hexPoint } from './geometry.js';
import { isLand, terrainAt } from './ground.js';

interface Props {
  readonly info: GameInfo;
  readonly view: View;
  /** The robbed hex is veiled, unless it brings nothing anyway. */
  readonly veiled: number;
  /** Changes when it must be redrawn: language, terrain. */
  readonly stamp: string;
}

const PIPS: Readonly<Record<number, number>> = {
  2: 1,
  3: 2,
  4: 3,
  5: 4,
  6: 5,
  8: 5,
  9: 4,
  10: 3,
  11: 2,
  12: 1,
};

const NumberDisc = ({ number }: { readonly number: number }) => {
  const pips = PIPS[number] ?? 0;
  return (
    <g className={`disc upright ${pips === 5 ? 'strong' : ''}`}>
      <circle className="plate" r={15.5} />
      {pips === 5 && <circle className="rim" r={13.2} />}
      <text y={3.6}>{number}</text>
      {Array.from({ length: pips }, (_, i) => (
        <circle key={i} className="pip" cx={(i - (pips - 1) / 2) * 4.1} cy={8.3} r={1.5} />
      ))}
    </g>
  );
};

const Hex = ({ info, view, hex, veiled }: Props & { readonly hex: number }) => {
  const { x, y } = hexPoint(info.board, hex);
  const terrain = terrainAt(info, view, hex)?.name ?? '';
  const Art = useFeature().terrains[terrain]?.Art;
  const number = view.base.number[hex] ?? 0;
  return (
    <g className={`hex ${terrain}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <polygon className="ground" points={HEX_POINTS} />
      <g clipPath="url(#hexclip)">
        <g className="upright">{Art && <Art />}</g>
      </g>
      {veiled > 0 && number > 0 && <polygon className="veil" points={HEX_POINTS} fill="url(#robbed)" />}
      <polygon className="border" points={HEX_POINTS} />
      {number > 0 && <NumberDisc number={number} />}
    </g>
  );
};

const Coast = ({ info, view, className }: Pick<Props, 'info' | 'view'> & { readonly className: string }) => (
  <g className={className}>
    {info.board.places.hexes.map((_, hex) => {
      if (!isLand(info, view, hex)) return null;
      const { x, y } = hexPoint(info.board, hex);
      return (
        <polygon key={hex} points={HEX_POINTS} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} />
      );
    })}
  </g>
);

export const Land = memo(
  function Land(props: Props) {
    const { info, view, veiled } = props;
    const hexes = Array.from({ length: info.board.places.inside }, (_, hex) => hex);
    const [dry, wet] = [
      hexes.filter((hex) => isLand(info, view, hex)),
      hexes.filter((hex) => !isLand(info, view, hex)),
    ];
    return (
      <g className="land" aria-hidden="true">
        <Coast info={info} view={view} className="shallow" />
        {wet.map((hex) => (
          <Hex key={hex} {...props} hex={hex} veiled={0} />
        ))}
        <Coast info={info} view={view} className="shore" />
        {dry.map((hex) => (
          <Hex key={hex} {...props} hex={hex} veiled={veiled === hex ? 1 : 0} />
        ))}
      </g>
    );
  },
  (before, now) => before.info === now.info && before.stamp === now.stamp && before.veiled === now.veiled,
);
