/** The worker that deals, as long as the page is open, and what it dealt last. */
import { useEffect, useRef, useState } from 'react';
import { games } from '../../../features/index.js';
import type { BoardLimits, DealtBoard, DealtWish, KindTold } from '../../../session/workshop/dealTypes.js';
import { Dealing } from '../../../session/workshop/dealing.js';
import { type Shown, shownFrom } from '../../setup/usePreview.js';
import { withBots } from '../withBots.js';
import { type DealtFor, remember, remembered } from './remembered.js';

export interface ShownDeal {
  readonly board?: DealtBoard;
  /** For how many it was dealt. */
  readonly seats?: number;
  readonly shown?: Shown;
  readonly clashes?: DealtBoard['clashes'];
  readonly limits?: BoardLimits;
  readonly why?: string;
}

const drawn = async (dealing: Dealing, { map }: DealtBoard, seats: number): Promise<Shown | undefined> => {
  const preview = await dealing.preview(withBots(map.id, seats, 'deal'));
  return preview.ok ? shownFrom(preview.value) : undefined;
};

const showDeal = async (dealing: Dealing, { board, seats }: DealtFor): Promise<ShownDeal> => {
  const shown = await drawn(dealing, board, seats);
  return { board, seats, ...(shown === undefined ? {} : { shown }) };
};

/** The board that was there when the page was left; nothing if it cannot be drawn any more. */
const comeBack = async (dealing: Dealing): Promise<ShownDeal> => {
  const { dealt } = remembered();
  if (dealt === undefined) return {};
  await dealing.hold(dealt.board);
  const found = await showDeal(dealing, dealt);
  return found.shown === undefined ? {} : found;
};

const dealWith = async (dealing: Dealing, wish: DealtWish): Promise<ShownDeal> => {
  const dealt = await dealing.deal(wish);
  if (!dealt.ok)
    return typeof dealt.error === 'string'
      ? { why: dealt.error }
      : { clashes: dealt.error, limits: wish.limits };
  remember({ dealt: { board: dealt.value, seats: wish.seats } });
  return showDeal(dealing, { board: dealt.value, seats: wish.seats });
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
    void comeBack(opened).then(
      (found) => setDeal((now) => (Object.keys(now).length === 0 ? found : now)),
      () => undefined,
    );
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
