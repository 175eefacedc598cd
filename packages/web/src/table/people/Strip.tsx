/** What another player just did; on a phone also everyone's points and cards. */
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import { NONE } from '../../session/none.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { Told } from '../../ui/Told.js';
import { seatName } from '../../ui/words.js';
import { factsOf, isActive, sumPoints } from './Players.js';
import type { KeyedLine } from '../log/story.js';
import css from './Strip.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
  readonly lines: readonly KeyedLine[];
}

const CARDS = 'cards';
/** More seats than a narrow screen has room for. */
const FEW = 4;

const Seat = ({ session, snapshot, seat }: Omit<Props, 'lines'> & { readonly seat: number }) => {
  const { info } = session;
  const cards = factsOf(useFeature(), snapshot, seat, info).find(({ id }) => id === CARDS);
  const points = m.points_count({ count: sumPoints(snapshot.points[seat]) });
  return (
    <span className={css['seat']} data-active={isActive(snapshot, seat) || undefined}>
      <SeatBadge seat={seat} size={20} />
      <b aria-hidden="true">{sumPoints(snapshot.points[seat])}</b>
      {cards && <cards.Icon />}
      <span aria-hidden="true">{cards?.count}</span>
      <span className="hidden">
        {seatName(info, seat)}, {points}, {cards?.label}.
      </span>
    </span>
  );
};

const RECENT = 60;

/** In another player's turn what they do counts, not what it yields to everyone. */
export const lastDeed = (lines: readonly KeyedLine[], viewer: number): KeyedLine | undefined => {
  let turn = NONE;
  let deed: KeyedLine | undefined;
  for (const line of lines.slice(-RECENT)) {
    if (line.heading && line.seat !== undefined) turn = line.seat;
    else if (line.seat !== undefined && line.seat !== viewer && (turn === NONE || turn === line.seat))
      deed = line;
  }
  return deed;
};

export const Strip = ({ session, snapshot, lines }: Props) => {
  const deed = lastDeed(lines, snapshot.seat);
  return (
    <section className={css['strip']} data-part="strip" aria-label={m.panel_strip()}>
      <div data-many={session.info.seats > FEW || undefined}>
        {session.info.setup.players.map((_, seat) => (
          <Seat key={seat} session={session} snapshot={snapshot} seat={seat} />
        ))}
      </div>
      {/* the announcer reads it aloud */}
      <p aria-hidden="true" data-deed>
        {deed && <SeatBadge seat={deed.seat ?? NONE} size={14} />}
        {deed && <Told text={deed.text} />}
      </p>
    </section>
  );
};
