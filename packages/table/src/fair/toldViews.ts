/** Compares a log with the views that one browser received during the game. */
import { type Game, isOver, makeState, type State, view } from '@landnam/engine';
import { layoutOfGame, type Log } from '@landnam/engine/log';
import { describeProblem, replayLog, tableOf } from '@landnam/maps';
import { digestOfView, type ToldView } from './seal.js';

class Comparison {
  why: string | null = null;
  private readonly game: Game;
  private readonly seen: State;
  private readonly told = new Map<number, ToldView[]>();

  constructor(game: Game, views: readonly ToldView[]) {
    this.game = game;
    this.seen = makeState(game);
    for (const each of views) this.told.set(each.ply, [...(this.told.get(each.ply) ?? []), each]);
  }

  look(state: State, ply: number): void {
    for (const told of this.told.get(ply) ?? []) this.compare(state, told);
  }

  /** Once a game is over, everything is revealed. */
  private compare(state: State, { seat, ply, digest }: ToldView): void {
    if (isOver(state)) this.seen.copyFrom(state);
    else view(this.game, state, seat, this.seen);
    if (digestOfView(this.seen.bytes) !== digest)
      this.why ??= `after entry ${ply} seat ${seat} was told a different position from the log`;
  }
}

/** Views in another layout are skipped: a server may be replaced while a game runs. */
export const viewsProblem = (views: readonly ToldView[], text: string, log: Log): string | null => {
  const table = tableOf(log.header);
  if (!table.ok) return describeProblem(table.error);
  const { game } = table.value;
  const known = views.filter(({ layout }) => layout === layoutOfGame(game));
  const comparison = new Comparison(game, known);
  let ply = 0;
  const replay = replayLog(text, { before: (state) => comparison.look(state, ply++) });
  if (!replay.ok) return describeProblem(replay.error);
  comparison.look(replay.value.state, ply);
  const beyond = known.find((told) => told.ply > ply);
  if (beyond !== undefined)
    return `seat ${beyond.seat} was told of entry ${beyond.ply}, which the log does not have`;
  return comparison.why;
};
