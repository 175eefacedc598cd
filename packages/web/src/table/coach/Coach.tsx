/** A first table explains itself: one thing at a time, when it matters, and never again once it was read. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Coaching, CoachMark } from '../../moves/coach.js';
import { isDue } from '../../moves/legal.js';
import { useLearned } from '../../session/learned.js';
import type { GameSession } from '../../session/types.js';
import css from './coach.module.css';
import { NO_PARTS, rootOf, usePointed } from './pointed.js';
import { Sites } from './Sites.js';
import { t } from './words/index.js';

/** Whoever has finished a game needs no more of it. */
export const PLAYED = 'game';
const seenAs = (id: string): string => `coach ${id}`;

const Note = ({ mark, onDone }: { readonly mark: CoachMark; readonly onDone: () => void }) => (
  <section
    className={css['note']}
    aria-label={t.title()}
    data-coach={mark.id}
    data-over={mark.overBoard ? 'board' : 'side'}
    data-beside={mark.parts !== undefined}
  >
    <p role="status">{mark.text()}</p>
    <button type="button" className="button" data-coach-done onClick={onDone}>
      {t.done()}
    </button>
  </section>
);

interface Props {
  readonly session: GameSession;
  readonly coaching: Coaching;
}

export const Coach = ({ session, coaching: { marks, sites } }: Props) => {
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const { seen, see } = useLearned();
  const [root, setRoot] = useState<Element | null>(null);
  useEffect(() => setRoot(rootOf(session.info.id)), [session]);
  const isOver = snapshot.over !== null;
  useEffect(() => {
    if (isOver) see(PLAYED);
  }, [isOver, see]);
  const mark = marks.find((each) => !seen.includes(seenAs(each.id)) && each.isDue(snapshot));
  usePointed(mark?.parts ?? NO_PARTS, session.info.id);
  const isExplained = mark?.id === sites.mark || seen.includes(seenAs(sites.mark));
  if (root === null) return null;
  return (
    <>
      {isExplained && isDue(snapshot) && snapshot.question === sites.at && (
        <Sites session={session} snapshot={snapshot} />
      )}
      {mark && createPortal(<Note mark={mark} onDone={() => see(seenAs(mark.id))} />, root)}
    </>
  );
};
