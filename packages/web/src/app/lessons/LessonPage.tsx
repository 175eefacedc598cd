/** One step of a lesson: the table itself, and beside it what the step is about. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import type { Lesson, LessonStep } from '../../moves/lesson.js';
import { useLearned } from '../../session/learned.js';
import { type LessonSession, openLesson } from '../../session/lesson/lessonSession.js';
import type { LessonScene } from '../../session/lesson/scene.js';
import { PACES, useSettings } from '../../session/settings.js';
import { Table } from '../../table/Table.js';
import { Trouble } from '../../ui/Trouble.js';
import { Header } from '../Header.js';
import { WithRules } from '../game/WithRules.js';
import { Loading } from '../Loading.js';
import { type Opened, useOpened } from '../game/useOpened.js';
import { addressOf, END, type LessonAddress, readAddress, sceneOf, stepAt } from './address.js';
import { LessonEnd } from './LessonEnd.js';
import { LessonMarks } from './LessonMarks.js';
import { lessonOf } from './lessons.js';
import css from './lessons.module.css';
import '../beside.css';
import { Teacher } from './Teacher.js';
import { t } from './words/index.js';

interface LearningProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly number: number;
}

/** Every step that is reached is where the learner comes back to. */
const useWay = (game: string, { steps }: Lesson, number: number): ((to: number) => void) => {
  const [, navigate] = useLocation();
  const id = steps[number]?.id;
  useEffect(() => {
    if (id !== undefined) useLearned.getState().reach(game, id);
  }, [game, id]);
  return (to) => navigate(addressOf(game, steps[to]?.id ?? END));
};

/** Nothing of the player's own is pointed at: neither cards nor tools nor what a tab opens. */
const isOfBoard = ({ parts = [] }: LessonStep): boolean =>
  parts.every((part) => /^(?:primary|way|panel|part)=/.test(part));

interface AtTableProps extends LearningProps, Opened<LessonSession> {
  readonly scene: LessonScene;
}

const AtTable = ({ game, lesson, number, scene, session, feature }: AtTableProps) => {
  const step = lesson.steps[number]!;
  const pace = useSettings((state) => PACES[state.pace]);
  const verdict = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.verdict,
  );
  const go = useWay(game, lesson, number);
  useEffect(() => void session.show(scene), [session, scene]);
  useEffect(() => void session.setPace(pace), [session, pace]);
  return (
    <div className={css['lesson']} data-beside data-taught data-board-alone={isOfBoard(step) || undefined}>
      <Teacher
        key={step.id}
        {...{ game, session, step, number }}
        steps={lesson.steps.length}
        onGo={go}
        onAgain={() => void session.show({ ...scene })}
      />
      <Table session={session} feature={feature} entry={games[game]}>
        <LessonMarks step={step} quiet={verdict.kind === 'done'} />
      </Table>
    </div>
  );
};

const Learning = (props: LearningProps) => {
  const { game, lesson, number } = props;
  const scenes = useMemo(() => lesson.steps.map((step) => sceneOf(lesson, step)), [lesson]);
  const [first] = useState(number);
  const open = useCallback(() => openLesson(scenes[first]!), [scenes, first]);
  const result = useOpened(open);
  return (
    <WithRules game={game}>
      {result?.ok && <AtTable {...props} {...result.value} scene={scenes[number]!} />}
      {result === undefined && <Loading />}
      {result?.ok === false && (
        <main className="sheet" id="content" role="alert">
          <Trouble head={m.game_unopened()} problem={result.error} />
          <Link className="button" href="/learn">
            {t.leave()}
          </Link>
        </main>
      )}
    </WithRules>
  );
};

const useLesson = (game: string): Lesson | null | undefined => {
  const [lesson, setLesson] = useState<Lesson | null>();
  useEffect(() => {
    let gone = false;
    void lessonOf(game)
      .catch(() => null)
      .then((found) => !gone && setLesson(found));
    return () => {
      gone = true;
    };
  }, [game]);
  return lesson;
};

const Found = ({ address }: { readonly address: LessonAddress }) => {
  const lesson = useLesson(address.game);
  if (!lesson)
    return (
      <>
        <Header />
        {lesson === undefined ? <Loading /> : <Missing />}
      </>
    );
  const number = stepAt(lesson, address);
  if (number >= lesson.steps.length) return <LessonEnd game={address.game} lesson={lesson} />;
  return <Learning game={address.game} lesson={lesson} number={number} />;
};

const Missing = () => (
  <main className="sheet" id="content">
    <p>{t.missing()}</p>
    <Link className="button" href="/learn">
      {t.title()}
    </Link>
  </main>
);

export const LessonPage = ({ path }: { readonly path: string }) => {
  const address = readAddress(path);
  if (address !== undefined) return <Found key={address.game} address={address} />;
  return (
    <>
      <Header />
      <Missing />
    </>
  );
};
