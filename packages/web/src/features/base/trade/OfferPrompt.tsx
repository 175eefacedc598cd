/** Another player's offer is answered where the question is; only a counter-offer needs the tab. */
import type { MouseEvent } from 'react';
import { t } from '../words/index.js';
import { useOpenTable } from '../../../moves/context.js';
import { legalOfType } from '../../../moves/legal.js';
import { useMoves } from '../../../moves/useMoves.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import { seatName } from '../../../ui/words.js';
import type { PanelProps } from '../../../moves/feature.js';
import css from '../base.module.css';
import { Bundle, rowOf } from './Bundle.js';

export const OfferSentence = ({ session, snapshot }: PanelProps) => {
  const { base, core } = snapshot.view;
  const seat = core.active[0] ?? 0;
  return (
    <span className={css['asked']}>
      <SeatBadge seat={seat} />
      <span>{t.trade_asked({ name: seatName(session.info, seat) })}</span>
      <Bundle {...{ session, snapshot }} row={rowOf(base.offerGive, seat)} />
      <span>{t.trade_asked_for()}</span>
      <Bundle {...{ session, snapshot }} row={rowOf(base.offerGet, seat)} />
    </span>
  );
};

export const OfferAnswers = ({ session, snapshot }: PanelProps) => {
  const { send } = useMoves();
  const { store } = useOpenTable();
  const showDraft = ({ currentTarget }: MouseEvent): void => {
    const table = currentTarget.closest('[data-table]');
    store.getState().show('trade');
    // the draft begins with the offer, and the offer waits for it
    void session.setManners({ composing: true });
    setTimeout(() => table?.querySelector<HTMLElement>('[data-panel="trade"] [data-good]:enabled')?.focus());
  };
  const possible = legalOfType(snapshot, 'answerTrade').some(
    ({ action }) => action.type === 'answerTrade' && action.answer === 'yes',
  );
  const answer = (yes: boolean): void => void send([{ type: 'answerTrade', answer: yes ? 'yes' : 'no' }]);
  return (
    <div className={css['replies']} role="group" aria-label={t.act_answerTrade()} tabIndex={-1} data-focus>
      <button
        type="button"
        className={`button ${possible ? 'primary' : css['dimmed']}`}
        aria-disabled={!possible}
        data-answer="yes"
        onClick={() => answer(true)}
      >
        {t.trade_yes()}
      </button>
      <button type="button" className="button" data-answer="no" onClick={() => answer(false)}>
        {t.trade_no()}
      </button>
      {snapshot.blocked.offerTrade?.code === 'emptySide' && (
        <button type="button" className="button" data-counter onClick={showDraft}>
          {t.trade_counter()}
        </button>
      )}
    </div>
  );
};
