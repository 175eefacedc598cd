/** What would have been best, what second, and what one's own answer was worth, with the reasons. */
import type { Action } from '@landnam/engine';
import { useEffect, useState } from 'react';
import { useFeature } from '../../moves/context.js';
import type { LessonSession } from '../../session/lesson/lessonSession.js';
import type { Puzzle } from '../../session/training/types.js';
import { actionText } from '../../table/hint/actionText.js';
import { reasonTexts } from '../../table/hint/reasonTexts.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import css from './training.module.css';
import type { Tried } from './useTried.js';
import { t } from './words/index.js';

interface Props {
  readonly session: LessonSession;
  readonly puzzle: Puzzle;
  readonly tried: Tried;
}

interface AnswerRow {
  readonly name: string;
  readonly actions: readonly Action[];
  readonly chance: number | null;
}

const rowsOf = async ({ session, puzzle, tried }: Props): Promise<readonly AnswerRow[]> => {
  const [second] = puzzle.others;
  const lines = [
    { name: t.best(), ...puzzle.best },
    ...(second ? [{ name: t.second(), ...second }] : []),
    ...(tried.own ? [{ name: t.yours(), ...tried.own }] : []),
  ];
  return Promise.all(
    lines.map(async ({ name, actions, chance }) => ({ name, chance, actions: await session.read(actions) })),
  );
};

const useRows = (props: Props): readonly AnswerRow[] => {
  const { session, puzzle, tried } = props;
  const [rows, setRows] = useState<readonly AnswerRow[]>([]);
  useEffect(() => {
    let gone = false;
    void rowsOf({ session, puzzle, tried }).then((found) => !gone && setRows(found));
    return () => {
      gone = true;
    };
  }, [session, puzzle, tried.kind]);
  return rows;
};

const HEADS = { open: t.given_up, right: t.right, asGood: t.as_good, missed: t.wrong };

const percent = (chance: number | null): string =>
  chance === null ? t.unknown() : t.percent({ count: Math.round(100 * chance) });

export const Answer = (props: Props) => {
  const { session, puzzle, tried } = props;
  const feature = useFeature();
  const words = useWords(session.info, tried.snapshot);
  const rows = useRows(props);
  const say = (action: Action): string => plainly(actionText(feature, words, tried.snapshot, action));
  const why = (of: 'best' | 'second'): string =>
    reasonTexts(feature, words, puzzle.reasons[of]).map(plainly).join(' ');
  return (
    <>
      <p>
        <b>{HEADS[tried.kind]()}</b>
      </p>
      <dl className={css['rows']} aria-label={t.chance()}>
        {rows.map(({ name, actions, chance }) => (
          <div key={name} style={{ display: 'contents' }} data-answer={name}>
            <dt>
              <b>{name}</b>: {actions.length === 0 ? t.end() : actions.map(say).join(' → ')}
            </dt>
            <dd>{percent(chance)}</dd>
          </div>
        ))}
      </dl>
      {why('best') !== '' && <p>{t.why_best({ reasons: why('best') })}</p>}
      {why('second') !== '' && <p>{t.why_second({ reasons: why('second') })}</p>}
      <p>
        <small>{t.source()}</small>
      </p>
    </>
  );
};
