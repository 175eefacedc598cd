import { stamped } from '../stamped.js';

const RIPPLE = 'm-24 0q6-8 12 0t12 0 12 0 12 0v4q-6 8-12 0t-12 0-12 0-12 0z';

export const small = { lake: stamped(RIPPLE, [0, -16], [0, 0], [0, 16]) };
