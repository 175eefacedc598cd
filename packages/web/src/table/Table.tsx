/** The table: board in the middle, people and log beside it, own hand below. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { BoardView } from '../board/BoardView.js';
import { placePoint, type Point } from '../board/geometry.js';
import { directTypes } from '../board/targets.js';
import { actions, games, panels, prompts, tabs, taps, trays } from '../features/index.js';
import { m } from '../paraglide/messages.js';
import type { ActionType, GameSession, Snapshot } from '../session/types.js';
import { Curtain } from './Curtain.js';
import { Dice } from './Dice.js';
import { EndScreen } from './EndScreen.js';
import { Flights } from './Flights.js';
import { Chooser, Hand } from './Hand.js';
import { Announcer, LogPanel, lastPlaces } from './LogPanel.js';
import { mustCover, passTo } from './passing.js';
import { Players } from './Players.js';
import { Question, questionText } from './Question.js';
import { type TabId, useTableStore } from '../moves/store.js';
import css from './table.module.css';
import { Timer, useLeaving } from './Timer.js';
import { Primary, Tools } from './Tools.js';
import { choosePlace } from '../moves/useMoves.js';
import { useSounds } from './useSounds.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

/** A tap beside everything that glows asks the engine why that place does not. */
const explainMiss = async (session: GameSession, snapshot: Snapshot, armed: ActionType | null, at: Point) => {
  if (armed === null && taps.some((tap) => tap(session, snapshot, at))) return;
  const type = armed ?? directTypes(snapshot)[0];
  const kind = type === undefined ? undefined : actions[type]?.place;
  if (type === undefined || kind === undefined) return;
  const { board } = session.info;
  const sample = snapshot.actions.find(({ action }) => action.type === type)?.action;
  const count = { hex: board.hexes, vertex: board.vertices, edge: board.edges }[kind];
  const places = Array.from({ length: count }, (_, i) => ({ kind, at: i }));
  const distance = (place: (typeof places)[number]): number => {
    const point = placePoint(board, place);
    return Math.hypot(point.x - at.x, point.y - at.y);
  };
  const place = places.sort((a, b) => distance(a) - distance(b))[0];
  if (place === undefined || distance(place) > (kind === 'hex' ? 50 : 25)) return;
  const { operand = kind, second } = actions[type] ?? {};
  const action = {
    ...sample,
    type,
    [operand]: second === undefined ? place.at : (useTableStore.getState().picked?.at ?? place.at),
    ...(second !== undefined && { [second]: place.at }),
  } as unknown as Snapshot['actions'][number]['action'];
  const refusal = await session.whyNot(action);
  if (refusal !== null) useTableStore.getState().note({ refusal, pinned: true });
};

const Board = ({ session, snapshot }: Props) => {
  const { armed, chosenPlace, picked, marked } = useTableStore();
  return (
    <BoardView
      info={session.info}
      session={session}
      snapshot={snapshot}
      armed={armed}
      chosen={chosenPlace}
      picked={picked}
      marked={marked}
      last={lastPlaces(session, snapshot)}
      onChoose={(target) => choosePlace(session, target)}
      onMiss={(at) => void explainMiss(session, snapshot, armed, at)}
    />
  );
};

const Controls = (props: Props) => {
  const prompt = prompts.find(({ asks }) => asks(props.snapshot));
  return (
    <section className={css['controls']} aria-label={m.panel_actions()}>
      <Question {...props} />
      <div className={css['turn']}>
        {!prompt && <Dice snapshot={props.snapshot} />}
        <Timer {...props} />
        {prompt && <prompt.Answers {...props} />}
        {!prompt && !props.snapshot.over && <Primary {...props} />}
      </div>
    </section>
  );
};

/** A question that needs more than board and buttons takes the hand's place, so that nothing jumps. */
const panelOf = (snapshot: Snapshot) => {
  const due = snapshot.seat < 31 && ((snapshot.due >> snapshot.seat) & 1) === 1;
  return due ? panels[snapshot.question] : undefined;
};

const Own = (props: Props) => {
  const asking = useTableStore((state) => state.asking);
  const Panel = panelOf(props.snapshot);
  return (
    <section className={css['own']} id="panel-hand" aria-label={m.panel_hand()}>
      {Panel ? <Panel key={props.snapshot.seat} {...props} /> : <Hand {...props} />}
      {Panel === undefined && trays.length > 0 && (
        <div className={css['trays']}>
          {trays.map((Tray, i) => (
            <Tray key={i} {...props} />
          ))}
        </div>
      )}
      {Panel === undefined && asking !== null && <Chooser {...props} />}
      {Panel === undefined && asking === null && !props.snapshot.over && <Tools {...props} />}
    </section>
  );
};

