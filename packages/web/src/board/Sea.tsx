/** The chart around the island: swell, and rhumb lines from beyond its edge. */
import { memo } from 'react';
import type { Box } from './geometry.js';

const RAYS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

export const SeaDefs = () => (
  <defs>
    <pattern id="swell" width={64} height={22} patternUnits="userSpaceOnUse">
      <path className="swell" d="M4 7q6-4 12 0t12 0M36 18q6-4 12 0t12 0" />
    </pattern>
    <pattern id="robbed" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="robbed" d="M1.1 0V8" />
      <path className="robbed lit" d="M2.9 0V8" />
    </pattern>
    <clipPath id="hexclip">
      <path d="M0-50 43.3-25V25L0 50-43.3 25V-25z" />
    </clipPath>
  </defs>
);

export const Sea = memo(function Sea({ box }: { readonly box: Box }) {
  const far = 900;
  const [x, y] = [box.x - 60, box.y + box.height + 20];
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
    </g>
  );
});
