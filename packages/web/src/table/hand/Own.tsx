/** The player's own area: the hand, or the question that replaces it, and the tools. */
import { Suspense } from 'react';
import { useFeature, useTableState } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { Chooser, Hand } from './Hand.js';
import css from './Own.module.css';
import { Tools } from './Tools.js';
import { handOf, panelOf } from '../useFollow.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const Trays = (props: Props) => {
  const { trays } = useFeature();
  if (trays.length === 0) return null;
  return (
    <div className={css['trays']} data-part="trays">
      {trays.map((Tray, i) => (
        <Tray key={i} {...props} />
      ))}
    </div>
  );
};

const Doing = (props: Props) => {
  const asking = useTableState((state) => state.asking);
  const Panel = panelOf(useFeature(), props.snapshot);
  if (Panel)
    return (
      <div className={css['panel']} data-part="panel">
        <Panel key={props.snapshot.seat} {...props} />
      </div>
    );
  if (asking !== null) return <Chooser {...props} />;
  return props.snapshot.over ? null : <Tools {...props} />;
};

export const Own = (props: Props) => {
  const Whole = handOf(useFeature(), props.snapshot);
  return (
    <section className={css['own']} data-panel="hand" aria-label={m.panel_hand()}>
      <Suspense fallback={null}>
        {Whole ? (
          <Whole key={props.snapshot.seat} {...props} />
        ) : (
          <>
            <Hand {...props} />
            <Trays {...props} />
            {/* the hand stays while what is asked beside it is loaded */}
            <Suspense fallback={null}>
              <Doing {...props} />
            </Suspense>
          </>
        )}
      </Suspense>
    </section>
  );
};
