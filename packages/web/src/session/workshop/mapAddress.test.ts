import { ATLAS } from '@landnam/maps';
import { makeMapText, parseOwn } from '@landnam/table';
import { expect, test } from 'vitest';
import { LONGEST_ADDRESS } from '../links/folded.js';
import { makeMapWord, readMapWord } from './mapAddress.js';

/** Anything at all, folded as a map would be. */
const wordOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const folded = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const letters = Array.from(new Uint8Array(await new Response(folded).arrayBuffer()), (byte) =>
    String.fromCharCode(byte),
  );
  return `#1${btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

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
  const word = await wordOf(new Uint8Array(8_000_000));
  expect(word.length).toBeLessThan(2 * LONGEST_ADDRESS);
  expect(await readMapWord(word)).toEqual({ ok: false, error: 'tooLarge' });
  expect(await readMapWord(await wordOf(new Uint8Array(65_537)))).toMatchObject({
    error: 'tooLarge',
  });
});

test('what is cut off, changed or no map at all is told apart', async () => {
  const word = (await makeMapWord(makeMapText(ATLAS.get('base')!)))!;
  expect(await readMapWord(word.slice(0, -40))).toMatchObject({ ok: false, error: 'cutOff' });
  expect(await readMapWord(await wordOf(Uint8Array.of(0xff, 0xfe)))).toMatchObject({
    error: 'cutOff',
  });
  for (const none of ['', '#', '#2abc', '#1', '#1<script>', '#1%00', '#m=x'])
    expect(await readMapWord(none), none).toMatchObject({ ok: false, error: 'noMap' });
  expect(await readMapWord(`#1${'A'.repeat(20_000)}`)).toMatchObject({ ok: false, error: 'tooLarge' });
});
