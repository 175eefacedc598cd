import { m } from '../../i18n/words/index.js';
import type { GameSession, Update } from '../../session/types.js';
import { TimerChoice } from '../../ui/TimerChoice.js';

interface Props {
  readonly session: GameSession;
  readonly clock: Update['clock'];
}

/** [B-60] A player who needs more time takes it: another limit or none, at any time. */
export const TimerDialog = ({ session, clock }: Props) => (
  <>
    <p>{m.timer_about()}</p>
    <TimerChoice value={clock.limit} onChange={(limit) => void session.setClock({ limit })} />
    <label className="check">
      <input
        type="checkbox"
        checked={clock.paused}
        onChange={({ target }) => void session.setClock({ paused: target.checked })}
      />
      <span>{m.timer_pause()}</span>
    </label>
  </>
);
