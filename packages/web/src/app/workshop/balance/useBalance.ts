/** Bots that play a map in a worker of their own, until they are stopped. */
import { useEffect, useRef, useState } from 'react';
import { newSeed } from '../../../session/seed.js';
import type { BalanceWish, ToldBalance } from '../../../session/workshop/dealTypes.js';
import { Dealing } from '../../../session/workshop/dealing.js';

export interface BalanceRoom {
  readonly told: ToldBalance | undefined;
  readonly state: 'idle' | 'running' | 'stopped';
  readonly why: string | undefined;
  /** Only the printed board of its kind is balanced by hand. */
  readonly hasStrayed: boolean;
  readonly start: (wish: Pick<BalanceWish, 'seats' | 'games'>) => void;
  readonly stop: () => void;
}

export const useBalance = (game: string): BalanceRoom => {
  const [told, setTold] = useState<ToldBalance>();
  const [state, setState] = useState<BalanceRoom['state']>('idle');
  const [why, setWhy] = useState<string>();
  const [hasStrayed, setStrayed] = useState(false);
  const dealing = useRef<Dealing>(undefined);
  useEffect(() => {
    const opened = new Dealing();
    dealing.current = opened;
    void opened.hasStrayed(game).then(setStrayed);
    return () => opened.close();
  }, [game]);
  const start: BalanceRoom['start'] = (wish) => {
    if (dealing.current === undefined) return;
    setState('running');
    setTold(undefined);
    void dealing.current
      .balance({ ...wish, game, level: 'normal', seed: newSeed() }, setTold)
      .then((result) => {
        setWhy(result.ok ? undefined : result.error);
        setState((now) => (now === 'running' ? 'idle' : now));
      });
  };
  const stop = (): void => {
    dealing.current?.stop();
    setState('stopped');
  };
  return { told, state, why, hasStrayed, start, stop };
};
