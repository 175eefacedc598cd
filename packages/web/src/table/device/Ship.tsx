import { SeatMark } from '../../ui/SeatMark.js';
import css from './Curtain.module.css';

const SAIL = 'M-37-47Q0-53 37-47 31-20 39 7 0 1-39 7-31-20-37-47z';
const HULL = 'M-66 2q-6-1-6-7 6 1 8 7 7 18 38 18h52q31 0 38-18 2-6 8-7 0 6-6 7-1 36-39 42h-54q-38-6-39-42z';

/** A shield for each seat along the gunwale. */
const Shields = ({ seats }: { readonly seats: number }) =>
  Array.from({ length: seats }, (_, seat) => (
    <g
      key={seat}
      className={`${css['shield']} seat${seat}`}
      transform={`translate(${(seat - (seats - 1) / 2) * 18} 26)`}
    >
      <circle r={7.2} />
      <SeatMark seat={seat} size={7.6} />
    </g>
  ));

/** The ship that brings the device, under the sail of whoever is next. */
export const Ship = ({ seat, seats }: { readonly seat: number; readonly seats: number }) => (
  <svg className={css['ship']} viewBox="-86 -68 172 124" aria-hidden="true">
    <path className={css['rigging']} d="M0-62-63 4M0-62 63 4M-37-47-50 14M37-47 50 14" />
    <path className={css['hull']} d="M-2-64h4V30h-4z" />
    <g className={`${css['sail']} seat${seat}`}>
      <path d="M2-64Q12-67 16-62T30-62Q24-56 18-56T2-55z" />
      <path d={SAIL} />
      <path className={css['seams']} d="M-22-49Q-18-20-23 4M22-49Q18-20 23 4M-39-47H39" />
      <g transform="translate(0 -23)">
        <SeatMark seat={seat} size={30} />
      </g>
    </g>
    <path className={css['hull']} d={HULL} />
    <path className={css['planks']} d="M-61 20Q-52 35-26 36.5H26Q52 35 61 20" />
    <Shields seats={seats} />
    <path
      className={css['foam']}
      d="M-84 44q7-5 14 0t14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0 14 0"
    />
    <path className={css['foam']} d="M-66 51q7-5 14 0t14 0M4 51q7-5 14 0t14 0 14 0" />
  </svg>
);
