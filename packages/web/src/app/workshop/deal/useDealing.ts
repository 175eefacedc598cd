/** The worker that deals, as long as the page is open, and what it dealt last. */
import { useEffect, useRef, useState } from 'react';
import { featureOf, games } from '../../../features/index.js';
import { snapshotFrom } from '../../../session/shown.js';
import type { BoardLimits, DealtBoard, DealtWish, KindTold } from '../../../session/workshop/dealTypes.js';
import { Dealing } from '../../../session/workshop/dealing.js';
import type { Shown } from '../../setup/usePreview.js';

export interface ShownDeal {
  readonly board?: DealtBoard;
  readonly shown?: Shown;
  readonly clashes?: DealtBoard['clashes'];
  readonly limits?: BoardLimits;
  readonly why?: string;
}

const drawn = async (dealing: Dealing, { map }: DealtBoard, seats: number): Promise<Shown | undefined> => {
  const players = Array.from({ length: seats }, (_, i) => ({
    kind: 'bot' as const,
    bot: 'normal',
    name: String(i + 1),
  }));
  const preview = await dealing.preview({ game: map.id, players, options: {}, seed: 'deal' });
  if (!preview.ok) return undefined;
  const { info, update } = preview.value;
  return {
    ...preview.value,
    feature: await featureOf(info.modules),
    snapshot: snapshotFrom(info, update, []),
  };
};

const dealWith = async (dealing: Dealing, wish: DealtWish): Promise<ShownDeal> => {
  const dealt = await dealing.deal(wish);
  if (!dealt.ok)
    return typeof dealt.error === 'string'
      ? { why: dealt.error }
      : { clashes: dealt.error, limits: wish.limits };
  const shown = await drawn(dealing, dealt.value, wish.seats);
  return { board: dealt.value, ...(shown === undefined ? {} : { shown }) };
};

export interface DealRoom {
  readonly kinds: readonly KindTold[];
  readonly deal: ShownDeal;
  readonly isBusy: boolean;
  readonly ask: (wish: DealtWish) => void;
}

export const useDealing = (): DealRoom => {
  const [kinds, setKinds] = useState<readonly KindTold[]>([]);
  const [deal, setDeal] = useState<ShownDeal>({});
  const [isBusy, setBusy] = useState(false);
  const dealing = useRef<Dealing>(undefined);
  useEffect(() => {
    const opened = new Dealing();
    dealing.current = opened;
    void opened.kinds(Object.keys(games)).then(setKinds, (error: unknown) => setDeal({ why: String(error) }));
    return () => opened.close();
  }, []);
  const ask = (wish: DealtWish): void => {
    if (dealing.current === undefined) return;
    setBusy(true);
    void dealWith(dealing.current, wish)
      .then(setDeal)
      .finally(() => setBusy(false));
  };
  return { kinds, deal, isBusy, ask };
};
