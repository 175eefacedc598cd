import { Chance } from '@landnam/bots';
import { expect, test } from 'vitest';
import { fold } from '../links/folded.js';
import { unpackText } from './address.js';

test('whatever is put into an address comes out again, in letters that an address leaves alone', async () => {
  const { below } = new Chance('links');
  for (let run = 0; run < 40; run++) {
    const text = Array.from({ length: below(3000) }, () => String.fromCodePoint(32 + below(700))).join('');
    const letters = await fold(text);
    expect(letters).toMatch(/^[\w-]*$/);
    expect(encodeURIComponent(letters)).toBe(letters);
    expect(await unpackText(letters)).toEqual({ ok: true, value: text });
  }
});

test('a link that is cut off, damaged or grows without end is refused in one line', async () => {
  const letters = await fold('a study '.repeat(200));
  for (const wrong of [letters.slice(0, -8), '!', 'AAAA', `${letters}%%`])
    expect(await unpackText(wrong)).toEqual({ ok: false, error: 'the link is damaged or cut off' });
  const bomb = await fold('0'.repeat(5_000_000));
  expect(bomb.length).toBeLessThan(8000);
  expect((await unpackText(bomb)).ok).toBe(false);
});
