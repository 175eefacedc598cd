/** Asks the worker for a hint as long as somebody looks, and for the price of another idea. */
import type { Action } from '@landnam/engine';
import { proxy } from 'comlink';
import { useEffect, useState } from 'react';
import type { HintSource, ToldHint, ToldIdea } from '../../session/hintTypes.js';
import type { GameSession } from '../../session/types.js';

export interface SoughtHint {
  readonly hint: ToldHint | null;
  readonly source: HintSource | null;
  readonly failed: boolean;
}

export const useHint = (session: GameSession): SoughtHint => {
  const [sought, setSought] = useState<SoughtHint>({ hint: null, source: null, failed: false });
  useEffect(() => {
    let gone = false;
    let asked: HintSource | null = null;
    const tell = (hint: ToldHint): void => {
      if (!gone) setSought({ hint, source: asked, failed: false });
    };
    const seek = async (): Promise<void> => {
      asked = (await session.hints?.()) ?? null;
      if (!gone) await asked?.seek(proxy(tell));
      if (!gone && asked === null) setSought({ hint: null, source: null, failed: true });
    };
    seek().catch(() => !gone && setSought((before) => ({ ...before, failed: before.hint === null })));
    return () => {
      gone = true;
      void asked?.cancel();
    };
  }, [session]);
  return sought;
};

/** Undefined while it is weighed, null where it cannot be. */
export const useIdea = (source: HintSource | null, action: Action | null): ToldIdea | null | undefined => {
  const [weighed, setWeighed] = useState<{ of: Action; idea: ToldIdea | null } | null>(null);
  useEffect(() => {
    if (source === null || action === null) return undefined;
    let gone = false;
    source
      .weigh(action)
      .catch(() => null)
      .then((idea) => !gone && setWeighed({ of: action, idea }))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [source, action]);
  return weighed !== null && weighed.of === action ? weighed.idea : undefined;
};
