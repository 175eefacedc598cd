/** The worker's part of laying a position by hand: anything can be laid, and what is wrong is told with its place. */
import { fail, NONE, ok, type Result, type State } from '@landnam/engine';
import { PositionDraft, type StackJson, type Word } from '@landnam/engine/position';
import { type Table, writeDraft, writePosition, writePositionLine } from '@landnam/maps';
import { fetchAll, messageOf, newTable, OpenStanding } from '@landnam/table';
import { openDraft, openStudy } from '@landnam/table/study';
import {
  type DraftEdit,
  type DraftSource,
  nameOfField,
  type OpenedDraft,
  type ToldDraft,
} from '../../analysis/draftTypes.js';
import type { GameSetup, OpenProblem, Player, Update } from '../../types.js';
import { infoFrom } from '../clerk.js';
import { updateFor, watched } from '../update.js';

interface Start {
  readonly table: Table;
  /** Whatever is laid, this can be drawn. */
  readonly state: State;
  readonly setup: GameSetup;
  readonly draft: PositionDraft;
}

const FIRST_TURN: StackJson = { turn: 'p0', phase: 'main' };

const people = (seats: number): readonly Player[] =>
  Array.from({ length: seats }, () => ({ kind: 'person', name: '', bot: '' }));

const emptyBoard = async (game: string, seats: number): Promise<Result<Start, OpenProblem>> => {
  await fetchAll(game);
  const setup = { game, options: {}, seed: 'laid by hand', players: people(seats) };
  const live = newTable(setup);
  if (!live.ok) return fail({ code: 'badOptions', line: live.error });
  const { table, state } = live.value;
  const draft = new PositionDraft(table.game, state);
  draft.stack = FIRST_TURN;
  return ok({ table, state, setup, draft });
};

/** One that does not open can be mended, as far as it can be read. */
const broken = async (text: string): Promise<Result<Start, OpenProblem>> => {
  const opened = await openDraft(text);
  if (!opened.ok) return opened;
  const { draft, beginning: state, ...table } = opened.value;
  const { map, options, game } = table;
  const setup = { game: map.id, options, seed: '', players: people(game.seats) };
  return ok({ table, state, setup, draft });
};

const fromText = async (text: string): Promise<Result<Start, OpenProblem>> => {
  const study = await openStudy(text);
  if (!study.ok) return broken(text);
  const { table, state, setup } = study.value.table.game;
  return ok({ table, state, setup, draft: new PositionDraft(table.game, state) });
};

type Undo = () => void;

export class DraftDesk {
  private start: Start | undefined;
  private undos: Undo[] = [];

  async open(source: DraftSource): Promise<Result<OpenedDraft, OpenProblem>> {
    try {
      const start =
        source.kind === 'text' ? await fromText(source.text) : await emptyBoard(source.game, source.seats);
      return start.ok ? ok(this.lay(start.value)) : start;
    } catch (error) {
      return fail({ code: 'failed', line: messageOf(error) });
    }
  }

  private lay(start: Start): OpenedDraft {
    const { game } = start.table;
    [this.start, this.undos] = [start, []];
    const info = infoFrom('laid', { ...start.setup, players: people(game.seats) }, start.table);
    return { info, fields: start.draft.fields, phases: Object.keys(game.phases), ...this.told() };
  }

  private get now(): PositionDraft {
    if (this.start === undefined) throw new Error('no position is laid');
    return this.start.draft;
  }

  private told(): ToldDraft {
    const { state, faults } = this.now.read();
    return {
      update: this.drawn(state),
      words: Object.fromEntries(this.now.fields.map((field) => [nameOfField(field), this.wordsOf(field)])),
      stack: this.now.stack,
      faults,
      canUndo: this.undos.length > 0,
    };
  }

  private wordsOf(field: PositionDraft['fields'][number]): readonly Word[] {
    const columns = Math.max(1, field.columns.length);
    return Array.from({ length: field.rows * columns }, (_, i) =>
      this.now.word(field, Math.floor(i / columns), i % columns),
    );
  }

  /** A broken position may have no answer to what a whole one is asked: then it is drawn, and that is all. */
  private drawn(state: State): Update {
    const { table } = this.start!;
    const standing = new OpenStanding({ table, state, ply: 0, events: [] });
    try {
      return watched(updateFor(standing, NONE, 0));
    } catch {
      const blank = watched(
        updateFor(new OpenStanding({ table, state: this.start!.state, ply: 0, events: [] }), NONE, 0),
      );
      return { ...blank, bytes: state.bytes.slice() };
    }
  }

  /** All of them are one step. */
  edit(edits: readonly DraftEdit[]): ToldDraft {
    const before = edits.map((edit) => ({ ...edit, word: this.now.word(edit, edit.row, edit.column) }));
    this.apply(edits);
    this.undos.push(() => this.apply(before));
    return this.told();
  }

  private apply(edits: readonly DraftEdit[]): void {
    for (const { row, column, word, ...field } of edits) this.now.lay(field, row, column, word);
  }

  setTurn(stack: StackJson): ToldDraft {
    const { stack: before } = this.now;
    this.now.stack = stack;
    this.undos.push(() => {
      this.now.stack = before;
    });
    return this.told();
  }

  undo(): ToldDraft {
    this.undos.pop()?.();
    return this.told();
  }

  /** Of a position that opens: one line where the map ships, JSON otherwise. */
  text(): string | null {
    const { state, faults } = this.now.read();
    if (faults.length > 0) return null;
    const { table } = this.start!;
    const line = writePositionLine(table, state);
    return line.ok ? line.value : JSON.stringify(writePosition(table, state));
  }

  /** Right or wrong: what `open` takes. */
  draftText(): string {
    return JSON.stringify(writeDraft(this.start!.table, this.now));
  }
}