const allTabs = (): readonly { id: TabId; label: () => string }[] => [
  { id: 'hand', label: m.tab_hand },
  ...tabs.map(({ id, label }) => ({ id, label })),
  { id: 'players', label: m.tab_players },
  { id: 'log', label: m.tab_log },
];

const TabBar = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { tab, show } = useTableStore();
  return (
    <nav className={css['tabs']} aria-label={m.panel_tabs()}>
      <div role="tablist">
        {allTabs().map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            data-tab={id}
            className={tabs.some((each) => each.id === id && each.calls?.(snapshot)) ? css['calls'] : ''}
            onClick={() => show(id)}
          >
            {label()}
          </button>
        ))}
      </div>
    </nav>
  );
};

const Side = (props: Props) => {
  const tab = useTableStore((state) => state.tab);
  const extra = tabs.find(({ id }) => id === tab);
  const id = extra ? extra.id : 'log';
  return (
    <aside className={css['side']} aria-label={extra ? extra.label() : m.panel_log()}>
      <div id={`panel-${id}`} role="tabpanel" aria-labelledby={`tab-${id}`}>
        {extra ? <extra.Panel {...props} /> : <LogPanel {...props} />}
      </div>
    </aside>
  );
};

const useTitle = (text: string): void => {
  useEffect(() => {
    document.title = text === '' ? m.app_name() : `${text} · ${m.app_name()}`;
    return () => {
      document.title = m.app_name();
    };
  }, [text]);
};

const isAdrift = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** What was pressed may be gone after the move: whoever plays by keyboard is put where the next step is. */
const useKeptFocus = ({ ply, seat, next }: Snapshot): void => {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const onKey = (): void => void (byKeyboard.current = true);
    const onPointer = (): void => void (byKeyboard.current = false);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  useEffect(() => {
    if (!byKeyboard.current || !isAdrift()) return;
    const spots = ['[data-place][tabindex="0"]', '[data-focus]', '[data-primary]'];
    const spot = spots.map((each) => document.querySelector<HTMLElement | SVGElement>(each)).find(Boolean);
    spot?.focus();
  }, [ply, seat, next]);
};

const useFollow = (session: GameSession, snapshot: Snapshot): void => {
  const { ply, seat } = snapshot;
  const calling = tabs.find((tab) => tab.opens?.(snapshot))?.id;
  useEffect(() => useTableStore.getState().settle(), [ply, seat]);
  useEffect(() => {
    if (calling === undefined) return undefined;
    const before = useTableStore.getState().tab;
    useTableStore.getState().show(calling);
    // once it is settled, the device shows again what was looked at before
    return () => {
      if (useTableStore.getState().tab === calling) useTableStore.getState().show(before);
    };
  }, [calling]);
  const panel = panelOf(snapshot) !== undefined;
  useEffect(() => {
    if (panel) useTableStore.getState().show('hand');
  }, [panel]);
  const cover = mustCover(session, snapshot);
  useEffect(() => {
    if (cover) void session.look(255);
  }, [cover, session]);
};

export const Table = ({ session }: { readonly session: GameSession }) => {
  const snapshot = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  );
  const tab = useTableStore((state) => state.tab);
  useFollow(session, snapshot);
  useKeptFocus(snapshot);
  useLeaving(session);
  useSounds(snapshot);
  useTitle(questionText(session, snapshot));
  const props = { session, snapshot };
  const pass = passTo(session, snapshot);
  return (
    <div
      className={css['table']}
      data-tab={tab}
      data-extra={tabs.some(({ id }) => id === tab) || undefined}
      data-question={snapshot.question}
      data-ply={snapshot.ply}
      data-seat={snapshot.seat}
      data-next={snapshot.next}
    >
      {snapshot.unsaved && (
        <p className={css['unsaved']} role="alert">
          {m.game_unsaved()}
        </p>
      )}
      <main className={css['centre']} id="content">
        <h1 className="hidden">{games[session.info.setup.game]?.name() ?? m.app_name()}</h1>
        <Board {...props} />
      </main>
      <Controls {...props} />
      <TabBar snapshot={snapshot} />
      <Own {...props} />
      <Players {...props} />
      <Side {...props} />
      <Announcer {...props} />
      <Flights {...props} />
      {pass !== 255 && <Curtain session={session} seat={pass} />}
      <EndScreen {...props} />
    </div>
  );
};
