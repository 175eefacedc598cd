/** A text within an address: compressed, in letters that an address leaves alone. */
import { fail, ok, type Result } from '@landnam/engine';

/** Longer ones are cut off by programs that people send them with. */
export const LONGEST_ADDRESS = 8_000;
const FORMAT = 'deflate-raw';

const through = (bytes: Uint8Array<ArrayBuffer>, way: ReadableWritablePair): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(way);

/** Undefined once there are more bytes than these. */
const collected = async (
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const [reader, chunks] = [stream.getReader(), [] as Uint8Array<ArrayBuffer>[]];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(new Uint8Array(read.value));
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

export const fold = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  const folded = await collected(through(bytes, new CompressionStream(FORMAT)), Infinity);
  return toLetters(folded ?? new Uint8Array());
};

/** What unfolds further than `most` bytes is given up on the way. */
export const unfold = async (
  letters: string,
  most: number,
): Promise<Result<string, 'cutOff' | 'tooLarge'>> => {
  try {
    const bytes = await collected(through(fromLetters(letters), new DecompressionStream(FORMAT)), most);
    if (bytes === undefined) return fail('tooLarge');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('cutOff');
  }
};
