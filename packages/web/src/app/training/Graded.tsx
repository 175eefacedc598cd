/** How often the sites won that were played out, the chosen one among them. */
import { useRef } from 'react';
import { useFeature } from '../../moves/context.js';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import type { GradedSite, SiteGrades } from '../../session/training/types.js';
import { reasonTexts } from '../../table/hint/reasonTexts.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import css from './training.module.css';
import { t } from './words/index.js';

interface Props {
  readonly session: LessonSession;
  readonly grades: SiteGrades | null;
  readonly isRunning: boolean;
}

const SHOWN = 5;
/** Within this a site is as good as the best: the games are few. */
const NEAR = 0.05;

const percent = (part: number): string => (100 * part).toFixed(0);

const gradeText = ({ sites: [best], chosen }: SiteGrades): string => {
  const lost = (best?.won ?? 0) - chosen.won;
  if (best?.vertex === chosen.vertex) return t.site_best();
  return (lost <= NEAR ? t.site_near : t.site_far)({ points: percent(lost) });
};

const Row = ({ site, number, own }: { site: GradedSite; number: number; own: boolean }) => (
  <div style={{ display: 'contents' }} data-site={site.vertex}>
    <dt>
      {t.site_place({ number })}
      {own && <b> ({t.site_yours()})</b>}
    </dt>
    <dd>{t.site_won({ percent: percent(site.won), games: site.games })}</dd>
  </div>
);

const Rows = ({ sites, chosen }: SiteGrades) => {
  const shown = sites.map((site, i) => ({ site, number: i + 1 }));
  const own = shown.filter(({ site }) => site.vertex === chosen.vertex);
  const rows = [...new Set([...shown.slice(0, SHOWN), ...own])];
  return (
    <dl className={css['rows']}>
      {rows.map(({ site, number }) => (
        <Row key={site.vertex} {...{ site, number }} own={site.vertex === chosen.vertex} />
      ))}
    </dl>
  );
};

const Reasons = ({ session, reasons }: { session: LessonSession; reasons: SiteGrades['reasons'] }) => {
  const first = useRef(session.snapshot());
  const feature = useFeature();
  const words = useWords(session.info, first.current);
  const [best, own] = [reasons.best, reasons.chosen].map((each) =>
    reasonTexts(feature, words, each).map(plainly).join(' '),
  );
  return (
    <>
      {best !== '' && <p>{t.site_why({ reasons: best ?? '' })}</p>}
      {own !== '' && <p>{t.site_why_yours({ reasons: own ?? '' })}</p>}
    </>
  );
};

export const Graded = ({ session, grades, isRunning }: Props) => (
  <div data-graded={isRunning ? 'running' : 'over'}>
    {isRunning && (
      <p className={css['stopped']}>
        <span>{t.site_running({ percent: percent(grades?.part ?? 0) })}</span>
        <progress value={grades?.part ?? 0} aria-hidden="true" />
      </p>
    )}
    <p role="status">{grades !== null && !isRunning && <b>{gradeText(grades)}</b>}</p>
    {grades !== null && <Rows {...grades} />}
    {grades !== null && !isRunning && <Reasons session={session} reasons={grades.reasons} />}
  </div>
);
