/** Moves in words: they are played on a copy, and what happens is told. */
import type { GameRecord } from '@landnam/bots/review';
import { type Action, apply, type Seat, type State } from '@landnam/engine';
import { fromJson, makeMove } from '@landnam/engine/notation';
import { actionInWords, inWords, makeTeller } from '../words/index.js';

export class MoveWords {
  private readonly record: GameRecord;
  private readonly names: readonly string[];

  constructor(record: GameRecord, names: readonly string[]) {
    this.record = record;
    this.names = names;
  }

  /** Without who did it. */
  at(ply: number, action: Action): string {
    return this.plan(ply, [action]);
  }

  /** One after another, as far as they can be told. */
  plan(ply: number, actions: readonly Action[]): string {
    const { seat } = this.record.entries[ply] ?? { seat: 0 as Seat };
    const state = this.record.stateAt(ply);
    return actions.map((action) => this.told(state, seat, action)).join(', then ');
  }

  private told(state: State, seat: Seat, action: Action): string {
    const { game } = this.record;
    const move = fromJson(game, action);
    if (!move.ok) return action.type;
    const lines: string[] = [];
    const teller = makeTeller(game, state.base, this.names);
    const say = inWords(teller, (line) => void lines.push(line));
    try {
      apply(game, state, seat, move.value.packed, say, move.value.more);
    } catch {
      // what a plan draws in between is not known: the rest is named as it is written
    }
    return (
      actionInWords(teller, action) ?? this.saidOf(lines, seat) ?? this.written(makeMove(game, move.value))
    );
  }

  /** What nature does is told of whom it concerns. */
  private saidOf(lines: readonly string[], seat: Seat): string | undefined {
    const name = this.names[seat];
    if (name === undefined) return lines[0];
    return lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  }

  private written(move: string): string {
    const named = move.replaceAll(/\bp(\d)\b/g, (short, seat: string) => this.names[Number(seat)] ?? short);
    return named.replace(/^\w+/, (type) => type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  }
}
