/** [B-60] The turn timer belongs to the session, not to the rules, but is listed among the house rules all the same. */
import { m } from '../../i18n/words/index.js';
import { TimerChoice, type TimerProps } from '../../ui/TimerChoice.js';
import css from '../start/start.module.css';

export const TimerField = (props: TimerProps) => (
  <div className={css['option']}>
    <span>{m.timer_title()}</span>
    <TimerChoice {...props} />
    <small>{m.timer_about()}</small>
  </div>
);
