import { base } from './base.js';
import { newCatan } from './new-catan.js';
import type { DrawingPaint } from './paint.js';
import { seafarers } from './seafarers.js';

const PAINTS: readonly DrawingPaint[] = [base, seafarers, newCatan];

const find =
  (part: keyof DrawingPaint) =>
  (key: string): string | undefined =>
    PAINTS.find((paint) => Object.hasOwn(paint[part] ?? {}, key))?.[part]?.[key];

export const terrainPaint = find('terrains');
export const buildingOutline = find('buildings');
export const wayOutline = find('ways');

export interface SeatPaint {
  readonly fill: string;
  readonly line: string;
}

const SEAT_PAINTS: readonly SeatPaint[] = [
  { fill: '#1d5cab', line: '#071d3a' },
  { fill: '#f4ae22', line: '#3a2500' },
  { fill: '#c93f1c', line: '#3f0e02' },
  { fill: '#f7f4ea', line: '#2b3238' },
  { fill: '#4a1a6a', line: '#1a0829' },
  { fill: '#5cc4a6', line: '#04382b' },
];

const NOBODY: SeatPaint = { fill: '#8a8a8a', line: '#22303a' };
export const seatPaint = (seat: number): SeatPaint => SEAT_PAINTS[seat] ?? NOBODY;
