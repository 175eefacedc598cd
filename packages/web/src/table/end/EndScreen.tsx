import type { Result } from '@landnam/engine';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, OpenProblem, Snapshot } from '../../session/types.js';
import { Modal } from '../../ui/Modal.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { TroubleAlert } from '../../ui/Trouble.js';
import { seatName } from '../../ui/words.js';
import { sumPoints } from '../people/Players.js';
import { useStatistics } from './useStatistics.js';
import { againBy } from './againBy.js';
import { titleOf, winnersOf } from './winners.js';
import css from './EndScreen.module.css';
import { t } from './words/index.js';

const EndStatistics = lazy(async () => ({ default: (await import('./EndStatistics.js')).EndStatistics }));

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

interface Shown {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Standings = ({ session, snapshot }: Props) => {
  const { sources } = useFeature();
  const winners = winnersOf(session, snapshot.over?.winners ?? 0);
  // not every game is won by points
  const rank = (seat: number): number =>
    sumPoints(snapshot.points[seat]) + (winners.includes(seat) ? 1000 : 0);
  const order = session.info.setup.players.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  return (
    <ol className={css['standings']}>
      {order.map((seat) => (
        <li key={seat} data-winner={winners.includes(seat) || undefined}>
          <SeatBadge seat={seat} size={28} />
          <b>{seatName(session.info, seat)}</b>
          <span>
            {(snapshot.points[seat] ?? [])
              .filter(({ points }) => points > 0)
              .map(({ source, points }) => `${sources[source]?.() ?? source} ${points}`)
              .join(' · ')}
          </span>
          <strong>{sumPoints(snapshot.points[seat])}</strong>
        </li>
      ))}
    </ol>
  );
};

/** Where this game can be looked at again, from the viewer's seat. */
const lookedAt = ({ info }: GameSession, { seat }: Snapshot): string =>
  `${info.apart ? `table/${info.id}` : info.id}?seat=${seat}`;

const LookLinks = ({ session, snapshot }: Pick<Props, 'session' | 'snapshot'>) => {
  const at = lookedAt(session, snapshot);
  return (
    <>
      <Link className="button" href={`/replay/${at}`}>
        {t.replay()}
      </Link>
      <Link className="button" href={`/review/${at}`}>
        {t.review()}
      </Link>
      <Link className="button" href={`/analysis/${at}`} data-analyse>
        {t.analyse()}
      </Link>
      {snapshot.seat < session.info.seats && (
        <Link className="button" href={`/review/${at}&costliest`}>
          {t.costliest()}
        </Link>
      )}
    </>
  );
};

type Begin = () => Promise<Result<string, OpenProblem>>;

interface WaysProps extends Props, Pick<Shown, 'onClose'> {
  readonly children: ReactNode;
}

const Ways = ({ session, snapshot, onClose, children }: WaysProps) => {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<OpenProblem>();
  const looked = useStatistics(session);
  const begin = async (where: Begin): Promise<void> => {
    const address = await where();
    if (address.ok) navigate(address.value);
    else setProblem(address.error);
  };
  return (
    <>
      <TroubleAlert head={m.begin_failed()} problem={problem} />
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void begin(() => session.again())}>
          {m.over_again()}
        </button>
        {looked && (
          <>
            <LookLinks session={session} snapshot={snapshot} />
            <button
              type="button"
              className="button"
              onClick={() => void begin(() => looked.lookback.playOn(0, againBy(session, snapshot)))}
            >
              {t.island_again()}
            </button>
          </>
        )}
        {session.info.own && (
          <Link className="button" href={`/workshop?game=${session.info.setup.game}`} data-editor>
            {t.edit_map()}
          </Link>
        )}
        <button type="button" className="button" onClick={onClose}>
          {m.over_board()}
        </button>
        <Link className="button" href="/">
          {m.over_home()}
        </Link>
      </div>
      {children}
      {looked === undefined && <p role="status">{t.counting()}</p>}
      {looked === null && session.info.withheld && <p>{t.no_log()}</p>}
      <Suspense fallback={null}>
        {looked && <EndStatistics session={session} snapshot={snapshot} looked={looked} />}
      </Suspense>
    </>
  );
};

export const EndScreen = ({ session, snapshot, open, onClose }: Props & Shown) => {
  const { endings } = useFeature();
  if (snapshot.over === null) return null;
  return (
    <Modal
      open={open}
      title={titleOf(session, snapshot)}
      className={`dialog ${css['wide']}`}
      onClose={onClose}
    >
      <Standings session={session} snapshot={snapshot} />
      <Ways session={session} snapshot={snapshot} onClose={onClose}>
        <div className={css['endings']}>
          {endings.map((Ending, i) => (
            <Ending key={i} session={session} snapshot={snapshot} />
          ))}
        </div>
      </Ways>
    </Modal>
  );
};
