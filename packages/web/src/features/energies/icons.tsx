/** Small signs of this game: goods, cards, tools and events, drawn in a box of 24. */
import { EVENTS } from '@landnam/engine/games/energies';
import type { ReactNode } from 'react';

const Icon = ({ children, tone = '' }: { readonly children: ReactNode; readonly tone?: string }) => (
  <svg className={`icon ${tone}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinecap: 'round' } as const;

/** A coil of rope. */
export const FiberIcon = () => (
  <Icon tone="wool">
    <path {...LINE} d="M5 8q7-6 14 0t-7 5-7 3 7 5 7-2M8 6l8 4M7 16l9 4" />
  </Icon>
);
/** A loaf. */
export const FoodIcon = () => (
  <Icon tone="grain">
    <path d="M3 13q0-7 9-7t9 7q0 2-2 2v4H5v-4q-2 0-2-2z" />
    <path d="m8 9 2 4M12 8.4l2 4M16 9.4l1.4 3" stroke="var(--paper)" strokeWidth="1.6" fill="none" />
  </Icon>
);
/** A girder from the end. */
export const SteelIcon = () => (
  <Icon tone="ore">
    <path d="M4 3h16v4h-5.6v10H20v4H4v-4h5.6V7H4z" />
  </Icon>
);
/** A flask. */
export const ScienceIcon = () => (
  <Icon tone="science">
    <path d="M9 2h6v2h-1v5l6 10q1 3-2 3H6q-3 0-2-3l6-10V4H9z" />
    <path d="M8.4 14h7.2L18 18.6H6z" fill="var(--paper)" opacity=".75" />
  </Icon>
);
/** A bolt. */
export const EnergyIcon = () => (
  <Icon tone="energy">
    <path d="M13 1 4 14h6l-2 9 10-14h-6z" />
  </Icon>
);
export const CleanupIcon = () => (
  <Icon>
    <path d="M11 2h2v9h-2zM7 11h10l2 11H5z" />
    <path d="M9 14l-1 7M12 14v7M15 14l1 7" stroke="var(--paper)" strokeWidth="1.4" />
  </Icon>
);
export const YieldIcon = () => (
  <Icon>
    <path d="M4 20h16v2H4zM6 18V12h3v6zM11 18V8h3v10zM16 18V4h3v14z" />
  </Icon>
);
export const GrantIcon = () => (
  <Icon>
    <path d="M5 2h10l4 4v16H5z" />
    <path d="M8 9h8M8 13h8M8 17h5" stroke="var(--paper)" strokeWidth="1.8" />
  </Icon>
);
/** Rotor above a base line: either plant. */
export const PlantIcon = () => (
  <Icon>
    <path d="M11 12h2l1.4 11H9.6z" />
    <circle cx="12" cy="9.5" r="2.2" />
    {[0, 120, 240].map((turn) => (
      <path key={turn} transform={`rotate(${turn} 12 9.5)`} d="M11 8Q8.6 4 11.4-1 14.6 4 13 8z" />
    ))}
  </Icon>
);
/** Houses that stand already, and a rotor over them. */
export const TownsIcon = () => (
  <Icon>
    <path d="M1.5 22v-7L6 10.5l4.5 4.5v7zM13.5 22v-5l3.5-3.5 5.5 3.5v5zM16.300 6.5h1.400l.8 6h-3z" />
    {[0, 120, 240].map((turn) => (
      <path key={turn} transform={`rotate(${turn} 17 5.5)`} d="M16.300 4.5q-1-2 .6-4.5 1.800 2.5.8 4.5z" />
    ))}
  </Icon>
);
export const ChimneyIcon = () => (
  <Icon>
    <path d="M3 22V12l6 3v-3l6 3V4h5v18z" />
    <path {...LINE} d="M15.5 2q2-1.6 3.4 0t3.2 0" />
  </Icon>
);
export const WarehouseIcon = () => (
  <Icon>
    <path d="M2 9 12 3l10 6v13h-3V12H5v10H2z" />
    <path d="M7 14h10v3H7zM7 19h10v3H7z" />
  </Icon>
);
/** A drop with stripes: meaning never by colour alone. */
export const HazardIcon = () => (
  <Icon tone="hazard">
    <path d="M12 1q8 10 8 14a8 8 0 0 1-16 0q0-4 8-14z" />
    <path d="m7 13 7 8M9.4 9.6l8 9" stroke="var(--paper)" strokeWidth="2" />
  </Icon>
);
export const FootprintIcon = () => (
  <Icon>
    <path d="M8 2q4 0 4 5 0 3-2 4-3 1-5-1Q4 2 8 2zM6 13l5-1q1 5-2 5t-3-4zM16 7q4 0 4 5 0 3-2 4-3 1-5-1-1-8 3-8zM14 18l5-1q1 5-2 5t-3-4z" />
  </Icon>
);
export const BagIcon = () => (
  <Icon>
    <path d="M8 2h8l-2 4h-4zM9.4 7h5.2q6 6 6 10.4a5 5 0 0 1-5 5H8.4a5 5 0 0 1-5-5Q3.4 13 9.4 7z" />
  </Icon>
);

const SIGNS: Readonly<Record<string, ReactNode>> = {
  climateConference: <path d="M4 4h16v11H4zM11 15h2v4h-2zM7 19h10v3H7z" />,
  environmentalPollution: <path d="m12 2 11 20H1zM11 9h2v7h-2zM11 18h2v2h-2z" fillRule="evenodd" />,
  airPollution: <path d="M6 18a5 5 0 0 1 .6-10A6 6 0 0 1 18 8.6 4.8 4.8 0 0 1 18 18zM5 20h12v2H5z" />,
  productionIncrease: <path d="M3 22V12l6 3v-3l6 3V9h-3l5.5-7L23 9h-3v13z" />,
  rainAndFlooding: (
    <path d="M6 11a4 4 0 0 1 .6-8A5 5 0 0 1 16 4a3.6 3.6 0 0 1 1 7zM7 13l-1 3M12 13l-1 3M17 13l-1 3M2 19q2.5-2 5 0t5 0 5 0 5 0v3H2z" />
  ),
  sustainableProduction: <path d="M4 20Q2 4 20 3q1 15-12 15l6-8-9 11z" />,
  governmentFunding: <path d="M12 2 22 8v2H2V8zM4 11h3v7H4zM10.5 11h3v7h-3zM17 11h3v7h-3zM2 19h20v3H2z" />,
};

export const EventIcon = ({ event }: { readonly event: number }) => <Icon>{SIGNS[EVENTS[event] ?? '']}</Icon>;
