/** Each seat's own sign, repeated on pieces, hands and log, for people who cannot go by colour. */
import { type CSSProperties, createContext, use } from 'react';

/** Which colour, and with it which sign, a seat has if people chose; otherwise each has its own. */
export const ColourContext = createContext<readonly number[]>([]);

/** For the element around such a table. */
export const paintOf = (colours: readonly number[]): CSSProperties =>
  Object.fromEntries(
    colours.flatMap((colour, seat) =>
      ['', '-ink', '-line'].map((part) => [`--seat${seat}${part}`, `var(--paint${colour}${part})`]),
    ),
  );

interface Props {
  readonly seat: number;
  readonly size: number;
}

const MARKS = [
  <circle key="dot" r={0.46} />,
  <rect key="bar" x={-0.5} y={-0.22} width={1} height={0.44} />,
  <path key="wedge" d="M0-.52.54.42H-.54z" />,
  <path
    key="ring"
    fillRule="evenodd"
    d="M0-.52a.52.52 0 1 1 0 1.04a.52.52 0 1 1 0-1.04zM0-.22a.22.22 0 1 0 0 .44a.22.22 0 1 0 0-.44z"
  />,
  <path key="cross" d="M-.16-.5h.32v.34H.5v.32H.16V.5h-.32V.16H-.5v-.32h.34z" />,
  <path key="diamond" d="M0-.58.5 0 0 .58-.5 0z" />,
];

export const SeatMark = ({ seat, size }: Props) => {
  const colour = use(ColourContext)[seat] ?? seat;
  return (
    <g className="mark" transform={`scale(${size})`}>
      {MARKS[colour % MARKS.length]}
    </g>
  );
};

/** A badge for text: the mark on the seat's colour. */
export const SeatBadge = ({ seat, size = 22 }: { readonly seat: number; readonly size?: number }) => (
  <svg
    className={`badge seat${seat}`}
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    viewBox="-12 -12 24 24"
    aria-hidden="true"
  >
    <circle className="body" r={10.5} />
    <SeatMark seat={seat} size={11} />
  </svg>
);
