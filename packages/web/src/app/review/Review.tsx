/** Why was this game won and lost: chances over time, luck and decisions apart, and what to learn from it. */
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { entryOf } from '../../features/index.js';
import { FeatureContext, TableContext } from '../../moves/context.js';
import { makeTableStore } from '../../moves/store.js';
import { m } from '../../i18n/words/index.js';
import type { Outline, Review as GameReview, ToldReview } from '../../session/lookback/types.js';
import { SeatLines } from '../../table/end/plots/SeatLines.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { Trouble } from '../../ui/Trouble.js';
import { seatName } from '../../ui/words.js';
import { roundAt } from '../replay/marks.js';
import { OpenedRoom, type RoomProps } from '../replay/OpenedRoom.js';
import { Shared, useShared } from '../replay/Shared.js';
import { momentIn } from '../replay/source.js';
import { positionAt } from '../replay/Timeline.js';
import { Choices } from './Choices.js';
import { percent } from './figures.js';
import css from './review.module.css';
import { Strokes } from './Strokes.js';
import { Sums } from './Sums.js';
import { TryAgain } from './TryAgain.js';
import { type ShownReview, useReview } from './useReview.js';
import { t } from './words/index.js';

const STAGES = ['luck', 'decisions', 'losses', 'refining'] as const;

const partOf = ({ progress: { stage, part, isDone } }: ToldReview): number =>
  isDone ? 1 : (STAGES.indexOf(stage) + part) / STAGES.length;

const Progress = ({ told, isCancelled, cancel }: ShownReview) => {
  const isDone = told?.progress.isDone === true;
  return (
    <div className={css['progress']} role="status" data-review-done={isDone || undefined}>
      {isDone ? (
        t.done()
      ) : (
        <>
          <progress value={told ? partOf(told) : 0} aria-label={t.working()} />
          <span>{isCancelled ? t.cancelled() : t.working()}</span>
          {!isCancelled && (
            <button type="button" className="button quiet" onClick={cancel}>
              {t.cancel()}
            </button>
          )}
        </>
      )}
    </div>
  );
};

const Curve = ({ outline, review }: { readonly outline: Outline; readonly review: GameReview }) => {
  const points = useMemo(
    () => review.curve.map(({ ply, win }) => ({ round: Math.max(1, roundAt(outline, ply)), values: win })),
    [review.curve, outline],
  );
  return (
    <section className={css['part']} data-curve>
      <h2>{t.curve_title()}</h2>
      <SeatLines info={outline.info} title={t.curve_title()} points={points} say={percent} most={1} />
    </section>
  );
};

const Seats = ({
  outline: { info },
  seat,
  onSeat,
}: {
  readonly outline: Outline;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}) => (
  <div className="choice" role="group" aria-label={t.whose()}>
    {info.setup.players.map((_, each) => (
      <button
        key={each}
        type="button"
        className="button quiet"
        aria-pressed={each === seat}
        onClick={() => onSeat(each)}
      >
        <SeatBadge seat={each} size={20} /> {seatName(info, each)}
      </button>
    ))}
  </div>
);

const About = () => (
  <details className={css['about']}>
    <summary>{t.about_title()}</summary>
    <p>{t.about_value()}</p>
    <p>{t.about_luck()}</p>
    <p>{t.about_loss()}</p>
    <p>{t.about_rating()}</p>
    <p>{t.about_unknown()}</p>
  </details>
);

const useScroll = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted) return;
    const part = document.getElementById('costliest');
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [isWanted]);
};

const Reviewed = (props: RoomProps) => {
  const { lookback, address } = props;
  const { outline } = lookback;
  const search = useSearch();
  const asked = momentIn(search).seat ?? outline.seat;
  const [seat, setSeat] = useState(asked < outline.info.seats ? asked : 0);
  const shared = useShared(address);
  const shown = useReview(lookback, seat, address);
  const review = shown.told?.review;
  const session = useMemo(() => lookback.session(), [lookback]);
  const snapshot = useMemo(() => ({ ...session.snapshot(), seat }), [session, seat]);
  const isDone = shown.told?.progress.isDone === true;
  useScroll(isDone && new URLSearchParams(search).has('costliest'));
  return (
    <>
      <Shared
        shared={shared}
        room="review"
        eyes={seat}
        onMoment={(_, eyes) => eyes !== null && setSeat(eyes)}
        say={(ply) => positionAt(outline, ply)}
      />
      <main className={`sheet ${css['room']}`} id="content" data-room="review">
        <h1>{t.title({ game: entryOf(outline.info)?.name() ?? m.app_name() })}</h1>
        {outline.trouble && <Trouble head={t.as_far()} problem={outline.trouble} />}
        {shown.problem !== undefined ? (
          <p role="alert">
            {shown.problem === 'unlearned' ? t.unlearned() : t.no_review({ why: shown.problem })}
          </p>
        ) : (
          <Progress {...shown} />
        )}
        {review && (
          <>
            <Curve outline={outline} review={review} />
            <Sums info={outline.info} review={review} />
            <Seats outline={outline} seat={seat} onSeat={shared.straying(setSeat)} />
            <Strokes {...{ outline, review, seat, address }} />
            {(isDone || shown.isCancelled) && (
              <>
                <Choices {...{ outline, snapshot, review, seat, address }} />
                <TryAgain key={seat} lookback={lookback} review={review} seat={seat} />
              </>
            )}
          </>
        )}
        <About />
        <div className="buttons">
          <Link className="button" href={`/replay/${address}?seat=${seat}`}>
            {t.replay()}
          </Link>
          <Link className="button" href="/">
            {m.nav_home()}
          </Link>
        </div>
      </main>
    </>
  );
};

const Review = (props: RoomProps) => {
  const { lookback, feature } = props;
  const table = useMemo(
    () => ({
      session: lookback.session(),
      entry: entryOf(lookback.outline.info),
      store: makeTableStore(),
    }),
    [lookback],
  );
  return (
    <FeatureContext value={feature}>
      <TableContext value={table}>
        {lookback.outline.isOpen ? (
          <Reviewed {...props} />
        ) : (
          <main className="sheet" id="content" data-room="review">
            <p role="alert">{t.not_over()}</p>
            <Link className="button" href={`/replay/${props.address}`}>
              {t.replay()}
            </Link>
          </main>
        )}
      </TableContext>
    </FeatureContext>
  );
};

export const ReviewPage = ({ address }: { readonly address: string }) => (
  <OpenedRoom address={address} Room={Review} />
);
