/** Terrain where a hex is as small as a fingertip: one path each, around the middle of a hex of radius 50; holes turn the other way. */
import { stamped } from '../../stamped.js';
import { DUNES } from './terrain.js';

const SPRUCE = 'm0-17 9 14h-4l8 12h-10v7h-6v-7h-10l8-12h-4z';
const MOUND = 'm-19 11q2-20 17-21 19 0 21 21zm5-7v2.6h28v-2.6zm5-6v2.6h18v-2.6z';
const TUSSOCK = 'm-7 9q-1-9-6-14 8 2 9 10-1-10 3-19 4 9 3 19 2-9 10-11-5 6-6 15z';
const EAR = 'm0-18 5 7-5 7-5-7zm0 14 5 7-5 7-5-7zm-1.5 14h3v11h-3z';
const PEAK = 'm-21 15 21-34 21 34zm21-28-6 9.5 3.5 2.5 2.5-3 2.5 3 3.5-2.5z';

export const small: Readonly<Record<string, string>> = {
  forest: stamped(SPRUCE, [0, -23], [-24, -6], [24, -6], [-12, 20], [12, 20]),
  hills: stamped(MOUND, [0, -19], [-20, 9], [20, 9], [0, 34]),
  pasture: stamped(TUSSOCK, [0, -26], [-23, -4], [23, -4], [-10, 22], [16, 24]),
  fields: stamped(EAR, [0, -22], [-23, -10], [23, -10], [-12, 20], [12, 20]),
  mountains: stamped(PEAK, [-3, -16], [-20, 12], [19, 16]),
  desert: DUNES,
};
