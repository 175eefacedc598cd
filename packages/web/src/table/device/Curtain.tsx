/** While the device changes hands nothing secret is on the screen. */
import { lazy, Suspense } from 'react';
import { seatName } from '../../ui/words.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession } from '../../session/types.js';
import { Modal } from '../../ui/Modal.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import css from './Curtain.module.css';

const Ship = lazy(async () => ({ default: (await import('./Ship.js')).Ship }));

export const Curtain = ({ session, seat }: { readonly session: GameSession; readonly seat: number }) => {
  const name = seatName(session.info, seat);
  return (
    <Modal open title={m.curtain_title({ name })} className={css['curtain'] ?? ''}>
      <Suspense fallback={<div className={css['ship']} />}>
        <Ship seat={seat} seats={session.info.seats} />
      </Suspense>
      <p>{m.curtain_about()}</p>
      <button
        type="button"
        className="button primary big"
        data-curtain={seat}
        onClick={() => void session.look(seat)}
      >
        <SeatBadge seat={seat} size={34} />
        {m.curtain_ready({ name })}
      </button>
    </Modal>
  );
};
