/** A study within an address: compressed, in characters that an address leaves alone. */
import { fail, ok, type Result } from '@landnam/engine';

/** Longer ones are cut off by what people send links with. */
export const LONGEST_LINK = 8_000;
/** Whoever sends less than that and means more is up to something. */
const MOST_TEXT = 4_000_000;

const collected = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('it is too long');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  filter: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(filter as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

export const packText = async (text: string): Promise<string> => {
  const bytes = new TextEncoder().encode(text);
  return toLetters(await collected(through(bytes, new CompressionStream('deflate-raw')), Infinity));
};

export const unpackText = async (letters: string): Promise<Result<string, string>> => {
  try {
    const bytes = fromLetters(letters);
    const plain = await collected(through(bytes, new DecompressionStream('deflate-raw')), MOST_TEXT);
    return ok(new TextDecoder().decode(plain));
  } catch {
    return fail('the link is damaged or cut off');
  }
};
