export { PlayedOut } from './playedOut.js';
export { BOT_RATINGS, ratingOf } from './rating.js';
export { type GameRecord, readRecord, type RecordedEntry } from './record.js';
export * from './review.js';
export { Reviewer, type ReviewOptions, type WeighedIdea } from './reviewer.js';
export { TradeWorths } from './trades.js';
