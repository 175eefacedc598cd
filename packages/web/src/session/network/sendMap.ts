/** A map of one's own goes to the server before a table names it; one that is there already is not sent again. */
import type { Answer } from '@landnam/protocol';
import { askWorker } from '../asks.js';
import { OWN_GAME } from './ownGame.js';

const isThere = async (hash: string): Promise<boolean> =>
  fetch(`/api/maps/${hash}`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

type Reads = (reply: unknown) => Answer;

const post = async (text: string, read: Reads): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch('/api/maps', { method: 'POST', headers, body: text });
  return read(await reply.json());
};

/** Why the server does not take it; null if it has it. */
export const sendMap = async (
  game: string,
  read: Reads,
): Promise<(Answer & { readonly ok: false }) | null> => {
  if (await isThere(game.slice(OWN_GAME.length))) return null;
  const text = await askWorker(({ own }) => own.textOf(game));
  if (text === undefined) return { ok: false, code: 'unknownMap' };
  const answer = await post(text, read).catch((): Answer => ({ ok: false, code: 'failed' }));
  return answer.ok ? null : answer;
};
