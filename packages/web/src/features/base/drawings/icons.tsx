/** Small signs of goods, cards and tools: one shape each, drawn in a box of 24. */
import type { ReactNode } from 'react';

const Icon = ({ children, tone }: { readonly children: ReactNode; readonly tone?: string }) => (
  <svg className={`icon ${tone ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

export const LumberIcon = () => (
  <Icon tone="lumber">
    <path d="M12 2 17 9h-2l4 6h-5.6v7h-2.8v-7H5l4-6H7z" />
  </Icon>
);
export const BrickIcon = () => (
  <Icon tone="brick">
    <path d="M2.5 13h9v6.5h-9zM12.5 13h9v6.5h-9zM7.5 5h9v7h-9z" />
  </Icon>
);
export const WoolIcon = () => (
  <Icon tone="wool">
    <path d="M8 17v4M15 17v4" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M4.4 15.6a3.6 3.6 0 0 1-.4-6.4A4.4 4.4 0 0 1 9.6 6a4.6 4.6 0 0 1 6.4.4 4 4 0 0 1 4 5.6 3.8 3.8 0 0 1-2.6 5 4.6 4.6 0 0 1-6 .6 4.6 4.6 0 0 1-7-2z" />
  </Icon>
);
export const GrainIcon = () => (
  <Icon tone="grain">
    <path d="M12 22v-9" fill="none" stroke="currentColor" strokeWidth="2" />
    <path d="M12 1.5q3.4 3 0 6.6-3.4-3.6 0-6.6zM11.4 11.4q-5 .2-5.6-5 5-.2 5.6 5zM12.6 11.4q5 .2 5.6-5-5-.2-5.6 5zM11.4 17q-5 .2-5.6-5 5-.2 5.6 5zM12.6 17q5 .2 5.6-5-5-.2-5.6 5z" />
  </Icon>
);
export const OreIcon = () => (
  <Icon tone="ore">
    <path d="M2.5 19 8 7.5l4 3 3.5-6L21.5 19z" />
    <path d="M8 7.5 9 13l3-2.5M15.5 4.5 15 12l3 3" fill="none" stroke="var(--paper)" strokeWidth="1.3" />
  </Icon>
);

export const KnightIcon = () => (
  <Icon>
    <path d="M12 2c4 2 6 2.4 8 2.4 0 8-2.4 13.6-8 17.6C6.4 18 4 12.4 4 4.4 6 4.4 8 4 12 2z" />
    <path d="M12 6v12M7.5 10h9" fill="none" stroke="var(--paper)" strokeWidth="1.8" />
  </Icon>
);
export const PointIcon = () => (
  <Icon>
    <path d="m12 2 2.9 6.4 7 .7-5.3 4.6 1.6 6.8L12 16.9l-6.2 3.6 1.6-6.8L2.1 9.1l7-.7z" />
  </Icon>
);
export const RoadsIcon = () => (
  <Icon>
    <path d="M3 20 9.5 4h2L7 20zM13 20l2.5-16h2L19 20z" />
  </Icon>
);
export const PlentyIcon = () => (
  <Icon>
    <path d="M4 9h16l-2 12H6zM8 8a4 4 0 0 1 8 0h-2a2 2 0 0 0-4 0z" />
    <path d="M12 12v6M9 15h6" stroke="var(--paper)" strokeWidth="1.8" fill="none" />
  </Icon>
);
export const MonopolyIcon = () => (
  <Icon>
    <path d="M3 8l4 3 5-7 5 7 4-3-2 11H5z" />
    <path d="M5.5 21h13" stroke="currentColor" strokeWidth="2" fill="none" />
  </Icon>
);

export const RoadIcon = () => (
  <Icon>
    <path d="M2 17.5 18.5 3.5 22 7 5.5 21z" />
  </Icon>
);
export const SettlementIcon = () => (
  <Icon>
    <path d="M3.5 21V11L12 3l8.5 8v10z" />
  </Icon>
);
export const CityIcon = () => (
  <Icon>
    <path d="M2 21V10h3V7l4-4 4 4v5l4.5-4L22 12v9z" />
  </Icon>
);
export const CardIcon = () => (
  <Icon>
    <path d="M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z" />
    <path d="M12 7.5v9M7.5 12h9" stroke="var(--paper)" strokeWidth="1.8" fill="none" />
  </Icon>
);
export const TradeIcon = () => (
  <Icon>
    <path d="M2 8h13V4l7 6-7 5v-4H2zM22 19H11v3l-6-4.5L11 13v3h11z" opacity=".95" />
  </Icon>
);
export const HandIcon = () => (
  <Icon>
    <path d="M7 3h11a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" opacity=".45" />
    <path d="M4 6h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z" />
  </Icon>
);
