/** Signs of benefits and races, drawn in a box of 24: one shape each, readable without colour. */
import type { ComponentType, ReactNode } from 'react';
import { goods } from '../base/goods.js';
import type { BenefitStatus } from '@landnam/engine/games/new-catan';
import { BENEFITS, goodOf, raceOf } from './benefits.js';

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
);
const THIN = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const;

/** Two roads, the second one dotted: it is the cheap one. */
const FreeRoads = () => (
  <Icon>
    <path d="M2 20 9 4l3 1.2L5 21.4z" />
    <path d="M13 20.4 20 4.6" {...THIN} strokeWidth={3} strokeDasharray="3 4" />
  </Icon>
);
const FreeDevelopment = () => (
  <Icon>
    <path d="M4 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm4.5 6v2.4H6v2.2h2.5V16h2.2v-2.4h2.4v-2.2h-2.4V9z" />
    <path d="M18.5 5v14" {...THIN} strokeWidth={3} strokeDasharray="2.4 4" />
  </Icon>
);
/** A house on its side. */
export const LyingHouse = () => (
  <Icon>
    <path d="M3 6h10l8 7.5L13 21H3z" transform="translate(0 -1.5)" />
  </Icon>
);
const ShortDistance = () => (
  <Icon>
    <path d="M1 20v-8l5-5 5 5v8zM13 20v-8l5-5 5 5v8z" />
    <path d="M9 4h6M9 2.2v3.6M15 2.2v3.6" {...THIN} strokeWidth={1.6} />
  </Icon>
);
/** A boot sends somebody off. */
const AntiPirate = () => (
  <Icon>
    <path d="M5 2h7v11l7 2.6c2 .8 3 2 3 5.4H5z" />
    <path d="M15 4.5 20 3M15.5 8h5.5" {...THIN} strokeWidth={1.8} />
  </Icon>
);
const Immunity = () => (
  <Icon>
    <path d="M12 2c4 2 6 2.4 8.4 2.4C20.4 12.4 18 18 12 22 6 18 3.6 12.4 3.6 4.4 6 4.4 8 4 12 2z" />
    <path d="m7.6 11.6 3.2 3.4 5.8-6.6" fill="none" stroke="var(--paper)" strokeWidth="2.4" />
  </Icon>
);
const HelpingHand = () => (
  <Icon>
    <path d="M6 22v-6L2.6 11.4c-1-1.6.8-3 2-1.8L7 12V4.6c0-2 2.6-2 2.6 0V10h.8V3.4c0-2 2.8-2 2.8 0V10h.8V4.6c0-2 2.6-2 2.6 0V11h.8V7.4c0-1.8 2.6-1.8 2.6 0V16c0 2-1 4-2 6z" />
  </Icon>
);
/** One card down, another up. */
const ReliefFund = () => (
  <Icon>
    <path d="M2 3h8v11H2zM14 10h8v11h-8z" />
    <path d="M13 4h3.5v3M11 20H7.5v-3" {...THIN} />
  </Icon>
);
const PointsForSale = () => (
  <Icon>
    <path d="m12 1 2.7 5.8 6.3.7-4.7 4.2 1.4 6.2L12 14.7l-5.7 3.2 1.4-6.2L3 7.5l6.3-.7z" />
    <path d="M5 21.5h14" {...THIN} strokeWidth={2.4} />
  </Icon>
);
const Persuasion = () => (
  <Icon>
    <path d="M3 3h18a1.6 1.6 0 0 1 1.6 1.6v10a1.6 1.6 0 0 1-1.6 1.6h-8.6L7 21.5v-5.3H3a1.6 1.6 0 0 1-1.6-1.6v-10A1.6 1.6 0 0 1 3 3z" />
    <path d="M7 7.5h8l-2-2M17 11.7H9l2 2" fill="none" stroke="var(--paper)" strokeWidth="1.8" />
  </Icon>
);

const SIGNS: Readonly<Record<string, ComponentType>> = {
  freeRoads: FreeRoads,
  freeDevelopment: FreeDevelopment,
  freeSettlements: LyingHouse,
  shortDistance: ShortDistance,
  antiPirate: AntiPirate,
  immunity: Immunity,
  helpingHand: HelpingHand,
  reliefFund: ReliefFund,
  pointsForSale: PointsForSale,
  persuasion: Persuasion,
};

/** What is below the sign of a good. */
export const benefitMark = (benefit: number): string | undefined => ['+1', '2:1'][raceOf(benefit)];

export const BenefitIcon = ({ benefit }: { readonly benefit: number }) => {
  const Sign = goods[goodOf(benefit) ?? '']?.Icon ?? SIGNS[BENEFITS[benefit] ?? ''];
  return Sign ? <Sign /> : null;
};

const Leaf = () => (
  <Icon>
    <path d="M4 20C2 9 9 3 21 3c.6 12-5 18.6-14 16.6L5 22H3z" />
    <path d="M6 18 16 8" fill="none" stroke="var(--paper)" strokeWidth="1.6" />
  </Icon>
);
const Scales = () => (
  <Icon>
    <path d="M12 3v17M4 6.5h16M7 21h10" {...THIN} />
    <path d="M1 14 5 6.5 9 14a4 4 0 0 1-8 0zM15 14l4-7.5 4 7.5a4 4 0 0 1-8 0z" />
  </Icon>
);
const Flask = () => (
  <Icon>
    <path d="M8.5 2h7v2H15v5l6.4 10.4A1.8 1.8 0 0 1 20 22H4a1.8 1.8 0 0 1-1.4-2.6L9 9V4h-.5z" />
    <circle cx="10" cy="17.5" r="1.6" fill="var(--paper)" />
    <circle cx="14.4" cy="14.4" r="1.1" fill="var(--paper)" />
  </Icon>
);
const Scroll = () => (
  <Icon>
    <path d="M5 2h13a3 3 0 0 1 3 3v3h-4v11a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-2h3V5a3 3 0 0 0-3-3z" />
    <path d="M8 7h6M8 11h6M8 15h4" fill="none" stroke="var(--paper)" strokeWidth="1.6" />
  </Icon>
);
const Peaks = () => (
  <Icon>
    <path d="M1 20 8 7l4 6 3-4 8 11z" />
  </Icon>
);
const EMBLEMS: readonly ComponentType[] = [Leaf, Scales, Flask, Scroll, Peaks];

export const RaceIcon = ({ race }: { readonly race: number }) => {
  const Emblem = EMBLEMS[race] ?? Peaks;
  return <Emblem />;
};

export const BenefitsTabIcon = () => (
  <Icon>
    <path d="M12 2 22 8v8l-10 6L2 16V8zM12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10z" fillRule="evenodd" />
  </Icon>
);

const STATUS_SIGNS: Readonly<Record<BenefitStatus, string | undefined>> = {
  free: undefined,
  ready: undefined,
  used: 'm3 9 3.4 3.6L13 4',
  blocked: 'm4 4 8 8m0-8-8 8',
  coming: 'M8 3.4V8l3.4 2.4',
};

/** In the corner of a sign; ready ones have none. */
export const StatusIcon = ({ status }: { readonly status: BenefitStatus }) =>
  STATUS_SIGNS[status] === undefined ? null : (
    <svg className="corner" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
      <circle cx={8} cy={8} r={7.4} />
      <path d={STATUS_SIGNS[status]} />
    </svg>
  );
