import { expect, test } from 'vitest';
import { inTurn } from './inTurn.js';

test('one thing begins when the one before it has ended, even if that failed', async () => {
  const told: string[] = [];
  const work = (name: string, fails: boolean) => async (): Promise<string> => {
    told.push(`${name} begins`);
    await new Promise((resolve) => void setTimeout(resolve));
    told.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const first = inTurn(work('first', true)).catch((error: Error) => `${error.message} failed`);
  const second = inTurn(work('second', false));
  expect(await Promise.all([first, second])).toEqual(['first failed', 'second']);
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
