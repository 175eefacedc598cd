/** The worker's part of the analysis board: a study, open at one of its moves. */
import { type Action, type Below, CHANCE, NONE, type Refusal, type Result, ok } from '@landnam/engine';
import { parseAction, toJson } from '@landnam/engine/notation';
import { writePosition, writePositionLine } from '@landnam/maps';
import { fetchTable, messageOf } from '@landnam/table';
import {
  type MoveNode,
  openStudy,
  type OpenedStudy,
  studyGame,
  type StudyTable,
  writeStudy,
} from '@landnam/table/study';
import type { OpenedAnalysis, StudyMove, StudyTree, ToldStudy } from '../../analysis/types.js';
import type { Keep } from '../../storage/keep.js';
import { keptOf } from '../../storage/savedGame.js';
import type { GameSetup, OpenProblem, Player, Update } from '../../types.js';
import { findSaved, infoFrom, savedOf } from '../clerk.js';
import { playedOn } from '../lookback/playOn.js';
import { updateFor } from '../update.js';

const RANGE = 2 ** 32;
const below: Below = (count) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / RANGE) * count);
};

/** Nobody waits for nature, and a game that was won ends nothing here. */
const calmed = (update: Update): Update => ({
  ...update,
  ...(update.next === CHANCE && { due: 0, next: NONE }),
  over: null,
});

/** Nobody is the reader more than anybody else. */
const everybodysOwn = (setup: GameSetup): GameSetup => ({
  ...setup,
  players: setup.players.map((player): Player => ({ ...player, kind: 'person', bot: '' })),
});

export class AnalysisDesk {
  private readonly keep: Keep;
  private study: StudyTable | undefined;
  private seat = 0;
  private isOpen = true;
  /** Events the page has. */
  private told = 0;

  constructor(keep: Keep) {
    this.keep = keep;
  }

  async openText(text: string, at?: number): Promise<Result<OpenedAnalysis, OpenProblem>> {
    const opened = await openStudy(text, at);
    return opened.ok ? ok(this.lay(opened.value)) : opened;
  }

  async openSaved(id: string, at?: number): Promise<Result<OpenedAnalysis, OpenProblem>> {
    const found = await findSaved(this.keep, id);
    if (!found.ok) return found;
    const live = await fetchTable(keptOf(found.value));
    if (!live.ok) return live;
    // what bots hold in a game that goes on is nobody's business
    if (live.value.over() === null) return { ok: false, error: { code: 'failed', line: 'running' } };
    const opened = studyGame(live.value, at);
    return opened.ok ? ok(this.lay(opened.value)) : opened;
  }

  private lay({ table, trouble }: OpenedStudy): OpenedAnalysis {
    this.study = table;
    this.told = 0;
    const { setup, table: rules } = table.beginning;
    return { info: infoFrom('analysis', everybodysOwn(setup), rules), trouble, ...this.shown() };
  }

  private get now(): StudyTable {
    if (this.study === undefined) throw new Error('nothing is analysed');
    return this.study;
  }

  private shown(): ToldStudy {
    return { update: this.update(), tree: this.tree() };
  }

  /** By the eyes of whoever is asked; where that is nature, of whoever was asked last. */
  private update(): Update {
    const { game, standing } = this.now;
    const next = game.next();
    if (next < game.table.game.seats) this.seat = next;
    const from = Math.min(this.told, game.events.length);
    this.told = game.events.length;
    return calmed(updateFor(this.isOpen ? standing : game, this.seat, from));
  }

  private tree(): StudyTree {
    const { tree, node, game } = this.now;
    const over = game.over();
    return {
      at: node.id,
      moves: tree.inOrder().map((each) => this.moveOf(each)),
      outcomes: this.now.outcomes(),
      winners: over && over.winners,
    };
  }

  private moveOf(node: MoveNode): StudyMove {
    const { game } = this.now.game.table;
    const read = parseAction(game, node.line);
    if (!read.ok) throw new Error(read.error);
    const { seat, ...move } = read.value;
    const told = this.now.toldBy(node);
    return { id: node.id, parent: node.parent?.id ?? 0, seat, action: toJson(game, move), told };
  }

  act(actions: readonly Action[]): { readonly refusal: Refusal | null; readonly shown: ToldStudy } {
    const refusal = this.now.act(this.seat, actions);
    return { refusal, shown: this.shown() };
  }

  /** One of nature's outcomes, as the notation has it. */
  play(line: string): ToldStudy {
    this.now.play(line);
    return this.shown();
  }

  draw(): ToldStudy {
    this.now.draw(below);
    return this.shown();
  }

  goTo(id: number): ToldStudy {
    const shared = this.now.goTo(id);
    const { events } = this.now.game;
    const changed = events.findIndex(({ ply }) => ply > shared);
    this.told = Math.min(this.told, changed < 0 ? events.length : changed);
    return this.shown();
  }

  remove(id: number): ToldStudy {
    this.told = 0;
    this.now.remove(id);
    return this.shown();
  }

  promote(id: number): ToldStudy {
    this.now.promote(id);
    return this.shown();
  }

  /** Everybody's hands, or only what whoever is asked may see. */
  openHands(isOpen: boolean): ToldStudy {
    this.isOpen = isOpen;
    this.told = 0;
    return this.shown();
  }

  whyNot(action: Action): Refusal | null {
    return this.now.game.whyNot(this.seat, action);
  }

  studyText(): string {
    return JSON.stringify(writeStudy(this.now));
  }

  /** From the beginning to where it stands, for whoever works it out. */
  path(): readonly string[] {
    return this.now.tree.pathTo(this.now.node).map(({ line }) => line);
  }

  /** One line where the map ships, JSON otherwise. */
  position(): string {
    const { table, state } = this.now.game;
    const line = writePositionLine(table, state);
    return line.ok ? line.value : JSON.stringify(writePosition(table, state));
  }

  /** A new game of this browser that begins like this. */
  async playOn(id: string, players: readonly Player[], seed: string): Promise<Result<string, OpenProblem>> {
    try {
      const live = playedOn(this.now.game, this.now.game.ply, players, seed);
      await this.keep.write({ saved: savedOf(id, live, Date.now()), entries: live.entries }, 0);
      return ok(id);
    } catch (error) {
      return { ok: false, error: { code: 'failed', line: messageOf(error) } };
    }
  }
}
