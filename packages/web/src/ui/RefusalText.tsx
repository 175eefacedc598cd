/** Why something cannot be done, and the rule to look up. */
import type { Refusal } from '@landnam/engine';
import { type MouseEvent, use } from 'react';
import { RulesContext, useFeature, useOpenTable } from '../moves/context.js';
import type { Feature, GameWords } from '../moves/feature.js';
import { m } from '../i18n/words/index.js';
import css from './RefusalText.module.css';
import { useWords } from './words.js';

/** Rules that every game shares are only on base's page. */
const pageOf = (game: string, rule: string): string => (rule.startsWith('B-') ? 'base' : game);

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

/** Unless another tab is asked for. */
const besides = (event: MouseEvent, lookUp: () => void): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  lookUp();
};

export const RefusalText = ({ game, refusal, calm }: Props) => {
  const [feature, { session }] = [useFeature(), useOpenTable()];
  const lookUp = use(RulesContext);
  const words = useWords(session.info, session.snapshot());
  return (
    <span className={css['refusal']} data-calm={calm || undefined}>
      {refusalWords(feature, words, refusal)}{' '}
      {/* beside the game, or in a tab of its own: the game stays as it is */}
      <a
        href={`/rules/${pageOf(game, refusal.rule)}#${refusal.rule}`}
        target="_blank"
        rel="noopener"
        onClick={(event) => lookUp !== null && besides(event, () => lookUp(refusal.rule))}
      >
        {m.rule_link({ rule: refusal.rule })}
      </a>
    </span>
  );
};
