/** What made each player's result: luck, own decisions, others' decisions, and the rest. */
import type { Review, SeatReview } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { DataTable } from '../../table/end/plots/DataTable.js';
import { seatName } from '../../ui/words.js';
import { percent, points } from './figures.js';
import css from './review.module.css';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly review: Review;
}

/** A rating of fewer decisions would be absurd. */
const ENOUGH = 20;

const ratingText = ({ rating, ratingError, choices }: SeatReview): string => {
  if (rating === null || choices < ENOUGH) return t.rating_few({ count: choices });
  const around = (2 * (ratingError ?? 0) * 100).toFixed(1);
  return t.rating({ rating: (rating * 100).toFixed(1), around });
};

export const Sums = ({ info, review }: Props) => {
  const head = ['', ...review.players.map(({ seat }) => seatName(info, seat))];
  const row = (name: string, say: (player: SeatReview) => string) => [name, ...review.players.map(say)];
  const rows = [
    row(t.start(), ({ start }) => percent(start)),
    row(t.luck(), ({ luck }) => points(luck)),
    row(t.decisions(), ({ decisions }) => points(decisions)),
    row(t.others(), ({ others }) => points(others)),
    row(t.rest(), ({ rest }) => points(rest)),
    row(t.result(), ({ result }) => percent(result)),
    row(t.rating_title(), ratingText),
  ];
  return (
    <section className={css['part']} data-sums>
      <h2>{t.sums_title()}</h2>
      <DataTable title={t.sums_title()} data={{ head, rows }} />
      <p>{t.sums_about()}</p>
      <p>{t.rating_about()}</p>
    </section>
  );
};
