import { t } from './words/index.js';

const NTH = [t.nth_1, t.nth_2, t.nth_3, t.nth_4, t.nth_5, t.nth_6];

/** In the order of play. */
export const placeName = (place: number): string => NTH[place]?.() ?? String(place + 1);
export const seatNumber = (place: number): string => t.seat({ number: place + 1 });
