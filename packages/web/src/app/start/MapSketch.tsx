/** A map as a small picture: coast, tones and signs of its terrain, drawn from the map's own data. */
import { Suspense, use, useEffect, useState } from 'react';
import { smallTerrains } from '../../features/index.js';
import type { GameEntry } from '../../moves/feature.js';
import { sketchGame } from '../../session/asks.js';
import type { Sketch } from '../../session/types.js';
import css from './sketch.module.css';

const WIDTH = Math.sqrt(3) / 2;
const HEX = [0, 60, 120, 180, 240, 300]
  .map((angle) => (angle * Math.PI) / 180)
  .map((angle) => `${(Math.sin(angle) * 1.02).toFixed(3)},${(-Math.cos(angle) * 1.02).toFixed(3)}`)
  .join(' ');

const pointOf = ({ q, r }: { readonly q: number; readonly r: number }) => ({
  x: (2 * q + r) * WIDTH,
  y: 1.5 * r,
});

export const useSketch = (game: string): Sketch | undefined => {
  const [sketch, setSketch] = useState<Sketch>();
  useEffect(() => {
    let gone = false;
    void sketchGame(game).then((found) => {
      if (!gone) setSketch(found);
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return sketch;
};

const boxOf = ({ hexes }: Sketch, reach: number): string => {
  const points = hexes.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return [left, top, Math.max(...xs) + reach - left, Math.max(...ys) + reach - top]
    .map((each) => each.toFixed(2))
    .join(' ');
};

const placed = (hex: Sketch['hexes'][number]): string => {
  const { x, y } = pointOf(hex);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
};
const keyOf = ({ q, r }: Sketch['hexes'][number]): string => `${q} ${r}`;

const Coast = ({ hexes, className }: Pick<Sketch, 'hexes'> & { readonly className: string | undefined }) =>
  hexes.map((hex) => (
    <polygon
      key={keyOf(hex)}
      className={className}
      points={HEX}
      data-coast={hex.terrain}
      transform={placed(hex)}
    />
  ));

const Signs = ({ hexes }: Pick<Sketch, 'hexes'>) => {
  const glyphs = use(smallTerrains());
  return hexes.map((hex) => (
    <path
      key={keyOf(hex)}
      className={css['sign']}
      d={glyphs[hex.terrain] ?? ''}
      data-terrain={hex.terrain}
      transform={`${placed(hex)} scale(.02)`}
    />
  ));
};

const Hexes = ({ hexes }: Pick<Sketch, 'hexes'>) => (
  <>
    <Coast hexes={hexes} className={css['shallow']} />
    <Coast hexes={hexes} className={css['shore']} />
    {hexes.map((hex) => (
      <polygon key={keyOf(hex)} points={HEX} data-terrain={hex.terrain} transform={placed(hex)} />
    ))}
    <Suspense>
      <Signs hexes={hexes} />
    </Suspense>
  </>
);

interface Props {
  readonly sketch: Sketch | undefined;
  readonly entry: GameEntry;
}

/** Always shown beside the name of its game, so it needs no name of its own. */
export const MapSketch = ({ sketch, entry: { Emblem, around } }: Props) => (
  <div className={css['frame']} aria-hidden="true">
    <svg className={css['sketch']} viewBox={sketch ? boxOf(sketch, around?.reach ?? 1.6) : '0 0 1 1'}>
      <Suspense>{sketch && around && <around.Art />}</Suspense>
      {sketch && <Hexes hexes={sketch.hexes} />}
    </svg>
    {Emblem && (
      <span className={css['emblem']}>
        <Suspense>
          <Emblem />
        </Suspense>
      </span>
    )}
  </div>
);
