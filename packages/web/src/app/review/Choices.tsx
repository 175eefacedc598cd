/** The costliest decisions of one player: what would have been better, and why. */
import { Link } from 'wouter';
import type { Outline, Review, ReviewedChoice } from '../../session/lookback/types.js';
import type { Snapshot } from '../../session/types.js';
import { roundAt } from '../replay/marks.js';
import { lossMark } from '../replay/reviewed.js';
import { Better } from './Better.js';
import { costliest, markName, percent, points } from './figures.js';
import css from './review.module.css';
import { t } from './words/index.js';

interface Props {
  readonly outline: Outline;
  readonly snapshot: Snapshot;
  readonly review: Review;
  readonly seat: number;
  readonly address: string;
}

export const whereText = (outline: Outline, ply: number): string => {
  const round = roundAt(outline, ply);
  return round === 0 ? t.in_opening() : t.in_round({ round });
};

const Choice = (props: Props & { readonly choice: ReviewedChoice }) => {
  const { outline, snapshot, address, seat, choice } = props;
  const { ply, loss, chance } = choice;
  return (
    <li data-loss={ply}>
      <p>
        <strong>{t.cost({ points: points(-(loss ?? 0)) })}</strong>{' '}
        <small>{markName(lossMark(choice))}</small>
        <span>
          {whereText(outline, ply)}
          {chance !== null && `, ${t.best_chance({ chance: percent(chance) })}`}
        </span>
      </p>
      <Better info={outline.info} snapshot={snapshot} choice={choice} />
      <Link href={`/replay/${address}?at=${ply}&seat=${seat}`}>{t.look()}</Link>{' '}
      <Link href={`/analysis/${address}?at=${ply}`} data-analyse>
        {t.analyse()}
      </Link>
    </li>
  );
};

export const Choices = (props: Props) => {
  const found = costliest(props.review.choices, props.seat);
  return (
    <section className={css['part']} id="costliest" tabIndex={-1}>
      <h2>{t.choices_title()}</h2>
      {found.length === 0 ? (
        <p>{t.choices_none()}</p>
      ) : (
        <ol className={css['choices']}>
          {found.map((choice) => (
            <Choice key={choice.ply} {...props} choice={choice} />
          ))}
        </ol>
      )}
    </section>
  );
};
