/** What the page asks about maps of its own. A map that freezes its checker is given up with the worker that it froze. */
import { fail, ok, type Result } from '@landnam/engine';
import type { MapData, MapProblem } from '@landnam/maps';
import { askWorker } from '../asks.js';
import { messageOf } from '../problems.js';
import { callWorker } from '../workplace.js';
import type { GalleryMap } from './galleryTypes.js';

export type { GalleryMap } from './galleryTypes.js';
export type { StoredMap } from './storedMaps.js';
export { dropMap, storedMap, storedMaps } from './storedMaps.js';

export interface KeptMap {
  readonly map: MapData;
  /** False if it is gone with the page. */
  readonly isStored: boolean;
}

const PATIENCE = 20_000;
const problem = (what: string): Result<never, readonly MapProblem[]> => fail([{ where: 'file', what }]);

const lateness = (): {
  readonly up: Promise<Result<never, readonly MapProblem[]>>;
  readonly end: () => void;
} => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const up = new Promise<Result<never, readonly MapProblem[]>>((resolve) => {
    timer = setTimeout(() => resolve(problem('checking it takes too long')), PATIENCE);
  });
  return { up, end: () => clearTimeout(timer) };
};

/** A file's text, or a map as data; the map that comes back has the id that it is played by. */
export const checkOwnMap = async (
  given: string | object,
): Promise<Result<MapData, readonly MapProblem[]>> => {
  const line = callWorker();
  const late = lateness();
  try {
    return await Promise.race([
      line.ask<Result<MapData, readonly MapProblem[]>>(({ own }) => own.check(given)),
      late.up,
    ]);
  } catch (error) {
    return problem(messageOf(error));
  } finally {
    late.end();
    line.hangUp();
  }
};

/** Checks a map and keeps it; `before` is the hash of the version it was made from. */
export const keepOwnMap = async (
  given: string | object,
  before?: string,
): Promise<Result<KeptMap, readonly MapProblem[]>> => {
  const checked = await checkOwnMap(given);
  if (!checked.ok) return checked;
  const isStored = await askWorker(({ own }) => own.keep(checked.value, before)).catch(() => false);
  return ok({ map: checked.value, isStored });
};

/** Checks a map so that it can be drawn and played; it is not stored. */
export const holdOwnMap = async (given: string): Promise<Result<MapData, readonly MapProblem[]>> => {
  const checked = await checkOwnMap(given);
  if (checked.ok) await askWorker(({ own }) => own.hold(checked.value)).catch(() => undefined);
  return checked;
};

export const galleryMaps = (): Promise<readonly GalleryMap[]> => askWorker(({ own }) => own.gallery());
