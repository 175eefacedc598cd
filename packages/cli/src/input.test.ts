import { describe, expect, test } from 'vitest';
import { houseOptions, wholeNumber } from './input.js';
import { figure, table } from './output.js';

describe('input', () => {
  test('options are name=value', () => {
    expect(houseOptions('friendlyRobber=true, pointsToWin=12,setUp=random')).toEqual({
      friendlyRobber: true,
      pointsToWin: 12,
      setUp: 'random',
    });
  });

  test.each(['', 'a', 'a=', '=1', 'a=1=2', 'a=1,'])('"%s" is no list of options', (text) => {
    expect(() => houseOptions(text)).toThrow('It must be name=value, several separated by commas.');
  });

  test.each(['', 'x', '-1', '1.5', '1e3', '0x10', ' 3', '999999999999999999', '0'])(
    '"%s" is no whole number from 1 on',
    (text) => {
      expect(() => wholeNumber(1)(text)).toThrow('A whole number from 1 on is needed.');
    },
  );
});

test('columns are as wide as their widest cell', () => {
  expect(
    table([
      ['a', 5],
      ['long', 500],
    ]),
  ).toBe('a       5\nlong  500');
});

test('figures are rounded as a reader wants them', () => {
  expect([1234567.8, 45.678, 2.3456].map(figure)).toEqual(['1,234,568', '45.7', '2.35']);
});
