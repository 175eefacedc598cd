/** [B-60] How much time is left: a calm bar and a figure. The session's clock decides, this one only shows it. */
import { personIn } from '../../ui/words.js';
import { m } from '../../i18n/words/index.js';
import type { Locale } from '../../i18n/locale.js';
import { NONE } from '../../session/none.js';
import { useLocale } from '../../session/settings.js';
import type { Clock, GameSession, Snapshot } from '../../session/types.js';
import { PauseIcon, ResumeIcon } from '../../ui/HeaderIcons.js';
import css from './Timer.module.css';
import { figure, useSeconds } from './seconds.js';

/** Announced once for screen readers. */
const WARNING = 10;

/** Beyond this a time of day says more than a countdown. */
const LONG = 5_400;

const momentIn = (seconds: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    Date.now() + seconds * 1000,
  );

const Pause = ({ session, paused }: { readonly session: GameSession; readonly paused: boolean }) => (
  <button
    type="button"
    className={css['pause']}
    aria-label={paused ? m.timer_resume() : m.timer_pause()}
    title={paused ? m.timer_resume() : m.timer_pause()}
    data-pause={paused}
    onClick={() => void session.setClock({ paused: !paused })}
  >
    {paused ? <ResumeIcon /> : <PauseIcon />}
  </button>
);

const spoken = ({ info }: GameSession, { seat, expired, limit }: Clock, seconds: number): string => {
  if (expired !== NONE) return m.timer_up({ who: personIn(info, expired, expired) });
  return seat !== NONE && seconds <= WARNING && limit > WARNING ? m.timer_warning({ count: WARNING }) : '';
};

const Face = ({ session, clock }: { readonly session: GameSession; readonly clock: Clock }) => {
  const seconds = useSeconds(clock);
  const { limit, paused, seat, expired } = clock;
  const short = seat !== NONE && seconds <= WARNING;
  const locale = useLocale();
  const shown = seconds > LONG ? momentIn(seconds, locale) : figure(seconds);
  return (
    <div className={css['timer']} data-short={short || undefined} data-stands={!clock.runs || undefined}>
      <div className={css['clock']} role="timer" aria-label={m.timer_title()} title={m.timer_title()}>
        <b>{expired === NONE ? shown : m.timer_up_short()}</b>
        <span className={css['sand']} aria-hidden="true">
          <i style={{ transform: `scaleX(${expired === NONE ? Math.min(1, seconds / limit) : 0})` }} />
        </span>
      </div>
      {!clock.shared && <Pause session={session} paused={paused} />}
      <p className="hidden" aria-live="polite">
        {spoken(session, clock, seconds)}
      </p>
    </div>
  );
};

export const Timer = ({
  session,
  snapshot,
}: {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}) =>
  snapshot.clock.limit === 0 || snapshot.over !== null ? null : (
    <Face session={session} clock={snapshot.clock} />
  );
