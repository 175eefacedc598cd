/** What made each player's result: luck, own decisions, others' decisions, and the rest. */
import { BOT_RATINGS } from '@landnam/bots/review';
import { getLocale } from '../../i18n/locale.js';
import type { Review, SeatReview } from '../../session/lookback/types.js';
import type { GameInfo } from '../../session/types.js';
import { DataTable } from '../../table/end/plots/DataTable.js';
import { seatName } from '../../ui/words.js';
import { levelName } from '../setup/presets.js';
import { percent, points } from './figures.js';
import css from './review.module.css';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly review: Review;
}

/** A rating of fewer decisions would be absurd. */
const ENOUGH = 20;

const hundredths = (share: number): string =>
  new Intl.NumberFormat(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    share * 100,
  );

const ratingText = ({ rating, ratingError, choices }: SeatReview): string => {
  if (rating === null || choices < ENOUGH) return t.rating_few({ count: choices });
  return t.rating({ rating: hundredths(rating), around: hundredths(2 * (ratingError ?? 0)) });
};

/** What our levels have in the same measure. */
const BotRatings = () => (
  <>
    <p>{t.rating_bots({ level: levelName('normal') })}</p>
    <ul className={css['bots']} data-bot-ratings>
      {Object.entries(BOT_RATINGS).map(([bot, rating]) => (
        <li key={bot}>{t.rating_bot({ level: levelName(bot), rating: hundredths(rating) })}</li>
      ))}
    </ul>
  </>
);

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
      <BotRatings />
    </section>
  );
};
