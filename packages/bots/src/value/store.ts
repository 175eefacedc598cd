/** The weights that ship, each read when its game is first used: from disk in Node, loaded beforehand by a page. */
import { fail, type Game, ok, type Result } from '@landnam/engine';
import { mapOf } from '@landnam/maps';
import { isLearned, LEARNED_SEATS, namesOf, seatsIn } from './learned.js';
import { suits } from './value.js';
import { readWeights, type Weights } from './weights.js';

interface Files {
  readFileSync(path: unknown): Uint8Array;
}
interface Reply {
  readonly ok: boolean;
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare global {
  interface ImportMeta {
    // as in Node's own types: with another modifier, programs that include both do not compile
    url: string;
  }
}
declare const URL: new (path: string, base: string) => { readonly href: string };
declare const fetch: (address: string) => Promise<Reply>;
declare const console: { warn(line: string): void };
declare const process: { getBuiltinModule?: (name: string) => Files } | undefined;

const files = (): Files | undefined =>
  typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:fs');

const address = (name: string): { readonly href: string } =>
  new URL(`../../weights/${name}.bin`, import.meta.url);

type Read = Result<Weights, string>;
export const MISSING = fail('there is none');
const known = new Map<string, Read>();

const readFile = (name: string): Read => {
  try {
    const bytes = files()?.readFileSync(address(name));
    return bytes === undefined ? MISSING : readWeights(bytes);
  } catch {
    return MISSING;
  }
};

const readOnce = (name: string): Read => {
  const read = known.get(name) ?? readFile(name);
  // a page may still load it
  if (read !== MISSING || files() !== undefined) known.set(name, read);
  return read;
};

/** The most specific one counts, damaged or not: falling back to another would go unnoticed. */
export const nearest = (names: readonly string[], read: (name: string) => Read): Read => {
  for (const name of names) {
    const found = read(name);
    if (found !== MISSING) return found;
  }
  return MISSING;
};

const told = new Set<string>();
const tell = (line: string): void => {
  if (!told.has(line)) console.warn(line);
  told.add(line);
};

/** Weights of a smaller table would read a larger one as something it is not. */
const fitting = (g: Game, weights: Weights): Read => {
  const seats = seatsIn(weights);
  if (seats.length > 0 && !seats.includes(g.seats))
    return fail(`they were learned from games of ${seats.join(' and ')}, not of ${g.seats}`);
  const fits = suits(g, weights);
  return fits.ok ? ok(weights) : fits;
};

/** The weights of a game, or of the map called `id` if they suit the game; or in one line why there are none. */
export const findWeights = (g: Game, id = mapOf(g)?.id): Read => {
  const read = id === undefined ? MISSING : nearest(namesOf(id, g.seats), readOnce);
  const found = read.ok ? fitting(g, read.value) : read;
  return found.ok ? found : fail(`weights of ${id ?? 'a map of its own'}: ${found.error}`);
};

const ready = new WeakMap<Game, Weights>();

/** Undefined if none fit, which is reported once: then `normal` plays on. */
export const weightsFor = (g: Game): Weights | undefined => {
  const before = ready.get(g);
  if (before !== undefined) return before;
  const found = findWeights(g);
  if (found.ok) ready.set(g, found.value);
  else tell(`landnam: ${found.error}; normal plays on`);
  return found.ok ? found.value : undefined;
};

const fetchOne = async (name: string): Promise<void> => {
  const { href } = address(name);
  // a bundled page knows which files there are, and has no address for others
  if (!href.endsWith('.bin')) return;
  try {
    const reply = await fetch(href);
    if (reply.ok) known.set(name, readWeights(new Uint8Array(await reply.arrayBuffer())));
  } catch {
    // no network, or no such file: `normal` plays on
  }
};

/** For a page, before a seat that needs them is created; in Node they are read on demand. */
export const fetchWeights = async (id: string, seats: number): Promise<void> => {
  if (files() !== undefined || !isLearned(id, seats)) return;
  for (const name of namesOf(id, seats).filter((each) => Object.hasOwn(LEARNED_SEATS, each))) {
    if (!known.has(name)) await fetchOne(name);
    if (known.has(name)) return;
  }
};
