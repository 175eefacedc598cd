/** A question in passing from another player, in place of the own question; it disappears when its time is up. */
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { Quiet, Sand } from './Manners.js';
import css from './Prompted.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

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
      {prompt && asked && <Quiet session={session} />}
    </section>
  );
};
