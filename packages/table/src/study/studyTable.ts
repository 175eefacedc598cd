/** A table whose moves are one person's for every seat, nature's included: it stands anywhere in a tree of moves. */
import {
  type Action,
  ActionList,
  apply,
  type Below,
  CHANCE,
  collect,
  drawOutcome,
  fail,
  type Game,
  type GameEvent,
  hasBit,
  isOver,
  listOutcomes,
  type LoggedEvent,
  makeState,
  ok,
  redact,
  refuse,
  type Refusal,
  type Result,
  type State,
} from '@landnam/engine';
import { makeAction, parseAction, type SeatMove } from '@landnam/engine/notation';
import { LiveTable } from '../liveTable.js';
import { OpenStanding } from '../openStanding.js';
import { type MoveNode, type MoveTree, ROOT } from './moveTree.js';

export interface NatureOutcome {
  readonly line: string;
  /** Of this outcome, among all that are possible. */
  readonly chance: number;
  /** What it would bring. */
  readonly told: readonly GameEvent[];
}

const opened = ({ type, open, secret }: LoggedEvent): GameEvent =>
  ({ type, ...open, ...secret }) as unknown as GameEvent;

const played = (g: Game, s: State, { seat, packed, more }: SeatMove): readonly GameEvent[] => {
  const told: LoggedEvent[] = [];
  apply(g, s, seat, packed, collect(told), more);
  return told.map(opened);
};

interface Walked {
  readonly node: MoveNode;
  readonly bytes: Uint8Array;
}

export class StudyTable {
  readonly tree: MoveTree;
  /** Before the first move. */
  private readonly start: LiveTable;
  private live: LiveTable;
  private at: MoveNode;
  /** What nature's moves told. */
  private readonly told = new Map<number, readonly GameEvent[]>();

  private constructor({ table, setup, header }: LiveTable, tree: MoveTree) {
    this.start = new LiveTable(table, setup, header);
    this.live = this.begin();
    this.tree = tree;
    this.at = tree.root;
  }

  /** Every move of every branch must be legal where it stands. */
  static open(start: LiveTable, tree: MoveTree, at = ROOT): Result<StudyTable, string> {
    const table = new StudyTable(start, tree);
    const why = table.check();
    if (why !== null) return fail(why);
    table.goTo(at);
    return ok(table);
  }

  private begin(): LiveTable {
    const { table, setup, header } = this.start;
    return new LiveTable(table, setup, header);
  }

  private check(): string | null {
    const waiting: Walked[] = [{ node: this.tree.root, bytes: this.live.state.bytes.slice() }];
    for (let now = waiting.pop(); now !== undefined; now = waiting.pop())
      for (const node of now.node.children.toReversed()) {
        const next = this.checked(node, now.bytes);
        if (!next.ok) return `move ${node.id}, "${node.line}": ${next.error}`;
        waiting.push({ node, bytes: next.value });
      }
    return null;
  }

  private checked(node: MoveNode, before: Uint8Array): Result<Uint8Array, string> {
    const { game } = this.start.table;
    const read = parseAction(game, node.line);
    if (!read.ok) return read;
    const state = makeState(game);
    state.bytes.set(before);
    const why = isOver(state) ? 'the game is over' : this.refused(state, read.value);
    if (why !== null) return fail(why);
    const told = played(game, state, read.value);
    if (read.value.seat === CHANCE) this.told.set(node.id, told);
    return ok(state.bytes.slice());
  }

  private refused(s: State, { seat, ...move }: SeatMove): string | null {
    const why = refuse(this.start.table.game, s, seat, move);
    return why && `${why.code} [${why.rule}]`;
  }

  /** The game as it was played to where it stands: a copy may be played on. */
  get game(): LiveTable {
    return this.live;
  }

  get standing(): OpenStanding {
    return new OpenStanding(this.live);
  }

  get node(): MoveNode {
    return this.at;
  }

  get beginning(): LiveTable {
    return this.start;
  }

  /** What a move of nature told; nothing for any other. */
  toldBy(node: MoveNode): readonly GameEvent[] {
    return this.told.get(node.id) ?? [];
  }

  /** What a seat was told so far. */
  heardBy(seat: number): readonly GameEvent[] {
    return this.live.events.map(({ event }) => redact(event, seat));
  }

  /** Returns how many entries stay as they were; a place that is gone changes nothing. */
  goTo(id: number): number {
    const node = this.tree.find(id);
    if (node === undefined) return this.live.ply;
    const [before, path] = [this.tree.pathTo(this.at), this.tree.pathTo(node)];
    const differs = before.findIndex((each, i) => each !== path[i]);
    const shared = differs < 0 ? before.length : differs;
    if (shared < this.live.ply) this.live = this.begin();
    for (const { line } of path.slice(this.live.ply)) {
      const why = this.live.replay(line);
      if (why !== null) throw new Error(`"${line}": ${why}`);
    }
    this.at = node;
    return shared;
  }

  /** All or none. */
  act(seat: number, actions: readonly Action[]): Refusal | null {
    const from = this.live.ply;
    const why = this.live.act(seat, actions);
    if (why === null)
      for (const line of this.live.entries.slice(from)) this.at = this.tree.add(this.at, line);
    return why;
  }

  /** Any move as text; says why not. */
  play(line: string): string | null {
    const { game } = this.live.table;
    const read = parseAction(game, line);
    if (!read.ok) return read.error;
    const heard = this.live.events.length;
    const why = this.live.replay(line);
    if (why !== null) return why;
    this.at = this.tree.add(this.at, makeAction(game, read.value.seat, read.value));
    if (read.value.seat === CHANCE)
      this.told.set(
        this.at.id,
        this.live.events.slice(heard).map(({ event }) => opened(event)),
      );
    return null;
  }

  private get isNature(): boolean {
    return !isOver(this.live.state) && hasBit(this.live.due(), CHANCE);
  }

  /** One of nature's outcomes, by chance; nothing where it is not asked. */
  draw(below: Below): void {
    if (!this.isNature) return;
    const { game } = this.live.table;
    const packed = drawOutcome(game, this.live.state, below, new ActionList());
    this.play(makeAction(game, CHANCE, { packed }));
  }

  outcomes(): readonly NatureOutcome[] {
    if (!this.isNature) return [];
    const { game } = this.live.table;
    const list = new ActionList();
    const sum = listOutcomes(game, this.live.state, list);
    const scratch = makeState(game);
    return list.toArray().map((packed, i) => {
      scratch.copyFrom(this.live.state);
      const told = played(game, scratch, { seat: CHANCE, packed });
      return { line: makeAction(game, CHANCE, { packed }), chance: (list.weights[i] ?? 0) / sum, told };
    });
  }

  /** Whoever stood in it stands before it. */
  remove(id: number): void {
    const node = this.tree.find(id);
    if (node === undefined || node.parent === null) return;
    if (this.tree.pathTo(this.at).includes(node)) this.goTo(node.parent.id);
    this.tree.remove(node);
  }

  promote(id: number): void {
    const node = this.tree.find(id);
    if (node !== undefined) this.tree.promote(node);
  }
}
