/** Why something cannot be done, and the rule to read it up. */
import type { Refusal } from '@landnam/engine';
import { useFeature } from '../moves/context.js';
import { m } from '../i18n/words/index.js';
import css from './RefusalText.module.css';

/** Rules that every game shares stand on base's page alone. */
const pageOf = (game: string, rule: string): string => (rule.startsWith('B-') ? 'base' : game);

export const RefusalText = ({ game, refusal }: { readonly game: string; readonly refusal: Refusal }) => (
  <span className={css['refusal']}>
    {useFeature().refusals[refusal.code]?.() ?? refusal.code}{' '}
    {/* a tab of its own: the game stays as it is */}
    <a href={`/rules/${pageOf(game, refusal.rule)}#${refusal.rule}`} target="_blank" rel="noopener">
      {m.rule_link({ rule: refusal.rule })}
    </a>
  </span>
);
