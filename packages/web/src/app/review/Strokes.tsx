/** The moments of luck, good and bad, of one player. */
import { Link } from 'wouter';
import type { LuckMoment, Outline, Review } from '../../session/lookback/types.js';
import { seatName } from '../../ui/words.js';
import { luckMark } from '../replay/reviewed.js';
import { whereText } from './Choices.js';
import { points } from './figures.js';
import css from './review.module.css';
import { t } from './words/index.js';

interface Props {
  readonly outline: Outline;
  readonly review: Review;
  readonly seat: number;
  readonly address: string;
}

const MOST = 8;

const whatFell = ({ action }: LuckMoment): string => {
  const { low, high } = action as { readonly low?: unknown; readonly high?: unknown };
  return typeof low === 'number' && typeof high === 'number'
    ? t.fell_dice({ sum: low + high })
    : t.fell_other();
};

export const Strokes = ({ outline, review, seat, address }: Props) => {
  const changeOf = ({ change }: LuckMoment): number => change[seat] ?? 0;
  const found = review.strokes
    .filter((stroke) => luckMark(changeOf(stroke)) > 0)
    .toSorted((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)))
    .slice(0, MOST);
  return (
    <section className={css['part']}>
      <h2>{t.strokes_title()}</h2>
      {found.length === 0 ? (
        <p>{t.strokes_none()}</p>
      ) : (
        <ul className={css['strokes']}>
          {found.map((stroke) => (
            <li key={stroke.ply} data-big={luckMark(changeOf(stroke)) > 1 || undefined}>
              <strong>{points(changeOf(stroke))}</strong>
              <span>
                {whereText(outline, stroke.ply)}
                {stroke.seat !== null && `, ${seatName(outline.info, stroke.seat)}`}: {whatFell(stroke)}
              </span>
              <Link href={`/replay/${address}?at=${stroke.ply + 1}&seat=${seat}`}>{t.look()}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
