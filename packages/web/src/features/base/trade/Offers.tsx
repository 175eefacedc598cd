/** Standing offers and everyone's answers. */
import { ASKED, YES } from '@landnam/engine/games/base';
import { t } from '../words/index.js';
import { legalOfType } from '../../../moves/legal.js';
import { useMoves } from '../../../moves/useMoves.js';
import { NONE } from '../../../session/none.js';
import type { Snapshot } from '../../../session/types.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { seatName } from '../../../ui/words.js';
import type { PanelProps } from '../../../moves/feature.js';
import shared from '../base.module.css';
import { Bundle, rowOf } from './Bundle.js';
import css from './trade.module.css';

const Deal = ({ session, snapshot, seat }: PanelProps & { readonly seat: number }) => (
  <p className={css['deal']}>
    <SeatBadge seat={seat} />
    <b>
      {seat === snapshot.seat
        ? t.trade_your_offer()
        : t.trade_offer_of({ name: seatName(session.info, seat) })}
    </b>
    <Bundle {...{ session, snapshot }} row={rowOf(snapshot.view.base.offerGive, seat)} />
    <span aria-hidden="true">⇄</span>
    <Bundle {...{ session, snapshot }} row={rowOf(snapshot.view.base.offerGet, seat)} />
  </p>
);

const answerText = ({ view }: Snapshot, seat: number): string => {
  const answer = view.base.answer[seat];
  if (answer === YES) return t.trade_said_yes();
  return answer === ASKED ? t.trade_waiting() : t.trade_said_no();
};

const Buttons = ({ session, snapshot, seat }: PanelProps & { readonly seat: number }) => {
  const { send } = useMoves();
  const [take] = legalOfType(snapshot, 'takeOffer').filter(
    ({ action }) => 'seat' in action && action.seat === seat,
  );
  const [decline] = legalOfType(snapshot, 'declineOffer').filter(
    ({ action }) => 'seat' in action && action.seat === seat,
  );
  return (
    <>
      {take && (
        <button type="button" className="button primary" onClick={() => void send([take.action])}>
          {t.trade_close({ name: seatName(session.info, seat) })}
        </button>
      )}
      {decline && (
        <button type="button" className="button" onClick={() => void send([decline.action])}>
          {t.act_declineOffer()}
        </button>
      )}
    </>
  );
};

const Answers = ({ session, snapshot }: PanelProps) => {
  const active = snapshot.view.core.active[0] ?? 0;
  return (
    <ul className={css['answers']}>
      {session.info.setup.players.map((_, seat) =>
        seat === active || snapshot.view.base.answer[seat] === 0 ? null : (
          <li key={seat}>
            <SeatBadge seat={seat} />
            <span>{seatName(session.info, seat)}</span>
            <em>{answerText(snapshot, seat)}</em>
            {snapshot.view.base.offering[seat] === 0 && <Buttons {...{ session, snapshot, seat }} />}
          </li>
        ),
      )}
    </ul>
  );
};

const Withdraw = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { send } = useMoves();
  return legalOfType(snapshot, 'withdrawOffer').map(({ action, packed }) => (
    <button key={packed} type="button" className="button" onClick={() => void send([action])}>
      {t.act_withdrawOffer()}
    </button>
  ));
};

export const Offers = ({ session, snapshot }: PanelProps) => {
  const { base, core } = snapshot.view;
  const active = core.active[0] ?? NONE;
  const offering = session.info.setup.players.flatMap((_, seat) => (base.offering[seat] ? [seat] : []));
  if (offering.length === 0) return null;
  return (
    <section className={css['offers']}>
      {offering.map((seat) => (
        <div key={seat} className={css['offer']}>
          <Deal session={session} snapshot={snapshot} seat={seat} />
          {seat === active ? (
            <Answers session={session} snapshot={snapshot} />
          ) : (
            <div className={shared['row']}>
              <Buttons session={session} snapshot={snapshot} seat={seat} />
            </div>
          )}
          {seat === snapshot.seat && (
            <div className={shared['row']}>
              <Withdraw snapshot={snapshot} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
};
