/** Works out the best actions, in a worker of its own: the board's worker always answers at once. */
import { type Game, NONE, ok, type Result, type Seat } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { type Analysis, Analyst } from '@landnam/bots/analysis';
import { fetchWeights, findWeights } from '@landnam/bots/value';
import { openStudy, type StudyTable } from '@landnam/table/study';
import type { ToldAnalysis } from '../../analysis/types.js';
import type { OpenProblem } from '../../types.js';

/** Milliseconds of work before messages are heard, and between two that are told. */
const SLICE = 20;
const TELL_EVERY = 200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const toldOf = (g: Game, { moves, done }: Analysis): ToldAnalysis => ({
  done,
  moves: moves.map(({ move, follows, ...rest }) => ({
    ...rest,
    action: toJson(g, move),
    follows: follows.map((each) => toJson(g, each)),
  })),
});

export class AnalystDesk {
  private study: StudyTable | undefined;
  private analyst: Analyst | undefined;
  /** Number of the question that is wanted. */
  private wanted = 0;

  /** Where the study begins; its moves come with each question. */
  async open(text: string): Promise<Result<true, OpenProblem>> {
    this.wanted++;
    const opened = await openStudy(text);
    if (!opened.ok) return opened;
    this.study = opened.value.table;
    const { game } = this.study.game.table;
    await fetchWeights(this.study.game.header.game, game.seats);
    const weights = findWeights(game);
    this.analyst = new Analyst(game, weights.ok ? weights.value : undefined);
    return ok(true);
  }

  /** Tells what is known so far, until all is, or something else is asked. */
  async seek(path: readonly string[], tell: (told: ToldAnalysis) => void): Promise<void> {
    const mine = ++this.wanted;
    const { study, analyst } = this;
    if (study === undefined || analyst === undefined) return;
    study.goTo(0);
    for (const line of path) study.play(line);
    const { game, seats } = { game: study.game, seats: study.game.table.game.seats };
    const seat = game.over() === null ? game.next() : NONE;
    if (seat >= seats) return;
    const steps = analyst.analyse({ seat: seat as Seat, state: game.state, events: study.heardBy(seat) });
    await this.follow(
      steps,
      () => mine !== this.wanted,
      (each) => tell(toldOf(game.table.game, each)),
    );
  }

  private async follow(
    steps: Generator<Analysis, void>,
    isGone: () => boolean,
    tell: (analysis: Analysis) => void,
  ): Promise<void> {
    let [heardAt, toldAt] = [performance.now(), 0];
    for (const analysis of steps) {
      const now = performance.now();
      if (now - toldAt > TELL_EVERY || analysis.done === 1) {
        tell(analysis);
        toldAt = now;
      }
      if (now - heardAt < SLICE) continue;
      await pause();
      if (isGone()) return;
      heardAt = performance.now();
    }
  }

  cancel(): void {
    this.wanted++;
  }
}
