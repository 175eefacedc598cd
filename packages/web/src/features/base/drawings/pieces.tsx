/** Pieces stand out by an outline in a contrasting tone, by silhouette, and by their owner's mark. */
import { SeatMark } from '../../../ui/SeatMark.js';

interface Owned {
  readonly seat: number;
}

export const Road = ({ seat }: Owned) => (
  <g className={`piece seat${seat}`}>
    <rect className="body" x={-17} y={-4.4} width={34} height={8.8} rx={2.4} />
    <SeatMark seat={seat} size={4.6} />
  </g>
);

export const Settlement = ({ seat }: Owned) => (
  <g className={`piece seat${seat}`}>
    <path className="body" d="M-10 9V-1.5L0-11 10-1.5V9z" />
    <path className="roof" d="M-12.6-.6 0-12.8 12.6-.6" />
    <g transform="translate(0 2.6)">
      <SeatMark seat={seat} size={7} />
    </g>
  </g>
);

export const City = ({ seat }: Owned) => (
  <g className={`piece seat${seat}`}>
    <path className="body" d="M-16 11V-2.6h2.6v-3H-11v3h3V-16l6-5.4L4-16v8.6L10-13l7 7V11z" />
    <path className="roof" d="M-9.6-14.6-2-21.4l7.2 6.8M3-4.8 10-12l8 7.8" />
    <path className="slit" d="M-2-13v4M-12.4 1.5v3" />
    <g transform="translate(4.6 4)">
      <SeatMark seat={seat} size={7.6} />
    </g>
  </g>
);

/** A hooded figure with a sack, in no player's colour. */
export const Robber = () => (
  <g className="figure">
    <path
      className="cloak"
      d="M-9 13c-.6-7 .4-11.6 3.4-14.4C-7.6-4-7.8-12.6 0-13.4c7.8.8 7.6 9.4 5.6 12C8.6 1.4 9.6 6 9 13z"
    />
    <path className="hood" d="M-4-4.6C-4.4-9-2.4-10 0-10s4.4 1 4 5.4C2.4-2.8-2.4-2.8-4-4.6z" />
    <path className="eyes" d="M-2.4-6.4h1.4M1-6.4h1.4" />
    <path className="fold" d="M0 1v11M-4.6 4-5.4 12M4.6 4l.8 8" />
  </g>
);
