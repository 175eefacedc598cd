import type { DrawingPaint } from './paint.js';

export const newCatan: DrawingPaint = { terrains: { lake: '#6ea9bf' } };
