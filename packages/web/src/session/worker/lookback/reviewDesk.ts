/** The worker's part of a review: fetched with the search and the weights of the game, worked out in slices. */
import { type Action, ok, fail, type Result } from '@landnam/engine';
import { readRecord, Reviewer, type ReviewStage, TradeWorths } from '@landnam/bots/review';
import { fetchWeights, findWeights } from '@landnam/bots/value';
import type { LiveTable } from '@landnam/table';
import type { TradeMade } from '@landnam/table/statistics';
import type { ToldReview, TriedIdea } from '../../lookback/types.js';

/** Why there is no review, where the bots have not learned the game with so many seats. */
const UNLEARNED = 'unlearned';

const SLICE = 60;
/** A review is big: the page is told now and then. */
const TELL_EVERY = 1000;
/** What there is by then is shown first. */
const TELL_FIRST = 250;

/** Messages that came meanwhile are heard first: a cancellation among them. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export class ReviewDesk {
  private reviewer: Reviewer | undefined;
  private wanted = 0;

  async run(
    live: LiveTable,
    text: string,
    { first, until }: { readonly first: number; readonly until: ReviewStage },
    tell: (told: ToldReview) => void,
  ): Promise<Result<true, string>> {
    const mine = ++this.wanted;
    await fetchWeights(live.header.game, live.table.game.seats);
    if (!findWeights(live.table.game).ok) return fail(UNLEARNED);
    const begun = Reviewer.begin(text, { first, until });
    if (!begun.ok) return begun;
    this.reviewer = begun.value;
    await this.advance(begun.value, () => mine !== this.wanted, tell);
    return ok(true);
  }

  private async advance(
    reviewer: Reviewer,
    isGone: () => boolean,
    tell: (told: ToldReview) => void,
  ): Promise<void> {
    let [stage, toldAt] = ['', performance.now() + TELL_FIRST - TELL_EVERY];
    for (let isDone = false; !isDone && !isGone(); await pause()) {
      const until = performance.now() + SLICE;
      const progress = reviewer.advance({ isUp: () => performance.now() > until });
      isDone = progress.isDone;
      const isNews = isDone || (stage !== '' && progress.stage !== stage);
      if (isNews || performance.now() - toldAt > TELL_EVERY) {
        tell({ review: reviewer.review(), progress });
        toldAt = performance.now();
      }
      stage = progress.stage;
    }
  }

  cancel(): void {
    this.wanted++;
  }

  weigh(ply: number, action: Action): TriedIdea | null {
    const found = this.reviewer?.weigh(ply, action);
    return found === undefined ? null : { loss: found.loss, chance: found.chance };
  }
}

/** What each trade did to everybody's chances, the rest of the turn planned with it and without. */
export const tradeWorths = async (
  live: LiveTable,
  text: string,
  trades: readonly TradeMade[],
): Promise<Result<readonly (readonly number[])[], string>> => {
  await fetchWeights(live.header.game, live.table.game.seats);
  const record = readRecord(text);
  const worths = record.ok ? TradeWorths.of(record.value) : record;
  return worths.ok ? ok(trades.map(({ ply }) => worths.value.of(ply))) : worths;
};
