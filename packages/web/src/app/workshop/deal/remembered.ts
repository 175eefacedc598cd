/** What the page had when it was left, for whoever comes back to it in the same tab. */
import type { DealtBoard } from '../../../session/workshop/dealTypes.js';
import type { LimitFields } from './limitsForm.js';

export interface DealtFor {
  readonly board: DealtBoard;
  readonly seats: number;
}

interface Remembered {
  readonly form?: { readonly kind: string; readonly seats: number; readonly fields: LimitFields };
  readonly dealt?: DealtFor;
}

const KEY = 'landnam-deal';

export const remembered = (): Remembered => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Remembered;
  } catch {
    return {};
  }
};

export const remember = (part: Remembered): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...remembered(), ...part }));
  } catch {
    // refused or full: the page begins anew next time
  }
};
