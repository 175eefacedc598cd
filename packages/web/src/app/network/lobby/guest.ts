/** Who this browser is to the server: a cookie that no script can read, and a name. */
import type { Answer, MyGame } from '@landnam/protocol';
import { dropTold } from '../../../session/network/botsTold.js';
import { dropSeals } from '../../../session/network/seals.js';
import type { TableLine } from '../../../session/network/tableLine.js';
import { askOnce } from '../../../session/network/once.js';
import type { Wire } from '../../../session/network/lineState.js';
import { markGuest, NOBODY } from '../../../session/network/mark.js';
import { useSettings } from '../../../session/settings.js';

const LOST: Answer = { ok: false, code: 'failed' };

/** Sends the guest's name once; the server may know it already. */
export const sayName = async (wire: Wire, name: string): Promise<Answer> => {
  const wanted = name.trim();
  useSettings.getState().set({ name: wanted });
  // the server numbers guests without a name; a translated default would be a chosen name, and taken
  const answer = await wire.ask({ ask: 'rename', name: wanted === '' ? NOBODY : wanted }).catch(() => LOST);
  if (answer.ok) markGuest(true);
  return answer;
};

/** The same on a table's connection. */
export const sayNameAt = (line: TableLine, name: string): Promise<Answer> => sayName(line.wire, name);

export const askMyGames = async (): Promise<readonly MyGame[] | undefined> => {
  const answer = await askOnce({ ask: 'myGames' });
  return answer?.ok ? answer.games : undefined;
};

/** A new guest has a new cookie, so the page reloads. */
export const forgetMe = async (): Promise<boolean> => {
  const answer = await askOnce({ ask: 'forget' });
  if (answer?.ok !== true) return false;
  markGuest(false);
  dropSeals();
  dropTold();
  useSettings.getState().set({ name: '' });
  return true;
};

export const arriveHere = async (code: string): Promise<Answer> => {
  const answer = (await askOnce({ ask: 'arrive', code })) ?? LOST;
  if (!answer.ok) return answer;
  markGuest(true);
  // the server sends it with the next greeting
  useSettings.getState().set({ name: '' });
  return answer;
};
