/** Time stops while nobody can see the table. */
import { useEffect } from 'react';
import type { GameSession } from '../../session/types.js';

export const useLeaving = (session: GameSession): void => {
  useEffect(() => {
    const tell = (): void => void session.leave(document.hidden);
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [session]);
};
