/** Standing offers and everyone's answers. */
import { at } from '@landnam/engine/fields';
import { ASKED, YES } from '@landnam/engine/games/base';
import { t } from '../words/index.js';
import { legalOfType } from '../../../moves/legal.js';
import { useMoves } from '../../../moves/useMoves.js';
import { NONE } from '../../../session/none.js';
import type { Snapshot } from '../../../session/types.js';
import { GoodIcon } from '../../../ui/GoodIcon.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { seatName, useWords } from '../../../ui/words.js';
import type { PanelProps } from '../../../moves/feature.js';
import css from '../base.module.css';

export const rowOf = (table: Uint8Array, seat: number): number[] =>
  Array.from(table.subarray(at(seat, 0), at(seat + 1, 0)));

export const Bundle = ({ session, snapshot, row }: PanelProps & { readonly row: readonly number[] }) => (
  <span className={css['bundle']} role="img" aria-label={useWords(session.info, snapshot).goods(row)}>
    {session.info.scenario.goods.map(({ name }, good) =>
      row[good] ? (
        <span key={name} aria-hidden="true">
          {row[good]}
          <GoodIcon name={name} />
        </span>
      ) : null,
    )}
  </span>
);

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
            <div className={css['row']}>
              <Buttons session={session} snapshot={snapshot} seat={seat} />
            </div>
          )}
          {seat === snapshot.seat && (
            <div className={css['row']}>
              <Withdraw snapshot={snapshot} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
};
