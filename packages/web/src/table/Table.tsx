/** The table: board in the middle, people and log beside it, the player's hand below. */
import {
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { BoardView } from '../board/BoardView.js';
import {
  FeatureContext,
  TableContext,
  useFeature,
  useOpened,
  useOpenTable,
  useTableState,
} from '../moves/context.js';
import type { Feature, GameEntry } from '../moves/feature.js';
import type { BoardPlace } from '../moves/places.js';
import { makeTableStore } from '../moves/store.js';
import { useMoves } from '../moves/useMoves.js';
import { withWords } from '../i18n/fetched.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { Curtain } from './device/Curtain.js';
import { Dice } from './hand/Dice.js';
import { Flights } from './motion/Flights.js';
import { HintButton } from './HintButton.js';
import { Announcer } from './log/LogPanel.js';
import { Notices } from './Notices.js';
import { Own } from './hand/Own.js';
import { passTo } from './device/passing.js';
import { Players } from './people/Players.js';
import { Prompted } from './question/Prompted.js';
import { Question, useQuestionText } from './question/Question.js';
import { toolsOf } from './keys/hotkeys.js';
import { type KeyedLine, useStory } from './log/story.js';
import { useHotkeys } from './keys/useHotkeys.js';
import { Strip } from './people/Strip.js';
import css from './Table.module.css';
import { Side, TabBar } from './Tabs.js';
import { useLeaving } from './time/useLeaving.js';
import { Primary } from './hand/Tools.js';
import { useFollow, useTitle } from './useFollow.js';
import { useKeptFocus } from './keys/useKeptFocus.js';
import { TakeBack } from './question/TakeBack.js';
import { useMiss } from './question/useMiss.js';
import { useRested } from './motion/useRested.js';
import { useSounds } from './motion/useSounds.js';
import { useWide } from './useWide.js';
import { useWays, Ways } from './question/Ways.js';

const Timer = lazy(async () => ({ default: (await import('./time/Timer.js')).Timer }));
const EndScreen = lazy(async () => ({ default: (await withWords(import('./end/EndScreen.js'))).EndScreen }));

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}
interface Told extends Props {
  readonly lines: readonly KeyedLine[];
}
interface Beside {
  /** Of several tables one is the page's own: its title and its main part. */
  readonly beside?: boolean | undefined;
}
const NOWHERE: readonly BoardPlace[] = [];

const Board = ({ session, snapshot, lines }: Told) => {
  const { armed, asking, chosenPlace, picked, marked } = useTableState((state) => state);
  const { actions } = useFeature();
  // what a chooser lists glows on the board too
  const listed = asking !== null && actions[asking]?.spots ? asking : null;
  const { choosePlace } = useMoves();
  return (
    <BoardView
      info={session.info}
      session={session}
      snapshot={snapshot}
      armed={armed ?? listed}
      chosen={chosenPlace}
      picked={picked}
      marked={marked}
      last={lines.findLast(({ places }) => places !== undefined)?.places ?? NOWHERE}
      onChoose={choosePlace}
      onMiss={useMiss(snapshot)}
    />
  );
};

/** The newest roll, which the rest of the table may not know yet. */
interface Thrown {
  readonly newest: Snapshot;
  readonly rolling: boolean;
  readonly onResult: () => void;
}

const Controls = ({ newest, rolling, onResult, ...props }: Props & Thrown) => {
  const ways = useWays(props.snapshot);
  return (
    <section className={css['controls']} data-part="controls" aria-label={m.panel_actions()}>
      <Question {...props} />
      <Prompted {...props} />
      <div className={css['turn']}>
        {ways.length > 0 && <Ways snapshot={props.snapshot} types={ways} />}
        {ways.length === 0 && <Dice snapshot={newest} rolling={rolling} />}
        <Suspense fallback={null}>
          {newest.clock.limit > 0 && <Timer session={props.session} snapshot={newest} />}
        </Suspense>
        {!props.snapshot.over && <Primary snapshot={props.snapshot} />}
        {props.snapshot.over && (
          <button type="button" className="button primary" onClick={onResult}>
            {m.over_result()}
          </button>
        )}
      </div>
    </section>
  );
};

