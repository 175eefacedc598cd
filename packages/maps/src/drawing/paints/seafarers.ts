import type { DrawingPaint } from './paint.js';

export const seafarers: DrawingPaint = {
  terrains: { sea: '#bcd2d4', gold: '#d9a514', fog: '#f6f1e4' },
  ways: { '~': '-18,-1 -7,-1 0,-9 7,-1 18,-1 11,7 -11,7' },
};
