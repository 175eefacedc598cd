/** The costliest decisions of one player: what would have been better, and why. */
import { Link } from 'wouter';
import { useFeature } from '../../moves/context.js';
import type { Outline, Review, ReviewedChoice } from '../../session/lookback/types.js';
import type { Snapshot } from '../../session/types.js';
import { actionText } from '../../table/hint/actionText.js';
import { reasonTexts } from '../../table/hint/reasonTexts.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import { roundAt } from '../replay/marks.js';
import { lossMark } from '../replay/reviewed.js';
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

const useAction = ({ outline: { info }, snapshot }: Pick<Props, 'outline' | 'snapshot'>) => {
  const feature = useFeature();
  const words = useWords(info, snapshot);
  return {
    say: (action: ReviewedChoice['action']) => plainly(actionText(feature, words, snapshot, action)),
    why: (reasons: NonNullable<ReviewedChoice['reasons']>['better']) =>
      reasonTexts(feature, words, reasons).map(plainly),
  };
};

const Choice = (props: Props & { readonly choice: ReviewedChoice }) => {
  const { outline, address, seat, choice } = props;
  const { say, why } = useAction(props);
  const { ply, action, loss, chance, better, reasons } = choice;
  const because = why(reasons?.better ?? []);
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
      <p>{t.chosen({ action: say(action) })}</p>
      {better && <p>{t.better({ action: [better.action, ...better.follows].map(say).join(' → ') })}</p>}
      {because.length > 0 && <p>{t.because({ reasons: because.join(' ') })}</p>}
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
