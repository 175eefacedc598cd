import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { joined, seatName } from '../app/words.js';
import { sources } from '../features/index.js';
import { m } from '../paraglide/messages.js';
import { createGame } from '../session/local.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { newSeed } from '../app/presets.js';
import { SeatBadge } from '../ui/SeatMark.js';
import { sumPoints } from './Players.js';
import css from './table.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const winnersOf = ({ info }: GameSession, bits: number): number[] =>
  info.setup.players.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : []));

const titleOf = (session: GameSession, winners: readonly number[]): string => {
  const names = winners.map((seat) => seatName(session.info, seat));
  return names.length === 1
    ? m.over_title({ name: names[0] ?? '' })
    : m.over_title_shared({ names: joined(names) });
};

const Standings = ({ session, snapshot }: Props) => {
  const order = session.info.setup.players
    .map((_, seat) => seat)
    .sort((a, b) => sumPoints(snapshot.points[b]) - sumPoints(snapshot.points[a]));
  return (
    <ol className={css['standings']}>
      {order.map((seat) => (
        <li key={seat}>
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

export const EndScreen = ({ session, snapshot }: Props) => {
  const [open, setOpen] = useState(true);
  const [, navigate] = useLocation();
  if (snapshot.over === null) return null;
  const again = async (): Promise<void> => {
    const created = await createGame({ ...session.info.setup, seed: newSeed() });
    if (created.ok) navigate(`/game/${created.value}`);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog" aria-describedby={undefined}>
          <Dialog.Title>{titleOf(session, winnersOf(session, snapshot.over.winners))}</Dialog.Title>
          <Standings session={session} snapshot={snapshot} />
          <div className="buttons">
            <button type="button" className="button primary" onClick={() => void again()}>
              {m.over_again()}
            </button>
            <Dialog.Close className="button">{m.over_board()}</Dialog.Close>
            <Link className="button" href="/">
              {m.over_home()}
            </Link>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
