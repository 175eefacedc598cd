/** A settlement on its side, the infiltrator, and the lake. */
import { Settlement } from '../base/drawings/pieces.js';

/** Lies on its wall, the roof to the right: not to be mistaken for a standing one. */
export const FreeSettlement = ({ seat }: { readonly seat: number }) => (
  <g transform="rotate(90) scale(.88)">
    <Settlement seat={seat} />
  </g>
);

/** A slim figure with a brimmed hat and a mask: not to be mistaken for the hooded robber. */
export const Infiltrator = () => (
  <g className="figure">
    <path className="coat" d="M-6 12-3.6-2h7.2L6 12 0 8.6z" />
    <circle className="hood" cx={0} cy={-5} r={3.8} />
    <path className="eyes" d="M-2.2-5h1.2M1-5h1.2" />
    <path className="hat" d="M-9-7.4h18v2H-9zM-4.6-7.4-3.4-14h6.8l1.2 6.6z" />
  </g>
);

const RIPPLES = [-30, -18, -6, 6, 18, 30];

export const Lake = () => (
  <g className="ink">
    {RIPPLES.map((y, i) => (
      <path
        key={y}
        className={i % 2 ? 'line soft' : 'line'}
        d={`M${-34 + Math.abs(y) * 0.5} ${y}q5-4 10 0t10 0 10 0 10 0 10 0 10 0`}
        pathLength={60}
        strokeDasharray={`${60 - Math.abs(y) * 0.9} 60`}
      />
    ))}
    <path className="line" d="M-36-14Q-38-28-24-33M36 14Q38 28 24 33" />
    <path d="M-31 22q1-8-2-14M-27 23q2-6 1-11M31-16q1-7-2-12" className="line" />
  </g>
);
