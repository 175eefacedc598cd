/** Ships from the side, upright whatever edge they lie on; the pirate has three masts and no colour. */
import { SeatMark } from '../../ui/SeatMark.js';

interface Owned {
  readonly seat: number;
}

const HULL = 'M-18 .6Q-15.4 3.6-12.6 3.6H12.6Q15.4 3.6 18 .6 17.6 12.6 7.6 12.6H-7.6Q-17.6 12.6-18 .6z';
const SAIL = 'M-11.6-16.4Q0-18.6 11.6-16.4 9.4-8.8 12.2-.4 0-2.6-12.2-.4-9.4-8.8-11.6-16.4z';

/** The light outline is drawn first, so that hull and sail stand out on pale and on dark water alike. */
export const Ship = ({ seat }: Owned) => (
  <g className={`piece ship seat${seat}`} transform="scale(.85)">
    <path className="foam" d={`${HULL}${SAIL}M0-20V4`} />
    <path className="mast" d="M0-20V4" />
    <path className="body" d={HULL} />
    <path className="body" d={SAIL} />
    <path className="strake" d="M-14.8 7.6H14.8" />
    <g transform="translate(0 -9)">
      <SeatMark seat={seat} size={9.5} />
    </g>
  </g>
);

export const Pirate = () => (
  <g className="figure pirate" transform="scale(.9) translate(0 .5)">
    <path className="cloak" d="M-19 6h38q-2 10-9 12h-20q-7-2-9-12z" />
    <path className="fold" d="M0 6v-25M-11 6v-17M11 6v-17" />
    <path className="cloak" d="M-7-17q7-3 14 0-2 8 0 14-7-3-14 0 2-6 0-14z" />
    <path
      className="cloak"
      d="M-17-10q6-2 9 0-1 6 0 11-4-2-9 0 1-5 0-11zM8-10q4-2 9 0-1 6 0 11-5-2-9 0 1-5 0-11z"
    />
    <circle className="skull" cy={-11.4} r={3} />
    <path className="bones" d="M-4-5.6 4-8.4M4-5.6-4-8.4" />
  </g>
);

export const Gold = () => (
  <g className="ink">
    <path
      className="line"
      d="M-34-22q14 8 22-2t24-2 24-8M-40 14q12-10 24-2t22 2 32 4M-22 38q12-10 22-4t22-4"
    />
    <path d="M-26-4l6-5 7 3-1 7-8 3zM17 6l7-4 6 4-3 7-8 0zM-4-32l6-4 6 4-3 6-6 0zM-12 24l5-4 6 3-2 6-7 1z" />
    <path className="glint" d="M-19-13v-8M-23-17h8M26-4v-8M22-8h8M5-38v-6M2-41h6M-6 17v-6M-9 14h6" />
  </g>
);

/** The sea's own swell shows through; only its hexes are drawn. */
export const Sea = () => null;
