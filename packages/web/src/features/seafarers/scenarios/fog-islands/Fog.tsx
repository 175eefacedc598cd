/** A hatched veil; what is under it is unknown. */
export const Fog = () => (
  <g className="fogart">
    <path d="M-60-30 30-60M-60-12 48-48M-60 6 60-34M-60 24 60-16M-60 42 60 2M-50 56 60 20M-20 64 60 38" />
    <path className="cloud" d="M-22 8a9 9 0 0 1 3-17 13 13 0 0 1 24-5 11 11 0 0 1 16 10 8 8 0 0 1-1 14z" />
    <text y={6}>?</text>
  </g>
);
