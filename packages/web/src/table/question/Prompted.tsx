/** A question in passing from another player, over the upper edge of the board; it disappears when its time is up. */
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { Asked, GameSession, Snapshot } from '../../session/types.js';
import css from './Prompted.module.css';
import { useSeconds } from '../time/Timer.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const Sand = ({ asked }: { readonly asked: Asked }) => {
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

export const Prompted = (props: Props) => {
  const { session, snapshot } = props;
  const prompt = useFeature().prompts.find(({ asks }) => asks(snapshot));
  const { asked } = snapshot;
  return (
    <section className={css['place']} data-part="prompt" hidden={!prompt} aria-label={m.panel_prompt()}>
      <div className={css['head']}>
        <div role="status">{prompt && <prompt.Sentence {...props} />}</div>
        {prompt && asked && asked.limit > 0 && <Sand asked={asked} />}
      </div>
      {prompt && <prompt.Answers {...props} />}
      {prompt && asked && (
        <button
          type="button"
          className={css['quiet']}
          data-quiet
          onClick={() => void session.setManners({ notThisTurn: true })}
        >
          {m.offer_quiet()}
        </button>
      )}
    </section>
  );
};
