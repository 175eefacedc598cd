/** The lesson, offered on the start page; declined once it is declined for good. */
import { Link } from 'wouter';
import { useLearned } from '../../session/learned.js';
import { firstGame } from './address.js';
import css from './lessons.module.css';
import { t } from './words/index.js';

export const Offer = () => {
  const { seen, finished, see } = useLearned();
  if (seen.includes('offer') || finished.length > 0) return null;
  return (
    <div className={css['offer']} data-offer="lesson">
      <p>
        <b>{t.offer()}</b> {t.offer_about()}
      </p>
      <Link href="/learn/base" className="button primary">
        {t.title()}
      </Link>
      <Link href={firstGame('base')} className="button">
        {t.offer_play()}
      </Link>
      <button type="button" className="button quiet" onClick={() => see('offer')}>
        {t.offer_no()}
      </button>
    </div>
  );
};
