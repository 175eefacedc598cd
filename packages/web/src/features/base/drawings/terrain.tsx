/** Terrain as linocuts: a tone, a silhouette and a pattern each, readable without colour. */
import type { ReactNode } from 'react';

type At = readonly [x: number, y: number, scale?: number];

const scatter = (places: readonly At[], draw: (key: number) => ReactNode): ReactNode =>
  places.map(([x, y, scale = 1], key) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      {draw(key)}
    </g>
  ));

const SPRUCES: readonly At[] = [
  [0, -31, 0.9],
  [-13, -24, 1],
  [13, -24, 1.05],
  [-27, -15, 1.1],
  [27, -15, 1],
  [-34, 1, 0.95],
  [34, 2, 1.05],
  [-24, 6, 1.05],
  [24, 7, 0.95],
  [-32, 19, 1],
  [32, 20, 0.95],
  [-17, 25, 1.1],
  [17, 26, 1.05],
  [0, 31, 1.15],
  [-9, 40, 0.85],
  [10, 41, 0.8],
];

export const Forest = () => (
  <g className="ink">
    {scatter(SPRUCES, () => (
      <>
        <path d="M0-10 5-2H3L7 4H1.2V8h-2.4V4H-7L-3-2h-2z" />
        <path className="cut" d="M0-7 2.6-2.8M0-2 4 2.6" />
      </>
    ))}
  </g>
);

const MOUNDS: readonly At[] = [
  [0, -29, 0.95],
  [-25, -13, 0.9],
  [25, -12, 1],
  [-31, 11, 0.8],
  [31, 12, 0.75],
  [-17, 29, 1],
  [18, 30, 0.9],
  [0, 45, 0.8],
];

/** Clay hills, courses of brick cut into them. */
export const Hills = () => (
  <g className="ink">
    {scatter(MOUNDS, () => (
      <>
        <path className="mound" d="M-19 9Q-17-2-9-5-5-10 2-9.5 9-9 11-4 17-1 19 9z" />
        <path
          className="cut"
          d="M-8.5-4.8Q2-7.4 11-3.8M-14-1Q0-4 15-.4M-17 3.6Q0 .8 17.6 3.8M-2-6.4V-2.5M6-5.6V-2M-8-2.3V2M1-2.7V1.8M9-1.8V2.4M-12 2.7V8M-4 1.9V8M4 1.9V8M12 2.7V8"
        />
      </>
    ))}
  </g>
);

const TUSSOCKS: readonly At[] = [
  [0, -36],
  [-15, -29, 0.9],
  [31, -14],
  [-34, -9],
  [-30, 8, 0.9],
  [35, 6, 0.9],
  [-33, 20],
  [10, 40],
  [-8, 34, 0.9],
  [31, 21, 0.9],
  [17, -28, 0.8],
];

const SHEEP: readonly At[] = [
  [-22, -18, 1],
  [15, -22, 0.85],
  [-17, 25, 0.9],
  [20, 26, 1.05],
];

export const Pasture = () => (
  <g className="ink">
    {scatter(TUSSOCKS, () => (
      <path className="line" d="M-4 3Q-4-1-6-3M-1.4 3Q-1.6-3-2-6M1.4 3Q1.6-2 4-5M4 3Q4 0 6.4-1.4" />
    ))}
    {scatter(SHEEP, () => (
      <>
        <path d="M-4 4v4.4M4 4v4.4" className="line" />
        <path
          className="fleece"
          d="M-7 3a3.4 3.4 0 0 1-.6-6A4 4 0 0 1-2-6a4 4 0 0 1 6 .2A3.6 3.6 0 0 1 8-.4a3.4 3.4 0 0 1-2 5A4 4 0 0 1 0 5a4 4 0 0 1-7-2z"
        />
        <path d="M6.5-4.4c2.6-1 4.6 0 4.4 2-.2 1.6-2.4 2-4 1z" />
      </>
    ))}
  </g>
);

const FURROWS = [-54, -45, -36, -27, -18, -9, 0, 9, 18, 27, 36, 45, 54];
const EARS: readonly At[] = [
  [-22, -18],
  [-8, -29, 0.9],
  [22, -19, 0.95],
  [9, -31, 0.85],
  [-31, 4, 0.85],
  [31, 5, 0.9],
  [-20, 26],
  [20, 26, 1.05],
  [0, 35, 0.95],
];

export const Fields = () => (
  <g className="ink">
    <g className="line soft">
      {FURROWS.map((x) => (
        <path key={x} d={`M${x - 22} 50Q${x - 4} 6 ${x + 14}-50`} />
      ))}
    </g>
    {scatter(EARS, () => (
      <>
        <path className="line" d="M0 10Q-.4 2 0-6" />
        <path d="M0-10q2.4 2.2 0 5-2.4-2.8 0-5zM-.4-2.6q-3.6 0-4-3.8 3.6.2 4 3.8zM.4-2.6q3.6 0 4-3.8-3.6.2-4 3.8zM-.4 1.6q-3.6 0-4-3.8 3.6.2 4 3.8zM.4 1.6q3.6 0 4-3.8-3.6.2-4 3.8zM-.4 5.8q-3.6 0-4-3.8 3.6.2 4 3.8zM.4 5.8q3.6 0 4-3.8-3.6.2-4 3.8z" />
      </>
    ))}
  </g>
);

const PEAKS: readonly At[] = [
  [-2, -27, 1.05],
  [-23, -11, 1.1],
  [22, -12, 1.15],
  [-31, 14, 0.75],
  [31, 14, 0.8],
  [-15, 29, 1.1],
  [15, 31, 1],
];

export const Mountains = () => (
  <g className="ink">
    {scatter(PEAKS, () => (
      <>
        <path d="M-14 9-2-10q2-2 4 0L14 9z" />
        <path className="snow" d="M-5.6-4.4-2-10q2-2 4 0l3.8 5.8-3 2.4L.4-4.4l-2.6 3z" />
        <path className="cut" d="M3.5 1 7.6 7.6M0 2.4 3 7.6M7.2 2.2l3.2 5" />
      </>
    ))}
  </g>
);

/** The wind has drawn them across the whole hex: these are their lee sides. */
export const DUNES =
  'M-20-25Q-4-37 8-33 20-29 34-17 14-23 4-21-6-20-20-25zM-46-3Q-26-20-11-17 4-14 24 3 4-7-8-5-24-3-46-3zM2 9Q18-3 29-1 38 1 50 13 36 8 26 10 14 12 2 9zM-36 27Q-14 9 2 13 16 17 34 34 14 24 0 26-18 28-36 27z';

export const Desert = () => (
  <g className="ink">
    <path className="dune" d={DUNES} />
    <path
      className="line soft"
      d="M-38 4Q-24 1-12 3M-30 10Q-20 7-8 9M10 17Q22 14 34 17M14 23Q26 20 38 23M-22 34Q-8 31 6 33M-14 40Q-4 38 8 40M-14-18Q-4-20 4-17M12-9Q22-11 32-8"
    />
  </g>
);
