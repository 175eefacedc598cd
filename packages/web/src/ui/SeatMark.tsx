/** Each seat's own sign, repeated on pieces, hands and log, for people who cannot go by colour. */
import { type CSSProperties, createContext, use } from 'react';

const PARTS = ['', '-ink', '-line'];

/** Which colour, and with it which sign, a seat has if people chose; otherwise each has its own. */
export const ColourContext = createContext<readonly number[]>([]);

/** For the element around such a table. */
export const paintOf = (colours: readonly number[]): CSSProperties =>
  Object.fromEntries(
    colours.flatMap((colour, seat) =>
      PARTS.map((part) => [`--seat${seat}${part}`, `var(--paint${colour % MARKS.length}${part})`]),
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

const Mark = ({ colour, size }: { readonly colour: number; readonly size: number }) => (
  <g className="mark" transform={`scale(${size})`}>
    {MARKS[colour % MARKS.length]}
  </g>
);

export const SeatMark = ({ seat, size }: Props) => (
  <Mark colour={use(ColourContext)[seat] ?? seat} size={size} />
);

interface BadgeProps {
  readonly className: string;
  readonly colour: number;
  readonly size: number;
  readonly style?: CSSProperties;
}

const Badge = ({ className, colour, size, style }: BadgeProps) => (
  <svg
    className={`badge ${className}`}
    style={{ width: `${size / 16}rem`, height: `${size / 16}rem`, ...style }}
    viewBox="-12 -12 24 24"
    aria-hidden="true"
  >
    <circle className="body" r={10.5} />
    <Mark colour={colour} size={11} />
  </svg>
);

/** A badge for text: the mark on the seat's colour. */
export const SeatBadge = ({ seat, size = 22 }: { readonly seat: number; readonly size?: number }) => (
  <Badge className={`seat${seat}`} colour={use(ColourContext)[seat] ?? seat} size={size} />
);

/** The badge of a colour that a seat could have. */
export const ColourBadge = ({ colour, size = 22 }: { readonly colour: number; readonly size?: number }) => (
  <Badge
    className=""
    colour={colour}
    size={size}
    style={Object.fromEntries(PARTS.map((part) => [`--seat${part}`, `var(--paint${colour}${part})`]))}
  />
);
