import type { DrawingPaint } from './paint.js';

export const base: DrawingPaint = {
  terrains: {
    forest: '#7fa274',
    hills: '#d39a74',
    pasture: '#b9d18c',
    fields: '#ecce74',
    mountains: '#b9bec0',
    desert: '#e9d9b0',
  },
  buildings: {
    s: '-8,8 -8,-3 0,-11 8,-3 8,8',
    C: '-13,9 -13,-5 -6,-13 1,-5 1,-1 13,-1 13,9',
  },
  ways: { '': '-17,-4 17,-4 17,4 -17,4' },
};
