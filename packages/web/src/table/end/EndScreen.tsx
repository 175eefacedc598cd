import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, OpenProblem, Snapshot } from '../../session/types.js';
import { Modal } from '../../ui/Modal.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { Trouble } from '../../ui/Trouble.js';
import { seatName } from '../../ui/words.js';
import { sumPoints } from '../people/Players.js';
import { titleOf, winnersOf } from './winners.js';
import css from './EndScreen.module.css';

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

export const EndScreen = ({ session, snapshot, open, onClose }: Props & Shown) => {
  const { endings } = useFeature();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<OpenProblem>();
  if (snapshot.over === null) return null;
  const again = async (): Promise<void> => {
    const address = await session.again();
    if (address.ok) navigate(address.value);
    else setProblem(address.error);
  };
  return (
    <Modal open={open} title={titleOf(session, snapshot)} onClose={onClose}>
      <Standings session={session} snapshot={snapshot} />
      {problem && (
        <div role="alert">
          <Trouble head={m.begin_failed()} problem={problem} />
        </div>
      )}
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => void again()}>
          {m.over_again()}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {m.over_board()}
        </button>
        <Link className="button" href="/">
          {m.over_home()}
        </Link>
      </div>
      {endings.map((Ending, i) => (
        <Ending key={i} session={session} snapshot={snapshot} />
      ))}
    </Modal>
  );
};
