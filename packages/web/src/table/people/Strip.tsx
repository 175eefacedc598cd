/** What just happened, above all to oneself; on a phone also everyone's points and cards. */
import { Fragment } from 'react';
import { useFeature } from '../../moves/context.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { Told } from '../../ui/Told.js';
import { seatName } from '../../ui/words.js';
import { factsOf, isActive, sumPoints } from './Players.js';
import type { KeyedLine } from '../log/story.js';
import { newsOf } from './news.js';
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

export const Strip = ({ session, snapshot, lines }: Props) => {
  const news = newsOf(lines, snapshot.seat, m.news_nothing);
  return (
    <section className={css['strip']} data-part="strip" aria-label={m.panel_strip()}>
      <div data-many={session.info.seats > FEW || undefined}>
        {session.info.setup.players.map((_, seat) => (
          <Seat key={seat} session={session} snapshot={snapshot} seat={seat} />
        ))}
      </div>
      {/* the announcer reads it aloud */}
      <p aria-hidden="true" data-deed>
        {news.map(({ seat, text }) => (
          <Fragment key={text}>
            {seat !== undefined && <SeatBadge seat={seat} size={14} />}
            <Told text={text} />
          </Fragment>
        ))}
      </p>
    </section>
  );
};
