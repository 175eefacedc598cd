/** Between two people's hands nothing secret is on the screen. */
import { seatName } from '../app/words.js';
import { m } from '../paraglide/messages.js';
import type { GameSession } from '../session/types.js';
import { SeatBadge } from '../ui/SeatMark.js';
import css from './table.module.css';

export const Curtain = ({ session, seat }: { readonly session: GameSession; readonly seat: number }) => {
  const name = seatName(session.info, seat);
  return (
    <div className={css['curtain']} role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <SeatBadge seat={seat} size={72} />
      <h2 id="curtain-title">{m.curtain_title({ name })}</h2>
      <p>{m.curtain_about()}</p>
      {/* the person who takes the device must not hunt for the button */}
      <button type="button" className="button primary big" autoFocus onClick={() => void session.look(seat)}>
        {m.curtain_ready({ name })}
      </button>
    </div>
  );
};
