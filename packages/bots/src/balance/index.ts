export { Balance, type BalanceBlock, type BalanceGame, type BalanceSetting } from './block.js';
export { likelyWeights, type LikelyWeights, weightsLike } from './likely.js';
export {
  type BalanceReport,
  balanceReport,
  type LengthQuantiles,
  type ReportOptions,
  type SeatShare,
  type SiteShare,
} from './report.js';
export { type SiteWorth, startingSites } from './sites.js';
export type { Thing } from './things.js';
