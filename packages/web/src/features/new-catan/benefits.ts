/** The twenty benefits: their texts, whose they are, and whether they can be used now. */
import {
  BENEFITS,
  BENEFITS_A_RACE,
  type BenefitStatus,
  raceOf,
  RACES,
} from '@landnam/engine/games/new-catan';
import { GLOSSARIES } from '@landnam/maps';
import { t } from './words/index.js';
import { getLocale } from '../../i18n/locale.js';
import { NONE } from '../../session/none.js';
import type { ActionType, Snapshot, View } from '../../session/types.js';
import type { Text } from '../../moves/feature.js';

export const BENEFITS_TAB = 'benefits';
const glossary = GLOSSARIES['new-catan'] ?? {};

export { BENEFITS, raceOf, RACES };
export const FRONTIER = RACES.length;

const term = (section: string, id: string): string => glossary[section]?.[id]?.[getLocale()] ?? id;

export const benefitName = (benefit: number): string => term('benefits', BENEFITS[benefit] ?? '');
export const benefitText = (benefit: number): string => term('texts', BENEFITS[benefit] ?? '');
export const raceName = (race: number): string => term('races', RACES[race] ?? 'frontier');

/** N-20 to N-24, N-30 to N-34 and so on: ten numbers per race. */
export const ruleOf = (benefit: number): string =>
  `N-${20 + raceOf(benefit) * 10 + (benefit % BENEFITS_A_RACE)}`;

/** What the first two races deal in, in the order of their rules. */
const GOODS = ['lumber', 'wool', 'grain', 'brick', 'ore'];
export const goodOf = (benefit: number): string | undefined =>
  raceOf(benefit) < 2 ? GOODS[benefit % BENEFITS_A_RACE] : undefined;

/** What a benefit lets its owner do; the others work automatically. */
export const ACTIONS: Readonly<Record<string, readonly ActionType[]>> = {
  freeRoads: ['buildCheapRoad'],
  freeDevelopment: ['buyCheapCard'],
  freeSettlements: ['buildFreeSettlement'],
  shortDistance: ['buildShortSettlement'],
  antiPirate: ['dismissFigure', 'sendRobber', 'sendInfiltrator'],
  helpingHand: ['useHelpingHand'],
  pointsForSale: ['buyPoint', 'buyTwoPoints'],
  persuasion: ['persuade'],
};

export const STATUS_TEXTS: Readonly<Record<BenefitStatus, Text>> = {
  free: t.st_free,
  ready: t.st_ready,
  used: t.st_used,
  blocked: t.st_blocked,
  coming: t.st_coming,
};

export const cornerOf = (view: View, benefit: number): number => view.outposts.place[benefit] ?? NONE;

/** Who has built at its corner, and whether it can be used: the rules say. */
export const ownerOf = ({ told }: Snapshot, benefit: number): number =>
  told.benefits?.[benefit]?.seat ?? NONE;
export const statusOf = ({ told }: Snapshot, benefit: number): BenefitStatus =>
  told.benefits?.[benefit]?.status ?? 'free';

/** Where the infiltrator stands. */
export const isBlocked = (view: View, benefit: number): boolean =>
  view.infiltrator.vertex[0] === cornerOf(view, benefit);

export const benefitsOf = (snapshot: Snapshot, seat: number): number[] =>
  BENEFITS.flatMap((_, benefit) => (ownerOf(snapshot, benefit) === seat ? [benefit] : []));
