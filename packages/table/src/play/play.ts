/**
 * A game in one object: open it, ask what is legal, play, look. It is immutable: each step returns a new one, like the
 * positions of a chess library. A thin layer over the engine's functions, which remain the way to play millions of games.
 */
import {
  type Action,
  ActionList,
  actors,
  apply,
  CHANCE,
  collect,
  drawOutcome,
  endReasons,
  fail,
  type GameEvent,
  hasBit,
  isOver,
  legalActions,
  listOutcomes,
  type LoggedEvent,
  type Move,
  makeState,
  NONE,
  ok,
  outcomeKind,
  redact,
  refuse,
  type Result,
  type Seat,
  seatsOf,
  type State,
} from '@landnam/engine';
import { fromJson, makeAction, parseAction, type SeatMove } from '@landnam/engine/notation';
import { WHOLE } from '@landnam/engine/position';
import { type PositionJson, Recorder, type Table, writePosition, writePositionLine } from '@landnam/maps';
import { OutcomeCount } from '../outcomeCount.js';
import { type OpenOptions, type PlayOptions, type Start, startGame, startPosition } from './start.js';

/** Why an action is refused. */
export interface Why {
  /** The engine's code, or `unreadable`. */
  readonly code: string;
  /** The rule that forbids it, as in `docs/rules`; none for text that cannot be read. */
  readonly rule: string;
  /** For people: what cannot be read, or code and rule. */
  readonly line: string;
}

/** An action as text (`p0 buildRoad e12`), or as JSON for the seat whose move it is. */
export type Given = string | Action;

interface Step {
  readonly before: Play | null;
  readonly state: State;
  readonly lines: readonly string[];
  readonly events: readonly LoggedEvent[];
  /** Other branches get the same dice. */
  readonly drawn: OutcomeCount;
}

const unreadable = (line: string): Why => ({ code: 'unreadable', rule: '', line });

export class Play {
  private readonly start: Start;
  private readonly step: Step;

  private constructor(start: Start, step: Step) {
    this.start = start;
    this.step = step;
  }

  /** A new game on a board dealt from the seed. */
  static open(game: string, given: OpenOptions = {}): Result<Play, string> {
    return Play.from(startGame(game, given));
  }

  /** Any complete position, as a line of text or JSON. */
  static position(source: string | object, given: PlayOptions = {}): Result<Play, string> {
    return Play.from(startPosition(source, given));
  }

  private static from(start: Result<Start, string>): Result<Play, string> {
    if (!start.ok) return start;
    const { state, events } = start.value;
    const first = new Play(start.value, {
      before: null,
      state,
      lines: [],
      events,
      drawn: new OutcomeCount(),
    });
    return ok(first.withNature(first.state(), [], [...events], null));
  }

  get table(): Table {
    return this.start.table;
  }

  get seats(): number {
    return this.table.game.seats;
  }

  /** Seats that may act now; `*` is nature, where its outcomes are played by hand. */
  due(): readonly string[] {
    return seatsOf(actors(this.table.game, this.step.state)).map((seat) =>
      seat === CHANCE ? '*' : `p${seat}`,
    );
  }

  /** Who won and how; null while the game runs. */
  over(): { readonly winners: readonly number[]; readonly reason: string } | null {
    const { game } = this.table;
    const { state } = this.step;
    if (!isOver(state)) return null;
    const reason = endReasons(game)[state.core.ended[0]! - 1] ?? '';
    return { winners: seatsOf(state.core.winners[0]!), reason };
  }

  /** Every action of all who may act, or of one seat. Offers to other players are not listed: there are too many. */
  legal(seat?: number): readonly string[] {
    const { game } = this.table;
    const list = new ActionList();
    const due = seatsOf(actors(game, this.step.state)).filter((each) => seat === undefined || each === seat);
    return due.flatMap((each) => {
      list.clear();
      legalActions(game, this.step.state, each, list);
      return list.toArray().map((packed) => makeAction(game, each, { packed }));
    });
  }

  /** Nature's outcomes with their probabilities, where they are played by hand. */
  outcomes(): readonly { readonly action: string; readonly chance: number }[] {
    const { game } = this.table;
    if (!hasBit(actors(game, this.step.state), CHANCE)) return [];
    const list = new ActionList();
    const sum = listOutcomes(game, this.step.state, list);
    return list.toArray().map((packed, i) => ({
      action: makeAction(game, CHANCE, { packed }),
      chance: (list.weights[i] ?? 0) / sum,
    }));
  }

