/** The best actions, as far as they are known: press one to try it. */
import { useEffect, useState } from 'react';
import { useFeature } from '../../moves/context.js';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { ToldAnalysis, WeighedMove } from '../../session/analysis/types.js';
import type { Snapshot } from '../../session/types.js';
import { shortText } from '../../table/hint/actionText.js';
import { HintMark } from '../../table/hint/HintMark.js';
import { reasonTexts } from '../../table/hint/reasonTexts.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import css from './analysis.module.css';
import { sayAction } from './said.js';
import { t } from './words/index.js';

interface Props {
  readonly session: AnalysisSession;
  readonly snapshot: Snapshot;
  readonly root: HTMLElement | null;
}

const MOST_REASONS = 4;
const FEW = 0.0995;
const percentOf = (part: number): string => String(Math.round(100 * part));
/** Tenths matter where there is little. */
const pointsOf = (part: number): string => (part < FEW ? (100 * part).toFixed(1) : percentOf(part));

const Chance = ({ move: { chance, within } }: { readonly move: WeighedMove }) => {
  if (chance === null) return null;
  const percent = pointsOf(chance);
  const spread = within === null ? null : (100 * within).toFixed(chance < FEW ? 1 : 0);
  const about = spread === null ? t.chance_about({ percent }) : t.chance_within({ percent, within: spread });
  return (
    <span className={css['chance']} title={about} data-chance={percent}>
      <span aria-hidden="true">
        {t.chance({ percent })} {spread !== null && <small>{t.within({ percent: spread })}</small>}
      </span>
      <span className="hidden">{about}</span>
    </span>
  );
};

/** Below noise nothing is said but that. */
const Lag = ({
  move: { loss, within },
  isFirst,
}: {
  readonly move: WeighedMove;
  readonly isFirst: boolean;
}) => {
  if (isFirst || within === null) return null;
  if (loss === null) return <small>{t.even()}</small>;
  const points = pointsOf(loss);
  return (
    <small title={t.less_about({ points })}>
      <span aria-hidden="true">{t.less({ points })}</span>
      <span className="hidden">{t.less_about({ points })}</span>
    </small>
  );
};

const Reasons = ({ session, snapshot, move }: Props & { readonly move: WeighedMove }) => {
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  const texts = reasonTexts(feature, words, move.reasons).slice(0, MOST_REASONS).map(plainly);
  const follows = move.follows.map((action) => plainly(shortText(feature, words, action)));
  if (texts.length + follows.length === 0) return null;
  return (
    <ul className={css['reasons']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
      {follows.length > 0 && <li>{t.follows({ actions: words.list(follows) })}</li>}
    </ul>
  );
};

interface RowProps extends Props {
  readonly move: WeighedMove;
  readonly isFirst: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

const Row = ({ isFirst, isShown, onShow, ...props }: RowProps) => {
  const { session, snapshot, move } = props;
  const speech = { feature: useFeature(), words: useWords(session.info, snapshot), snapshot };
  const text = sayAction(speech, move.action);
  return (
    <li data-best={isFirst || undefined} onPointerEnter={onShow} onFocus={onShow}>
      <button
        type="button"
        className={css['try']}
        title={t.try()}
        data-try
        onClick={() => void session.act([move.action])}
      >
        <span>{text}</span>
        <Chance move={move} />
        <Lag move={move} isFirst={isFirst} />
      </button>
      {isShown && <Reasons {...props} />}
    </li>
  );
};

const keyOf = ({ action }: WeighedMove): string => JSON.stringify(action);

const Found = (props: Props & { readonly analysis: ToldAnalysis }) => {
  const { analysis, root, session, snapshot } = props;
  // never folded again: what stands below would move away from whoever points at it
  const [shown, setShown] = useState<readonly string[]>([]);
  const [best] = analysis.moves;
  const looked = analysis.moves.find((move) => keyOf(move) === shown.at(-1)) ?? best;
  const show = (key: string): void => setShown((before) => [...before.filter((each) => each !== key), key]);
  if (best === undefined || looked === undefined) return <p>{t.nothing()}</p>;
  return (
    <>
      {best.chance === null && <p>{t.unlearned()}</p>}
      <ol className={css['best']}>
        {analysis.moves.map((move) => (
          <Row
            key={keyOf(move)}
            {...props}
            move={move}
            isFirst={move === best}
            isShown={move === best || shown.includes(keyOf(move))}
            onShow={() => show(keyOf(move))}
          />
        ))}
      </ol>
      {root && <HintMark session={session} snapshot={snapshot} action={looked.action} root={root} />}
    </>
  );
};

/** Another position is another question; what was being worked out for the last one is dropped. */
const useAnalysing = (session: AnalysisSession, isOn: boolean, at: number): void => {
  useEffect(() => {
    if (isOn) void session.analyse();
    else session.stop();
  }, [session, isOn, at]);
};

export const Best = (props: Props) => {
  const { session } = props;
  const [isOn, setOn] = useState(true);
  const { analysis, tree } = session;
  useAnalysing(session, isOn, tree.at);
  const isBusy = isOn && (analysis === null || analysis.done < 1);
  return (
    <section className={css['part']} aria-label={t.best()} data-part="best" data-done={!isBusy || undefined}>
      <header>
        <h2>{t.best()}</h2>
        {isBusy && <progress value={analysis?.done ?? 0} aria-label={t.working()} />}
        <button
          type="button"
          className="button quiet"
          data-analyse
          aria-pressed={isOn}
          onClick={() => setOn(!isOn)}
        >
          {isOn ? t.stop() : t.analyse()}
        </button>
      </header>
      {analysis === null ? (
        isOn && <p>{t.thinking()}</p>
      ) : (
        <Found key={tree.at} {...props} analysis={analysis} />
      )}
    </section>
  );
};
