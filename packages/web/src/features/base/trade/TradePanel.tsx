/** Trade with the others and with the supply. */
import { at } from '@landnam/engine/fields';
import { t } from '../words/index.js';
import { useFeature } from '../../../moves/context.js';
import type { PanelProps } from '../../../moves/feature.js';
import type { Snapshot } from '../../../session/types.js';
import { RefusalText } from '../../../ui/RefusalText.js';
import css from '../base.module.css';
import { Draft } from './Draft.js';
import { isAsked } from '../asked.js';
import { Offers } from './Offers.js';

/** Closed for everyone at this moment, whatever the offer. */
const closed = ({ blocked }: Snapshot) => {
  const refusal = blocked.offerTrade;
  return refusal && refusal.code !== 'emptySide' ? refusal : undefined;
};

export const TradePanel = ({ session, snapshot }: PanelProps) => {
  const { markets } = useFeature();
  const why = closed(snapshot);
  const mine = snapshot.seat < session.info.seats;
  const active = snapshot.view.core.active[0] === snapshot.seat;
  return (
    <div className={css['trade']} data-asked={isAsked(snapshot) || undefined}>
      <Offers session={session} snapshot={snapshot} />
      {why ? (
        <p>
          <RefusalText calm game={session.info.setup.game} refusal={why} />
        </p>
      ) : (
        mine && (
          <>
            <Draft key={at(snapshot.seat, 0)} session={session} snapshot={snapshot} />
            {active && (
              <section className={css['supply']}>
                <h2>{t.trade_supply()}</h2>
                {markets.map((Market, i) => (
                  <Market key={i} session={session} snapshot={snapshot} />
                ))}
              </section>
            )}
          </>
        )
      )}
    </div>
  );
};
