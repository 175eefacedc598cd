import { deflateRawSync } from 'node:zlib';
import { ATLAS } from '@landnam/maps';
import { makeMapText, parseOwn } from '@landnam/table';
import { expect, test } from 'vitest';
import { makeMapWord, MOST_ADDRESS, readMapWord } from './mapAddress.js';

const wordOf = (bytes: Uint8Array): string => `#1${Buffer.from(bytes).toString('base64url')}`;

test('every map that ships fits into an address, and comes back as it was', async () => {
  for (const map of ATLAS.values()) {
    const text = makeMapText(map);
    const word = await makeMapWord(text);
    expect(word, map.id).toMatch(/^#1[\w-]+$/);
    expect(word!.length).toBeLessThan(3_000);
    expect(await readMapWord(word!)).toEqual({ ok: true, value: text });
    expect(parseOwn(text)).toMatchObject({ ok: true, value: { name: map.name } });
  }
});

test('a map that is too large for an address has none', async () => {
  const noise = Array.from({ length: 20_000 }, (_, i) => ((i * 7919) % 9973).toString(36)).join('');
  expect(await makeMapWord(noise)).toBeUndefined();
});

test('what unfolds without end is given up on the way, and says so', async () => {
  const bomb = deflateRawSync(Buffer.alloc(8_000_000));
  const word = wordOf(bomb);
  expect(word.length).toBeLessThan(2 * MOST_ADDRESS);
  expect(await readMapWord(word)).toEqual({ ok: false, error: 'tooLarge' });
  expect(await readMapWord(wordOf(deflateRawSync(Buffer.alloc(65_537))))).toMatchObject({
    error: 'tooLarge',
  });
});

test('what is cut off, changed or no map at all is told apart', async () => {
  const word = (await makeMapWord(makeMapText(ATLAS.get('base')!)))!;
  expect(await readMapWord(word.slice(0, -40))).toMatchObject({ ok: false, error: 'cutOff' });
  expect(await readMapWord(wordOf(deflateRawSync(Buffer.from([0xff, 0xfe]))))).toMatchObject({
    error: 'cutOff',
  });
  for (const none of ['', '#', '#2abc', '#1', '#1<script>', '#1%00', '#m=x'])
    expect(await readMapWord(none), none).toMatchObject({ ok: false, error: 'noMap' });
  expect(await readMapWord(`#1${'A'.repeat(20_000)}`)).toMatchObject({ ok: false, error: 'tooLarge' });
});
