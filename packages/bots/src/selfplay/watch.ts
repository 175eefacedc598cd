/** Observes games and writes rows: what every seat had when a turn began, and how the game ended. */
import { allPoints, type Game, type Seat, type State } from '@landnam/engine';
import { Extractor } from '../features.js';
import type { Hooks } from '../driver.js';
import { turnsOf } from '../turns.js';
import { inSteps } from '../value/tower.js';
import { featuresAt, formOf, GAME, POINTS, type RowForm, SEAT, TURN, WINNERS, wordsOfRow } from './form.js';

const WORD = 0x1_0000;
const MOST = 0x7fff;

export class RowWatch {
  readonly form: RowForm;
  /** Rows of all games since the last `take`. */
  private rows: Int16Array;
  private count = 0;
  /** Where the rows of the current game begin. */
  private from = 0;
  private turn = 0;
  private game = 0;
  private readonly words: number;
  private readonly g: Game;
  private readonly extractor: Extractor;
  private readonly watched: number;
  readonly hooks: Hooks = { after: (s) => this.look(s) };

  /** Of `watched` seats every turn is recorded, of the others none; the first turn of a game always. */
  constructor(g: Game, watched: number) {
    this.g = g;
    this.watched = watched;
    this.extractor = new Extractor(g);
    this.form = formOf(g, this.extractor);
    this.words = wordsOfRow(this.form);
    this.rows = new Int16Array(this.words * 256);
  }

  begin(game: number): void {
    this.game = game;
    this.turn = 0;
    this.from = this.count;
  }

  private isWatched(seat: number): boolean {
    return (seat - (this.game % this.g.seats) + this.g.seats) % this.g.seats < this.watched;
  }

  private look(s: State): void {
    const turn = turnsOf(this.g, s);
    if (turn === this.turn) return;
    this.turn = turn;
    if (turn === 1 || this.isWatched(s.core.active[0])) this.write(s);
  }

  private grow(): void {
    const more = new Int16Array(this.rows.length * 2);
    more.set(this.rows);
    this.rows = more;
  }

  private write(s: State): void {
    const at = this.words * this.count++;
    if (at + this.words > this.rows.length) this.grow();
    const { rows, game } = this;
    rows[at + GAME] = game % WORD;
    rows[at + GAME + 1] = Math.floor(game / WORD);
    rows[at + TURN] = Math.min(MOST, this.turn);
    rows[at + SEAT] = s.core.active[0];
    this.writeFeatures(s, at + featuresAt(this.form));
  }

  private writeFeatures(s: State, start: number): void {
    const { rows } = this;
    const { seats, table } = this.extractor.read(s);
    let at = start;
    for (let i = 0; i < seats.length; i++) rows[at++] = inSteps(seats[i]);
    for (let i = 0; i < table.length; i++) rows[at++] = inSteps(table[i]);
  }

  /** Every row of the game gets its result. */
  end(s: State): void {
    const { g, rows, words } = this;
    for (let row = this.from; row < this.count; row++) {
      const at = row * words;
      rows[at + WINNERS] = s.core.winners[0];
      for (let seat = 0; seat < g.seats; seat++)
        rows[at + POINTS + seat] = Math.min(MOST, allPoints(g, s, seat as Seat));
    }
  }

  /** The rows so far, as bytes; then it starts over. */
  take(): { readonly rows: number; readonly bytes: Uint8Array<ArrayBuffer> } {
    const taken = this.rows.slice(0, this.count * this.words);
    const rows = this.count;
    this.count = 0;
    return { rows, bytes: new Uint8Array(taken.buffer) };
  }
}
