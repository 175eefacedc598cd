/** A map in an address: compressed, after the #, so that no server sees it. */
import { fail, ok, type Result } from '@landnam/engine';

/** Longer ones are cut off by programs that people send them with. */
export const MOST_ADDRESS = 8_000;
/** As many bytes as a map may have; what unfolds further is given up. */
const MOST_TEXT = 65_536;
const FORMAT = 'deflate-raw';
const MARK = '#1';

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

const toWord = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromWord = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** What stands after the path of an address; undefined if the map is too large for one. */
export const makeMapWord = async (text: string): Promise<string | undefined> => {
  const bytes = new Uint8Array(new TextEncoder().encode(text));
  const folded = await collected(through(bytes, new CompressionStream(FORMAT)), MOST_ADDRESS);
  const word = folded && `${MARK}${toWord(folded)}`;
  return word !== undefined && word.length <= MOST_ADDRESS ? word : undefined;
};

/** What is wrong with an address, by its code: the page has words for it. */
export type AddressProblem = 'noMap' | 'cutOff' | 'tooLarge';

/** The text of the map that somebody put into an address. */
export const readMapWord = async (word: string): Promise<Result<string, AddressProblem>> => {
  const inside = word.startsWith(MARK) ? word.slice(MARK.length) : '';
  if (!/^[\w-]+$/.test(inside)) return fail('noMap');
  if (word.length > 2 * MOST_ADDRESS) return fail('tooLarge');
  try {
    const bytes = await collected(through(fromWord(inside), new DecompressionStream(FORMAT)), MOST_TEXT);
    if (bytes === undefined) return fail('tooLarge');
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail('cutOff');
  }
};
