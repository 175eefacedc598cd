/** Why something cannot be done, and the rule to look up. */
import type { Refusal } from '@landnam/engine';
import { useFeature, useOpenTable } from '../moves/context.js';
import type { Feature, GameWords } from '../moves/feature.js';
import { m } from '../i18n/words/index.js';
import css from './RefusalText.module.css';
import { RuleLink } from './RuleLink.js';
import { useWords } from './words.js';

/** Where cards are missing it says which. */
export const refusalWords = (
  { refusals }: Pick<Feature, 'refusals'>,
  { goods }: Pick<GameWords, 'goods'>,
  { code, lacks = [] }: Refusal,
): string => {
  const count = lacks.reduce((sum, each) => sum + each, 0);
  return count > 0 ? m.lacks({ goods: goods(lacks), count }) : (refusals[code]?.() ?? code);
};

interface Props {
  readonly game: string;
  readonly refusal: Refusal;
  /** Nobody tried anything: it merely is not the time. */
  readonly calm?: boolean;
}

export const RefusalText = ({ game, refusal, calm }: Props) => {
  const [feature, { session }] = [useFeature(), useOpenTable()];
  const words = useWords(session.info, session.snapshot());
  return (
    <span className={css['refusal']} data-calm={calm || undefined}>
      {refusalWords(feature, words, refusal)}{' '}
      <RuleLink game={game} rule={refusal.rule}>
        {m.rule_link({ rule: refusal.rule })}
      </RuleLink>
    </span>
  );
};
