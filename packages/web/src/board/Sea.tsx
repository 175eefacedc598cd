/** The chart around the island: swell, rhumb lines and a compass rose. */
import { memo } from 'react';
import type { Box } from './geometry.js';

const RAYS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const POINTS = Array.from({ length: 8 }, (_, i) => i * 45);

const Compass = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className="compass" transform={`translate(${x} ${y})`}>
    <circle r={17} />
    <circle r={14.5} />
    {POINTS.map((angle) => (
      <path
        key={angle}
        transform={`rotate(${angle})`}
        className={angle % 90 === 0 ? 'long' : 'short'}
        d={angle % 90 === 0 ? 'M0-22 3.4-3.4H-3.4z' : 'M0-13 2.4-2.4H-2.4z'}
      />
    ))}
    <text y={-25}>N</text>
  </g>
);

export const SeaDefs = () => (
  <defs>
    <pattern id="swell" width={64} height={22} patternUnits="userSpaceOnUse">
      <path className="swell" d="M4 7q6-4 12 0t12 0M36 18q6-4 12 0t12 0" />
    </pattern>
    <pattern id="robbed" width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="robbed" d="M0 0V7" />
    </pattern>
    <clipPath id="hexclip">
      <path d="M0-50 43.3-25V25L0 50-43.3 25V-25z" />
    </clipPath>
  </defs>
);

export const Sea = memo(function Sea({ box }: { readonly box: Box }) {
  const far = 900;
  const [x, y] = [box.x + 34, box.y + box.height - 38];
  return (
    <g className="sea" aria-hidden="true">
      <rect x={box.x - far} y={box.y - far} width={box.width + 2 * far} height={box.height + 2 * far} />
      <rect
        className="waves"
        x={box.x - far}
        y={box.y - far}
        width={box.width + 2 * far}
        height={box.height + 2 * far}
        fill="url(#swell)"
      />
      <g className="rhumb">
        {RAYS.map((angle) => (
          <path key={angle} d={`M${x} ${y}L${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`} />
        ))}
      </g>
      <Compass x={x} y={y} />
    </g>
  );
});