  /** Why it is refused; null if it may be played. */
  why(action: Given): Why | null {
    const read = this.read(action);
    return read.ok ? this.refused(read.value) : unreadable(read.error);
  }

  private refused({ seat, ...move }: SeatMove): Why | null {
    const why = refuse(this.table.game, this.step.state, seat, move);
    return why && { ...why, line: `${why.code} [${why.rule}]` };
  }

  private read(action: Given): Result<SeatMove, string> {
    const { game } = this.table;
    if (typeof action === 'string') return parseAction(game, action);
    const [seat, ...others] = seatsOf(actors(game, this.step.state));
    if (seat === undefined || others.length > 0) return fail('several seats may act: say which as text');
    const move = fromJson(game, action);
    return move.ok ? ok({ ...move.value, seat }) : move;
  }

  /** The game after the action and nature's answer to it. */
  play(action: Given): Result<Play, Why> {
    const read = this.read(action);
    if (!read.ok) return fail(unreadable(read.error));
    const why = this.refused(read.value);
    if (why !== null) return fail(why);
    const { seat, ...move } = read.value;
    const state = makeState(this.table.game);
    state.copyFrom(this.step.state);
    const [lines, events]: [string[], LoggedEvent[]] = [[], []];
    this.put(state, seat, move, lines, events);
    return ok(this.withNature(state, lines, events, this));
  }

  private put(state: State, seat: Seat, move: Move, lines: string[], events: LoggedEvent[]): void {
    lines.push(makeAction(this.table.game, seat, move));
    apply(this.table.game, state, seat, move.packed, collect(events), move.more);
  }

  private withNature(state: State, lines: string[], events: LoggedEvent[], before: Play | null): Play {
    const { game } = this.table;
    const { chance } = this.start;
    const drawn = this.step.drawn.copy();
    const list = new ActionList();
    const isAsked = (): boolean => chance !== null && !isOver(state) && hasBit(actors(game, state), CHANCE);
    while (isAsked()) {
      const kind = outcomeKind(game, state);
      const packed = drawOutcome(game, state, chance!.outcome(drawn.next(kind)), list);
      drawn.add(kind);
      this.put(state, CHANCE, { packed }, lines, events);
    }
    return new Play(this.start, { before, state, lines, events, drawn });
  }

  /** All actions from the beginning, nature's included. */
  lines(): readonly string[] {
    const steps = [this.step.lines];
    for (let { before } = this.step; before !== null; before = before.step.before)
      steps.push(before.step.lines);
    return steps.toReversed().flat();
  }

  /** The events of the last step as a seat may know them; without a seat, what everybody may know. */
  events(seat: number = NONE): readonly GameEvent[] {
    return this.step.events.map((event) => redact(event, seat));
  }

  /** The game before the last chosen action, with nature's answer undone too; itself at the beginning. */
  undo(): Play {
    return this.step.before ?? this;
  }

  /** What a seat sees, readable; hidden information is left out. Without a seat, what everybody sees. */
  view(seat: number = NONE): PositionJson {
    return writePosition(this.table, this.step.state, seat);
  }

  toJson(): PositionJson {
    return writePosition(this.table, this.step.state, WHOLE);
  }

  /** One line that `Play.position` reads; games on your own maps only have the JSON form. */
  toText(): string {
    const line = writePositionLine(this.table, this.step.state);
    return line.ok ? line.value : JSON.stringify(this.toJson());
  }

  /** The game as a log file; undefined if it began with a position. */
  log(): string | undefined {
    const { deal, seed, table } = this.start;
    if (deal === null) return undefined;
    const again = makeState(table.game);
    again.copyFrom(this.start.state);
    const recorder = new Recorder(table, deal, again, { seed });
    for (const line of this.lines()) record(table, again, recorder, line);
    return recorder.close(again);
  }

  /** A copy, for the engine's own functions. */
  state(): State {
    const copy = makeState(this.table.game);
    copy.copyFrom(this.step.state);
    return copy;
  }
}

const record = ({ game }: Table, state: State, recorder: Recorder, line: string): void => {
  const read = parseAction(game, line);
  if (!read.ok) throw new Error(read.error);
  const { seat, ...move } = read.value;
  recorder.move(seat, move);
  apply(game, state, seat, move.packed, null, move.more);
  recorder.moved(state);
};
