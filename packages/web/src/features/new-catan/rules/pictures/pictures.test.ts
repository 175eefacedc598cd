/** What the captions claim beyond what may and may not be done. */
import { expect, test } from 'vitest';
import { openPicture } from '../../../../test/pictures.js';
import { PICTURES } from './index.js';

const picture = (name: string) => PICTURES.find((one) => one.name === name)!;
const legal = (name: string, plays: readonly string[] = []) =>
  openPicture({ ...picture(name), plays: [...(picture(name).plays ?? []), ...plays] }).legal();

/** A roll that gives nobody anything. */
const rolled = (seat: string): string[] => [`${seat} callDice`, '* rollDice 6 6'];

test('[N-3] twenty benefits lie around the island', () => {
  expect(legal('infiltrator').filter((action) => action.includes('moveInfiltrator'))).toHaveLength(20);
});

test('[N-13] the benefit of a new settlement is not there in the same turn', () => {
  const grain = 'p0 tradeWithSupply grain ore';
  const rich = {
    ...picture('benefit'),
    position: (picture('benefit').position as string).replace('1w.1g', '1w.3g'),
  };
  expect(openPicture(rich).why(grain)?.rule).toBe('N-13');
  const round = ['p0 endTurn', ...['p1', 'p2'].flatMap((seat) => [...rolled(seat), `${seat} endTurn`])];
  const later = openPicture({
    ...rich,
    plays: [...(picture('benefit').plays ?? []), ...round, ...rolled('p0')],
  });
  expect(later.why(grain)).toBeNull();
});
