/** Beside the board: what is best, what nature may do, every move so far, hands, and what can be taken along. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { Snapshot } from '../../session/types.js';
import { Trouble } from '../../ui/Trouble.js';
import { personIn } from '../../ui/words.js';
import { Hands } from '../replay/Hands.js';
import css from './analysis.module.css';
import { Best } from './Best.js';
import { Moves } from './Moves.js';
import { Outcomes } from './Outcomes.js';
import { TakeAlong } from './TakeAlong.js';
import { useStudyKeys } from './useStudyKeys.js';
import { t } from './words/index.js';

interface Props {
  readonly session: AnalysisSession;
  readonly snapshot: Snapshot;
}

const seatsIn = (bits: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => ((bits >> seat) & 1) === 1);

const Over = ({ session, winners }: { readonly session: AnalysisSession; readonly winners: number }) => {
  const seats = seatsIn(winners, session.info.seats);
  if (seats.length === 0) return <p>{t.over_nobody()}</p>;
  return <p>{t.over({ who: personIn(session.info, -1, ...seats) })}</p>;
};

const Asked = (props: Props & { readonly root: HTMLElement | null }) => {
  const { winners, outcomes } = props.session.tree;
  if (winners !== null) return <Over session={props.session} winners={winners} />;
  return outcomes.length > 0 ? <Outcomes {...props} /> : <Best {...props} />;
};

const OpenHands = ({ session, snapshot }: Props) => {
  const [isOpen, setOpen] = useState(true);
  const change = (open: boolean): void => {
    setOpen(open);
    void session.openHands(open);
  };
  return (
    <section className={css['part']} aria-label={t.hands()} data-part="hands">
      <label className={css['eyes']}>
        {t.eyes()}
        <select value={isOpen ? 'open' : 'seat'} onChange={(event) => change(event.target.value === 'open')}>
          <option value="open">{t.eyes_open()}</option>
          <option value="seat">{t.eyes_seat()}</option>
        </select>
      </label>
      <Hands info={session.info} snapshot={snapshot} isOpen={isOpen} />
    </section>
  );
};

export const Panel = ({ session }: { readonly session: AnalysisSession }) => {
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useStudyKeys(session);
  useEffect(
    () => setRoot(panel.current?.parentElement?.querySelector<HTMLElement>('[data-table]') ?? null),
    [],
  );
  const props = { session, snapshot };
  return (
    <aside
      ref={panel}
      className={css['panel']}
      aria-label={t.title()}
      data-part="analysis"
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={css['fold']}
        aria-expanded={isOpen}
        data-fold
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.less_room() : t.more_room()}
      </button>
      {session.trouble && <Trouble head={t.as_far()} problem={session.trouble} />}
      <Asked {...props} root={root} />
      <Moves {...props} />
      <OpenHands {...props} />
      <TakeAlong {...props} />
    </aside>
  );
};
