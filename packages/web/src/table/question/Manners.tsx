/** How long an offer still waits, and how to hear of no other one this turn. */
import { m } from '../../i18n/words/index.js';
import type { Asked, GameSession } from '../../session/types.js';
import { useSeconds } from '../time/seconds.js';
import css from './Prompted.module.css';

export const Sand = ({ asked }: { readonly asked: Asked }) => {
  const seconds = useSeconds(asked);
  return (
    <div className={css['time']} role="timer" aria-label={m.offer_time_left({ count: seconds })}>
      <span className={css['sand']} aria-hidden="true">
        <i style={{ transform: `scaleX(${Math.min(1, (seconds * 1000) / asked.limit)})` }} />
      </span>
      <b aria-hidden="true">{m.timer_seconds({ count: seconds })}</b>
    </div>
  );
};

export const Quiet = ({ session }: { readonly session: GameSession }) => (
  <button
    type="button"
    className={css['quiet']}
    data-quiet
    onClick={() => void session.setManners({ notThisTurn: true })}
  >
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2c1.600 0 3.100.500 4.300 1.500l-9.800 9.800A7 7 0 0 1 12 5zm0 14c-1.600 0-3.100-.500-4.300-1.500l9.800-9.800A7 7 0 0 1 12 19z" />
    </svg>
    <span>{m.offer_quiet()}</span>
  </button>
);
