/** A scenario's emblem among the others, in boxes of 24. */
import type { ReactNode } from 'react';
import { ChitIcon, ShipIcon } from './icons.js';
import { ClothIcon } from './scenarios/cloth/icons.js';
import { WonderIcon } from './scenarios/wonders/art.js';

const sign = (children: ReactNode) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const ISLE = 'M0-4.8 4.2-2.4V2.4L0 4.8-4.2 2.4V-2.4z';

export const EMBLEMS: Readonly<Record<string, ReactNode>> = {
  'new-shores': <ShipIcon />,
  'four-islands': sign(
    [6, 18].flatMap((x) =>
      [6, 18].map((y) => <path key={`${x} ${y}`} d={ISLE} transform={`translate(${x} ${y})`} />),
    ),
  ),
  'fog-islands': sign(
    <path d="M7 15a4.5 4.5 0 0 1 .4-9A5.5 5.5 0 0 1 18 7a4 4 0 0 1 0 8zM3 17h14v2H3zM8 20.5h13v2H8z" />,
  ),
  'through-the-desert': sign(
    <path d="M10.5 22V3.5a1.5 1.5 0 0 1 3 0V13H16V8.5a1.5 1.5 0 0 1 3 0V14a2 2 0 0 1-2 2h-3.5v6zM10.5 16H7a2 2 0 0 1-2-2V9.5a1.5 1.5 0 0 1 3 0V13h2.5zM2 21h20v1.6H2z" />,
  ),
  'forgotten-tribe': <ChitIcon />,
  cloth: <ClothIcon />,
  'pirate-islands': sign(
    <path
      fillRule="evenodd"
      d="M12 2a7.5 7.5 0 0 1 4.5 13.5V18h-9v-2.5A7.5 7.5 0 0 1 12 2zM9 8a1.9 1.9 0 1 0 .01 0zM15 8a1.9 1.9 0 1 0 .01 0zM8.5 19.5h2V22h-2zM11.2 19.5h1.6V22h-1.6zM13.5 19.5h2V22h-2z"
    />,
  ),
  wonders: <WonderIcon />,
  'new-world': sign(
    <path
      fillRule="evenodd"
      d="M12 1.5a10.5 10.5 0 1 1-.01 0zM12 4a8 8 0 1 0 .01 0zM16.5 7.5 14 14l-6.5 2.5L10 10z"
    />,
  ),
};
