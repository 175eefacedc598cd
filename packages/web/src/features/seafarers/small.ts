import { stamped } from '../stamped.js';

const NUGGET = 'm-9 2 3-9 9-4 8 6-1 10-9 5-8-3z';

export const small = { gold: stamped(NUGGET, [-3, -23], [-20, 4], [18, -2], [2, 22]) };
