/** Starting sites on a random board: one is chosen, and played out beside those that look best. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Header } from '../Header.js';
import { Loading } from '../Loading.js';
import { type LessonSession, openLesson } from '../../session/lesson/lessonSession.js';
import { newSeed } from '../../session/seed.js';
import { useTraining } from '../../session/training/progress.js';
import { dealSite, siteScene } from '../../session/training/training.js';
import type { DealtSite, SiteGrades } from '../../session/training/types.js';
import { type Opened, useOpened } from '../game/useOpened.js';
import css from '../lessons/lessons.module.css';
import { TrainingFrame, WithOpened } from './Frame.js';
import { Graded } from './Graded.js';
import { t } from './words/index.js';

interface Grading {
  readonly grades: SiteGrades | null;
  readonly isRunning: boolean;
  readonly isUnable: boolean;
  readonly stop: () => void;
}

/** Begins as soon as a site is chosen. */
const useGrades = (session: LessonSession): Grading => {
  const [grades, setGrades] = useState<SiteGrades | null>(null);
  const [state, setState] = useState<'waiting' | 'running' | 'over' | 'unable'>('waiting');
  const { kind } = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.verdict,
  );
  useEffect(() => {
    if (kind !== 'done') return undefined;
    let gone = false;
    setState('running');
    const tell = (told: SiteGrades): void => void (gone || setGrades(told));
    const run = async (): Promise<void> => {
      const [chosen = ''] = await session.done();
      const isAble = await session.gradeSite(chosen, tell);
      if (!gone) setState(isAble ? 'over' : 'unable');
    };
    void run();
    return () => {
      gone = true;
      void session.stopGrading();
    };
  }, [session, kind]);
  const stop = (): void => void session.stopGrading();
  return { grades, isRunning: state === 'running', isUnable: state === 'unable', stop };
};

/** Once it is over it counts, stopped or not. */
const useKept = ({ grades, isRunning }: Grading): void => {
  const isOver = grades !== null && !isRunning;
  const lost = grades === null ? 0 : (grades.sites[0]?.won ?? 0) - grades.chosen.won;
  useEffect(() => {
    if (isOver) useTraining.getState().settled(lost);
  }, [isOver]);
};

interface AtBoardProps extends Opened<LessonSession> {
  readonly game: string;
  readonly onOther: () => void;
}

const AtBoard = ({ game, session, feature, onOther }: AtBoardProps) => {
  const grading = useGrades(session);
  useKept(grading);
  const { grades, isRunning, isUnable, stop } = grading;
  const best = grades?.sites.slice(0, 3).map(({ vertex }) => `v${vertex}`) ?? [];
  return (
    <TrainingFrame
      {...{ game, session, feature }}
      name={`sites ${game}`}
      heading={t.sites()}
      places={best}
      buttons={
        <>
          {isRunning && (
            <button type="button" className="button quiet" data-stop onClick={stop}>
              {t.site_stop()}
            </button>
          )}
          <button type="button" className="button primary" data-next onClick={onOther}>
            {t.site_other()}
          </button>
        </>
      }
    >
      {grades === null && !isRunning && <p className={css['task']}>{t.site_task()}</p>}
      {isUnable && <p role="status">{t.site_unable()}</p>}
      {(grades !== null || isRunning) && <Graded {...{ session, grades, isRunning }} />}
    </TrainingFrame>
  );
};

const useDealt = (game: string, seed: string): DealtSite | null | undefined => {
  const [dealt, setDealt] = useState<{ readonly seed: string; readonly site: DealtSite | null }>();
  useEffect(() => {
    let gone = false;
    void dealSite(game, seed).then((site) => !gone && setDealt({ seed, site }));
    return () => {
      gone = true;
    };
  }, [game, seed]);
  return dealt?.seed === seed ? dealt.site : undefined;
};

const Board = ({ game, site, onOther }: Pick<AtBoardProps, 'game' | 'onOther'> & { site: DealtSite }) => {
  const open = useCallback(() => openLesson(siteScene(site, t.you())), [site]);
  const result = useOpened(open);
  return (
    <WithOpened game={game} result={result}>
      {(opened) => <AtBoard {...{ game, onOther }} {...opened} />}
    </WithOpened>
  );
};

export const SitesPage = ({ game }: { readonly game: string }) => {
  const [seed, setSeed] = useState(newSeed);
  const site = useDealt(game, seed);
  if (site) return <Board key={seed} game={game} site={site} onOther={() => setSeed(newSeed())} />;
  return (
    <>
      <Header game={game} />
      {site === undefined ? (
        <Loading />
      ) : (
        <main className="sheet" id="content">
          <p role="alert">{t.site_unable()}</p>
        </main>
      )}
    </>
  );
};
