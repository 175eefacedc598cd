/** Beside the table: what a step is about, what to do, and what became of it. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { LessonStep, Sentence } from '../../moves/lesson.js';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import { isMeant, type LessonVerdict } from '../../session/lesson/scene.js';
import { RuleLink } from '../../ui/RuleLink.js';
import css from './lessons.module.css';
import { t } from './words/index.js';

interface Props {
  readonly game: string;
  readonly session: LessonSession;
  readonly step: LessonStep;
  readonly number: number;
  readonly steps: number;
  readonly onGo: (number: number) => void;
  readonly onAgain: () => void;
}

const Sentences = ({ game, said }: { readonly game: string; readonly said: readonly Sentence[] }) =>
  said.map(({ text, rule }) => (
    <p key={text()} data-says={rule}>
      {text()}{' '}
      {rule && (
        <RuleLink className={css['rule']} game={game} rule={rule} label={t.rule({ rule })}>
          {t.rule({ rule })}
        </RuleLink>
      )}
    </p>
  ));

const replyTo = ({ replies = [] }: LessonStep, action: string): string =>
  (replies.find(({ to }) => isMeant(to, action))?.text ?? t.other)();

const Answer = ({
  game,
  step,
  verdict,
}: Pick<Props, 'game' | 'step'> & { readonly verdict: LessonVerdict }) => (
  <div role="status" data-verdict={verdict.kind}>
    {verdict.kind === 'wrong' && <p className={css['wrong']}>{replyTo(step, verdict.action)}</p>}
    {verdict.kind === 'done' && (
      <div className={css['well']}>
        <p>
          <b>{t.well()}</b>
        </p>
        <Sentences game={game} said={step.done ?? []} />
      </div>
    )}
  </div>
);

/** By keyboard the way on is where the focus is. */
const useWayOn = (verdict: LessonVerdict, number: number) => {
  const [next, head] = [useRef<HTMLButtonElement>(null), useRef<HTMLHeadingElement>(null)];
  useEffect(() => {
    if (verdict.kind === 'done') next.current?.focus();
  }, [verdict]);
  useEffect(() => head.current?.focus({ preventScroll: true }), [number]);
  return { next, head };
};

/** Where there is little room the sign alone is seen. */
const Sign = ({ sign, label }: { readonly sign: string; readonly label: string }) => (
  <>
    <span className={css['sign']} aria-hidden="true">
      {sign}
    </span>
    <span className={css['label']}>{label}</span>
  </>
);

const Ways = ({ session, step, number, verdict, next, onGo, onAgain }: Props & WayProps) => {
  const isThrough = step.wish === undefined || verdict.kind === 'done';
  return (
    <div className={css['ways']}>
      {number > 0 && (
        <button type="button" className="button quiet" data-back onClick={() => onGo(number - 1)}>
          <Sign sign="‹" label={t.back()} />
        </button>
      )}
      {session.isMoved && (
        <button type="button" className="button quiet" data-again onClick={onAgain}>
          <Sign sign="↻" label={t.again()} />
        </button>
      )}
      <button
        ref={next}
        type="button"
        className={isThrough ? 'button primary' : 'button quiet'}
        data-on={isThrough ? 'next' : 'skip'}
        onClick={() => onGo(number + 1)}
      >
        {isThrough ? t.next() : t.skip()}
      </button>
    </div>
  );
};
interface WayProps {
  readonly verdict: LessonVerdict;
  readonly next: React.RefObject<HTMLButtonElement | null>;
}

const Place = ({ number, steps }: Pick<Props, 'number' | 'steps'>) => (
  <div className={css['placed']}>
    <small>
      <span className={css['label']}>{t.place({ step: number + 1, steps })}</span>
      <span className={css['sign']} aria-hidden="true">
        {number + 1}/{steps}
      </span>
    </small>
    <Link href="/learn" className="button quiet" data-leave>
      <Sign sign="×" label={t.leave()} />
    </Link>
    <progress value={number + 1} max={steps} aria-hidden="true" />
  </div>
);

export const Teacher = (props: Props) => {
  const { game, session, step, number } = props;
  const verdict = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.verdict,
  );
  const { next, head } = useWayOn(verdict, number);
  const isDone = verdict.kind === 'done';
  return (
    <section className={css['teacher']} data-part="teacher" data-step={step.id} aria-label={t.title()}>
      <Place {...props} />
      <div className={css['said']} tabIndex={-1}>
        <h2 ref={head} tabIndex={-1}>
          {step.title()}
        </h2>
        {!isDone && <Sentences game={game} said={step.say} />}
        {!isDone && step.task && (
          <p className={css['task']} data-task>
            {step.task()}
          </p>
        )}
        <Answer game={game} step={step} verdict={verdict} />
      </div>
      <Ways {...props} verdict={verdict} next={next} />
    </section>
  );
};
