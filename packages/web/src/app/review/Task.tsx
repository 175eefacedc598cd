/** One decision tried again: what to do is chosen by its kind, where on the board or in a list. */
import type { Action } from '@landnam/engine';
import { useMemo, useState } from 'react';
import { BoardView } from '../../board/BoardView.js';
import { useFeature, useOpenTable } from '../../moves/context.js';
import type { Lookback } from '../../session/lookback/lookback.js';
import type { TriedIdea } from '../../session/lookback/types.js';
import type { ActionType, LegalAction } from '../../session/types.js';
import { actionText, placesOf } from '../../table/hint/actionText.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import { Hands } from '../replay/Hands.js';
import { Better } from './Better.js';
import { points } from './figures.js';
import css from './review.module.css';
import type { AskedChoice } from './useExercise.js';
import { t } from './words/index.js';

/** A choice that loses at most this much more than the best passes. */
const PASSES = 0.02;

interface Props {
  readonly lookback: Lookback;
  readonly asked: AskedChoice;
  readonly onTried: (hasPassed: boolean) => void;
}

const hasPassed = ({ loss }: TriedIdea): boolean => loss <= PASSES;

const verdict = (idea: TriedIdea): string =>
  hasPassed(idea)
    ? t.passed({ points: points(-Math.max(0, idea.loss)) })
    : t.failed({ points: points(-idea.loss) });

const kindsIn = (actions: readonly LegalAction[]): readonly ActionType[] => [
  ...new Set(actions.map(({ action }) => action.type)),
];

interface ListProps {
  readonly actions: readonly LegalAction[];
  readonly picked: LegalAction | undefined;
  readonly say: (action: Action) => string;
  readonly onPick: (legal: LegalAction | undefined) => void;
}

const Kinds = ({ actions, picked, onPick }: Omit<ListProps, 'say'>) => {
  const feature = useFeature();
  return (
    <div className="choice" role="group" aria-label={t.your_choice()}>
      {kindsIn(actions).map((type) => (
        <button
          key={type}
          type="button"
          className="button quiet"
          aria-pressed={picked?.action.type === type}
          onClick={() => onPick(actions.find(({ action }) => action.type === type))}
        >
          {feature.actions[type]?.name() ?? type}
        </button>
      ))}
    </div>
  );
};

/** Of one kind. */
const Ways = ({ actions, picked, say, onPick }: ListProps) => (
  <label>
    {t.which_way()}
    <select
      value={picked?.packed}
      onChange={(event) => onPick(actions.find(({ packed }) => packed === Number(event.target.value)))}
    >
      {actions.map(({ packed, action }) => (
        <option key={packed} value={packed}>
          {say(action)}
        </option>
      ))}
    </select>
  </label>
);

const Picture = ({ lookback, asked, picked, onPick }: Omit<ListProps, 'actions' | 'say'> & Props) => {
  const { session } = useOpenTable();
  const feature = useFeature();
  const { info } = lookback.outline;
  const { snapshot } = asked;
  return (
    <div className={css['picture']}>
      <BoardView
        info={info}
        session={session}
        snapshot={snapshot}
        still
        armed={picked?.action.type ?? null}
        marked={picked ? placesOf(feature, info, snapshot, picked.action) : []}
        onChoose={({ legal }) => onPick(legal)}
      />
    </div>
  );
};

/** What was tried, and what came of it: null where it cannot be weighed. */
const useAttempt = ({ lookback, asked: { choice }, onTried }: Props) => {
  const [tried, setTried] = useState<TriedIdea | null>();
  const attempt = async (action: Action): Promise<void> => {
    const found = await lookback.weigh(choice.ply, action);
    setTried(found);
    if (found !== null) onTried(hasPassed(found));
  };
  return { tried, attempt, forget: () => setTried(undefined) };
};

export const Task = (props: Props) => {
  const { lookback, asked } = props;
  const { choice, snapshot, actions } = asked;
  const { info } = lookback.outline;
  const feature = useFeature();
  const words = useWords(info, snapshot);
  const [picked, setPicked] = useState<LegalAction>();
  const [isShown, setShown] = useState(false);
  const { tried, attempt, forget } = useAttempt(props);
  const say = (action: Action): string => plainly(actionText(feature, words, snapshot, action));
  const ofKind = useMemo(
    () => actions.filter(({ action }) => action.type === picked?.action.type),
    [actions, picked],
  );
  const pick = (legal: LegalAction | undefined): void => {
    setPicked(legal);
    forget();
  };
  return (
    <div className={css['task']}>
      <Picture {...props} picked={picked} onPick={pick} />
      <Hands info={info} snapshot={snapshot} isOpen={false} />
      <Kinds actions={actions} picked={picked} onPick={pick} />
      {ofKind.length > 1 && <Ways actions={ofKind} picked={picked} say={say} onPick={pick} />}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={picked === undefined}
          onClick={() => picked && void attempt(picked.action)}
        >
          {t.attempt()}
        </button>
        <button type="button" className="button quiet" onClick={() => setShown(true)}>
          {t.reveal()}
        </button>
      </div>
      <p role="status">
        {tried === null && t.not_weighed()}
        {tried && verdict(tried)}
      </p>
      {(isShown || (tried && hasPassed(tried))) && (
        <div className={css['answer']}>
          <Better info={info} snapshot={snapshot} choice={choice} />
        </div>
      )}
    </div>
  );
};
