/** A table with what is asked beside it: as lessons have it. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { games } from '../../features/index.js';
import { FeatureContext } from '../../moves/context.js';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import { m } from '../../i18n/words/index.js';
import { Table } from '../../table/Table.js';
import { Trouble } from '../../ui/Trouble.js';
import { WithRules } from '../game/WithRules.js';
import type { Opened, useOpened } from '../game/useOpened.js';
import { PlaceRings } from '../lessons/LessonMarks.js';
import css from '../lessons/lessons.module.css';
import '../beside.css';
import { Loading } from '../Loading.js';
import { t } from './words/index.js';

/** Where there is little room the sign alone is seen. */
export const Sign = ({ sign, label }: { readonly sign: string; readonly label: string }) => (
  <>
    <span className={css['sign']} aria-hidden="true">
      {sign}
    </span>
    <span className={css['label']}>{label}</span>
  </>
);

interface FrameProps extends Opened<LessonSession> {
  readonly game: string;
  readonly name: string;
  readonly heading: string;
  readonly buttons: ReactNode;
  readonly places: readonly string[];
  readonly children: ReactNode;
}

export const TrainingFrame = ({ session, feature, ...shown }: FrameProps) => {
  const { game, name, heading, buttons, places, children } = shown;
  return (
    <div className={css['lesson']} data-training={name} data-beside>
      <section className={css['teacher']} data-part="teacher" aria-label={t.title()}>
        <div className={css['placed']}>
          <small>{games[game]?.name()}</small>
          <Link href="/train" className="button quiet" data-leave>
            <Sign sign="×" label={t.leave()} />
          </Link>
        </div>
        <div className={css['said']} tabIndex={-1}>
          <h2>{heading}</h2>
          <FeatureContext value={feature}>{children}</FeatureContext>
        </div>
        <div className={css['ways']}>{buttons}</div>
      </section>
      <Table session={session} feature={feature} entry={games[game]}>
        <PlaceRings places={places} />
      </Table>
    </div>
  );
};

interface OpenedProps {
  readonly game: string;
  readonly result: ReturnType<typeof useOpened<LessonSession>>;
  readonly children: (opened: Opened<LessonSession>) => ReactNode;
}

export const WithOpened = ({ game, result, children }: OpenedProps) => (
  <WithRules game={game}>
    {result?.ok && children(result.value)}
    {result === undefined && <Loading />}
    {result?.ok === false && (
      <main className="sheet" id="content" role="alert">
        <Trouble head={m.game_unopened()} problem={result.error} />
        <Link className="button" href="/train">
          {t.leave()}
        </Link>
      </main>
    )}
  </WithRules>
);
