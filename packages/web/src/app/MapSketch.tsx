/** A map as a small picture: its hexes in their tones, drawn from the map's own data. */
import { useEffect, useState } from 'react';
import { sketchGame } from '../session/local.js';
import type { Sketch } from '../session/types.js';
import css from './games.module.css';

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

const boxOf = ({ hexes }: Sketch): string => {
  const points = hexes.map(pointOf);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 1.5, Math.min(...ys) - 1.6];
  return [left, top, Math.max(...xs) + 1.5 - left, Math.max(...ys) + 1.6 - top]
    .map((each) => each.toFixed(2))
    .join(' ');
};

/** Always shown beside the name of its game, so it needs none of its own. */
export const MapSketch = ({ sketch }: { readonly sketch: Sketch | undefined }) => (
  <svg className={css['sketch']} viewBox={sketch ? boxOf(sketch) : '0 0 1 1'} aria-hidden="true">
    {sketch?.hexes.map((hex) => {
      const { x, y } = pointOf(hex);
      return (
        <polygon
          key={`${hex.q} ${hex.r}`}
          points={HEX}
          data-terrain={hex.terrain}
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
        />
      );
    })}
  </svg>
);
