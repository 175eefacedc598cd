/** What the page asks without an open game: one worker answers all of it; a dead one is replaced. */
import { fail, type Result } from '@landnam/engine';
import type { Remote } from 'comlink';
import type { Desk } from './worker/desk.js';
import type { WorkerLine } from './line.js';
import { failed, messageOf } from './problems.js';
import type { GameSetup, OpenProblem, Preview, Sketch, Still } from './types.js';
import { callWorker } from './workplace.js';

let idle: WorkerLine | undefined;
export const askWorker = <T>(call: (desk: Remote<Desk>) => Promise<T>): Promise<T> => {
  if (idle === undefined) {
    const line = callWorker();
    idle = line;
    void line.died.then(() => {
      if (idle === line) idle = undefined;
    });
  }
  return idle.ask(call);
};

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

export const createGame = (setup: GameSetup): Promise<Result<string, OpenProblem>> =>
  askWorker<Result<string, OpenProblem>>(({ clerk }) => clerk.create(newId(), setup)).catch(failed);

export const importGame = (text: string): Promise<Result<string, OpenProblem>> =>
  askWorker<Result<string, OpenProblem>>(({ clerk }) => clerk.import(newId(), text)).catch(failed);

/** Why a saved game cannot be opened; null if it can. */
export const inspectGame = (id: string): Promise<OpenProblem | null> =>
  askWorker(({ clerk }) => clerk.inspect(id)).catch((error: unknown) => failed(error).error);

export const sketchGame = (game: string): Promise<Sketch | undefined> =>
  askWorker(({ clerk }) => clerk.sketch(game)).catch(() => undefined);

export const previewGame = (setup: GameSetup): Promise<Result<Preview, string>> =>
  askWorker<Result<Preview, string>>(({ clerk }) => clerk.preview(setup)).catch((error: unknown) =>
    fail(messageOf(error)),
  );

/** A position as a picture, after these actions. */
export const drawStill = (
  position: string | object,
  plays: readonly string[],
): Promise<Result<Still, string>> =>
  askWorker<Result<Still, string>>(({ clerk }) => clerk.still(position, plays)).catch((error: unknown) =>
    fail(messageOf(error)),
  );
