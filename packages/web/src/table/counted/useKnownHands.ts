import type { KnownHand } from '@landnam/bots';
import { useEffect, useState } from 'react';
import type { GameSession, Snapshot } from '../../session/types.js';

/** Asked again whenever the game moved on; what was known before stays until the answer comes. */
export const useKnownHands = (session: GameSession, { ply, seat }: Snapshot): readonly KnownHand[] | null => {
  const [known, setKnown] = useState<readonly KnownHand[] | null>(null);
  useEffect(() => {
    let gone = false;
    session
      .hands?.()
      .then((hands) => !gone && setKnown(hands))
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [session, ply, seat]);
  return known;
};
