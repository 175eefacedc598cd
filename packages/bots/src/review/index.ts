export { ratingOf } from './rating.js';
export * from './review.js';
export { Reviewer, type ReviewOptions } from './reviewer.js';