const Centre = ({ beside, ...props }: Told & Beside) => {
  const name = useOpenTable().entry?.name() ?? m.app_name();
  const inside = (
    <>
      {beside ? <h2 className="hidden">{name}</h2> : <h1 className="hidden">{name}</h1>}
      <Board {...props} />
      <HintButton {...props} />
      <TakeBack {...props} />
      <Notices {...props} />
    </>
  );
  if (beside) return <div className={css['centre']}>{inside}</div>;
  return (
    <main className={css['centre']} id="content">
      {inside}
    </main>
  );
};

/** More than this take two rows. */
const FEW_TOOLS = 5;
/** Beside more than this there is no room for cards. */
const FEW_GOODS = 6;

const OpenedTable = ({ session, snapshot: newest, beside }: Props & Beside) => {
  const { shown: snapshot, rolling } = useRested(newest);
  const [id, root] = [useId(), useRef<HTMLDivElement>(null)];
  const [tab, opened] = [useTableState((state) => state.tab), useOpened()];
  const feature = useFeature();
  const { tabs, trays } = feature;
  const wide = useWide() && tabs.length > 0;
  const tools = toolsOf(feature, session.info).length;
  const goods = session.info.scenario.goods.length;
  useFollow(session, snapshot);
  useKeptFocus(root, snapshot);
  useHotkeys(root, snapshot);
  useLeaving(session);
  useSounds(newest);
  useTitle(useQuestionText({ session, snapshot }), !beside);
  const props = { session, snapshot };
  const [result, setResult] = useState(true);
  const lines = useStory(session.info, snapshot);
  const pass = passTo(session, snapshot);
  return (
    <div
      ref={root}
      className={css['table']}
      data-table={session.info.id}
      data-tab={tab}
      data-open={opened ?? undefined}
      data-extra={tabs.some((each) => each.id === tab) || undefined}
      data-wide={wide || undefined}
      data-many={tools > FEW_TOOLS ? tools : undefined}
      data-trays={trays.length > 0 || undefined}
      data-goods={goods > FEW_GOODS ? goods : undefined}
      data-question={snapshot.question}
      data-ply={snapshot.ply}
      data-seat={snapshot.seat}
      data-next={snapshot.next}
    >
      <Strip {...props} lines={lines} />
      <Centre {...props} lines={lines} beside={beside} />
      <Controls {...props} newest={newest} rolling={rolling} onResult={() => setResult(true)} />
      <TabBar {...props} id={id} wide={wide} />
      <Own {...props} />
      <Players {...props} />
      <Side {...props} lines={lines} id={id} wide={wide} />
      <Announcer lines={lines} snapshot={snapshot} />
      <Flights {...props} root={root} />
      {pass !== NONE && <Curtain session={session} seat={pass} />}
      <Suspense fallback={null}>
        {snapshot.over && <EndScreen {...props} open={result} onClose={() => setResult(false)} />}
      </Suspense>
    </div>
  );
};

interface TableProps extends Beside {
  readonly session: GameSession;
  readonly feature: Feature;
  readonly entry?: GameEntry | undefined;
  /** Within everything that a table provides. */
  readonly children?: ReactNode;
}

/** Everything a game needs is provided here: a second table on the page has its own. */
export const Table = ({ session, feature, entry, beside, children }: TableProps) => {
  const table = useMemo(() => ({ session, entry, store: makeTableStore() }), [session, entry]);
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  return (
    <FeatureContext value={feature}>
      <TableContext value={table}>
        <OpenedTable session={session} snapshot={snapshot} beside={beside} />
        {children}
      </TableContext>
    </FeatureContext>
  );
};
