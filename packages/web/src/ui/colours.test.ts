import { expect, test } from 'vitest';
import { coloursOf } from './colours.js';

const ANY = {};

test('without a wish every seat has its own colour', () => {
  expect(coloursOf([ANY, ANY, ANY, ANY, ANY, ANY])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a wish is granted, and whoever had that colour takes one that is free', () => {
  expect(coloursOf([{ colour: 2 }, ANY, ANY])).toEqual([2, 1, 0]);
  expect(coloursOf([ANY, ANY, { colour: 5 }])).toEqual([0, 1, 5]);
});

test('of two with the same wish the first has it; no colour is there twice', () => {
  const colours = coloursOf([{ colour: 3 }, { colour: 3 }, { colour: 1 }, ANY]);
  expect(colours).toEqual([3, 0, 1, 2]);
  expect(new Set(colours).size).toBe(4);
});

test('six people with any wishes have six colours', () => {
  for (let seed = 0; seed < 200; seed++) {
    const wishes = Array.from({ length: 6 }, (_, seat) => ({ colour: (seed * (seat + 3) * 7) % 6 }));
    expect(new Set(coloursOf(wishes)).size).toBe(6);
  }
});
