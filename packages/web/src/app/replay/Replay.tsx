/** A game that was played: board, hands and log in step, with its timeline below. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { BoardView } from '../../board/BoardView.js';
import { entryOf } from '../../features/index.js';
import { FeatureContext, TableContext, useTableState } from '../../moves/context.js';
import { makeTableStore } from '../../moves/store.js';
import { m } from '../../i18n/words/index.js';
import type { ReplaySession } from '../../session/lookback/replaySession.js';
import type { Outline } from '../../session/lookback/types.js';
import { NONE } from '../../session/none.js';
import { Dice } from '../../table/hand/Dice.js';
import { LogPanel } from '../../table/log/LogPanel.js';
import { useStory } from '../../table/log/story.js';
import { seatName } from '../../ui/words.js';
import { Trouble } from '../../ui/Trouble.js';
import { Exports } from './Exports.js';
import { Hands } from './Hands.js';
import { type TimelineMark, pointMarks, reviewMarks } from './marks.js';
import { OpenedRoom, type RoomProps } from './OpenedRoom.js';
import css from './replay.module.css';
import { reviewAt } from './reviewed.js';
import { Shared, type SharedRoom, strayingPlayer, useShared } from './Shared.js';
import { momentIn } from './source.js';
import { positionAt, Timeline } from './Timeline.js';
import { type ReplayPlayer, usePlayer } from './usePlayer.js';
import { useReplayKeys } from './useReplayKeys.js';
import { t } from './words/index.js';

const useMarks = ({ lookback, address }: RoomProps, seat: number): readonly TimelineMark[] => {
  const [points, setPoints] = useState<readonly TimelineMark[]>([]);
  useEffect(() => {
    let gone = false;
    void lookback.statistics().then((statistics) => {
      if (!gone) setPoints(pointMarks(lookback.outline.info, statistics));
    });
    return () => {
      gone = true;
    };
  }, [lookback]);
  return useMemo(() => {
    const review = reviewAt(address);
    const reviewed = review === null ? [] : reviewMarks(lookback.outline, review, seat);
    return [...points, ...reviewed].toSorted((a, b) => a.ply - b.ply);
  }, [points, lookback, address, seat]);
};

const useAddressed = (ply: number, seat: number, isPlaying: boolean, more: string): void => {
  useEffect(() => {
    if (isPlaying) return undefined;
    // browsers count how often an address is replaced
    const search = `?at=${ply}&seat=${seat}${more}`;
    const timer = setTimeout(() => history.replaceState(history.state, '', search), 400);
    return () => clearTimeout(timer);
  }, [ply, seat, isPlaying, more]);
};

const Eyes = ({
  lookback: { outline },
  seat,
  onSeat,
}: RoomProps & { readonly seat: number; readonly onSeat: (seat: number) => void }) =>
  outline.isOpen ? (
    <label className={css['eyes']}>
      {t.told_to()}
      <select value={seat} onChange={(event) => onSeat(Number(event.target.value))}>
        <option value={NONE}>{t.everybody()}</option>
        {outline.info.setup.players.map((_, each) => (
          <option key={each} value={each}>
            {seatName(outline.info, each)}
          </option>
        ))}
      </select>
    </label>
  ) : (
    <p className={css['eyes']}>{t.hands_hidden()}</p>
  );

interface LedProps {
  readonly shared: SharedRoom;
  readonly outline: Outline;
  readonly player: ReplayPlayer;
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

/** With others: whoever leads moves player and eyes. */
const Led = ({ shared, outline, player, seat, onSeat }: LedProps) => {
  const watch = (ply: number, eyes: number | null): void => {
    if (player.plays) player.toggle();
    player.goTo(ply);
    onSeat(eyes ?? NONE);
  };
  const eyes = seat < outline.info.seats ? seat : null;
  const say = (ply: number): string => positionAt(outline, ply);
  return <Shared room="replay" ply={player.ply} onMoment={watch} {...{ shared, eyes, say }} />;
};

const Shown = (props: RoomProps & { readonly session: ReplaySession }) => {
  const { lookback, address, session } = props;
  const { outline } = lookback;
  const asked = momentIn(useSearch());
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const [seat, setSeat] = useState(asked.seat ?? outline.seat);
  const own = usePlayer(session, outline, asked.at ?? 0);
  const shared = useShared(address);
  const player = strayingPlayer(own, shared.onStray);
  const lines = useStory(outline.info, snapshot);
  const marked = useTableState((state) => state.marked);
  const board = useRef<HTMLElement>(null);
  useEffect(() => void session.look(seat < outline.info.seats ? seat : NONE), [session, outline, seat]);
  useReplayKeys(player);
  useAddressed(player.ply, seat, player.plays, shared.search);
  return (
    <>
      <Led shared={shared} outline={outline} player={own} seat={seat} onSeat={setSeat} />
      <div className={css['room']} data-room="replay" data-ply={snapshot.ply}>
        <main className={css['board']} id="content" ref={board}>
          <h1 className="hidden">{t.title({ game: entryOf(outline.info)?.name() ?? m.app_name() })}</h1>
          <BoardView
            info={outline.info}
            session={session}
            snapshot={snapshot}
            marked={marked}
            last={lines.findLast(({ places }) => places !== undefined)?.places ?? []}
          />
          <div className={css['dice']}>
            <Dice snapshot={snapshot} rolling={false} />
          </div>
        </main>
        <Timeline outline={outline} marks={useMarks(props, seat)} player={player} />
        <aside className={css['side']}>
          {outline.trouble && <Trouble head={t.as_far()} problem={outline.trouble} />}
          {!outline.isOver && outline.trouble === null && <p>{t.not_over()}</p>}
          <Hands info={outline.info} snapshot={snapshot} isOpen={outline.isOpen} />
          <Eyes {...props} seat={seat} onSeat={shared.straying(setSeat)} />
          <LogPanel lines={lines} />
          <Exports lookback={lookback} address={address} ply={player.ply} seat={seat} board={board} />
        </aside>
      </div>
    </>
  );
};

const Replay = (props: RoomProps) => {
  const { lookback, feature } = props;
  const session = useMemo(() => lookback.session(), [lookback]);
  const table = useMemo(
    () => ({ session, entry: entryOf(session.info), store: makeTableStore() }),
    [session],
  );
  return (
    <FeatureContext value={feature}>
      <TableContext value={table}>
        <Shown {...props} session={session} />
      </TableContext>
    </FeatureContext>
  );
};

export const ReplayPage = ({ address }: { readonly address: string }) => (
  <OpenedRoom address={address} Room={Replay} />
);
