/** Trade with the others and with the supply. */
import { at } from '@landnam/engine/fields';
import { t } from '../words/index.js';
import { useEffect, useState } from 'react';
import { useFeature } from '../../../moves/context.js';
import type { PanelProps } from '../../../moves/feature.js';
import { legalOfType } from '../../../moves/legal.js';
import type { Snapshot } from '../../../session/types.js';
import { RefusalText } from '../../../ui/RefusalText.js';
import { Bundle, rowOf } from './Bundle.js';
import { Draft } from './Draft.js';
import { isAsked, isUnwanted } from '../asked.js';
import { Offers } from './Offers.js';
import css from './trade.module.css';

/** Closed for everyone at this moment, whatever the offer. */
const closed = ({ blocked }: Snapshot) => {
  const refusal = blocked.offerTrade;
  return refusal && refusal.code !== 'emptySide' ? refusal : undefined;
};

interface Swap {
  readonly give: readonly number[];
  readonly get: readonly number[];
}

/** An offer that everyone refused is withdrawn; told until the next one is made, or the turn ends. */
const useUnwanted = ({ session, snapshot }: PanelProps): Swap | null => {
  const unwanted = isUnwanted(snapshot, session.info.seats);
  const [withdraw] = legalOfType(snapshot, 'withdrawOffer');
  const [gone, setGone] = useState<Swap | null>(null);
  const { seat, view } = snapshot;
  const offers = view.base.offering[seat] === 1;
  const turn = view.core.active[0];
  useEffect(() => setGone(null), [turn]);
  useEffect(() => {
    if (!offers) return;
    const { offerGive, offerGet } = view.base;
    setGone(unwanted ? { give: rowOf(offerGive, seat), get: rowOf(offerGet, seat) } : null);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each offer
  }, [offers, unwanted]);
  useEffect(() => {
    // another tab of the same player may have been quicker: no reason is shown
    if (unwanted && withdraw) void session.act([withdraw.action]);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each offer
  }, [unwanted]);
  return offers ? null : gone;
};

/** The supply trades with whose turn it is, where that is possible at all; not having enough does not close it. */
const suppliesNow = ({ blocked, view, seat }: Snapshot): boolean =>
  view.core.active[0] === seat && !UNTIMELY.includes(blocked.tradeWithSupply?.code ?? '');
const UNTIMELY: readonly string[] = ['notNow', 'notAsked', 'gameOver'];

const Supply = (props: PanelProps) => {
  const { markets } = useFeature();
  return (
    <section className={css['supply']} data-market>
      <h2>{t.trade_supply()}</h2>
      {markets.map((Market, i) => (
        <Market key={i} {...props} />
      ))}
    </section>
  );
};

const Unwanted = ({ give, get, ...props }: PanelProps & Swap) => (
  <>
    {t.trade_nobody()} <Bundle {...props} row={give} />
    <span aria-hidden="true">⇄</span>
    <Bundle {...props} row={get} />
  </>
);

export const TradePanel = ({ session, snapshot }: PanelProps) => {
  const why = closed(snapshot);
  const unwanted = useUnwanted({ session, snapshot });
  const mine = snapshot.seat < session.info.seats;
  return (
    <div className={css['trade']} data-asked={isAsked(snapshot) || undefined}>
      <Offers session={session} snapshot={snapshot} />
      <p role="status" className={css['deal']} data-unwanted={unwanted ? '' : undefined}>
        {unwanted && <Unwanted {...{ session, snapshot }} {...unwanted} />}
      </p>
      {why && (
        <p>
          <RefusalText calm game={session.info.setup.game} refusal={why} />
        </p>
      )}
      {!why && mine && <Draft key={at(snapshot.seat, 0)} session={session} snapshot={snapshot} />}
      {mine && suppliesNow(snapshot) && <Supply session={session} snapshot={snapshot} />}
    </div>
  );
};
