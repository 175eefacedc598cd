/** A rule to look up: beside the game, or in a tab of its own. The game stays as it is. */
import { type MouseEvent, type ReactNode, use } from 'react';
import { RulesContext } from '../moves/context.js';

/** Rules that every game shares are only on base's page. */
const pageOf = (game: string, rule: string): string => (rule.startsWith('B-') ? 'base' : game);

/** Unless another tab is asked for. */
const besides = (event: MouseEvent, lookUp: () => void): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  lookUp();
};

interface Props {
  readonly game: string;
  readonly rule: string;
  readonly className?: string | undefined;
  /** What a voice says instead. */
  readonly label?: string;
  readonly children: ReactNode;
}

export const RuleLink = ({ game, rule, className, label, children }: Props) => {
  const lookUp = use(RulesContext);
  return (
    <a
      className={className}
      href={`/rules/${pageOf(game, rule)}#${rule}`}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={(event) => lookUp !== null && besides(event, () => lookUp(rule))}
    >
      {children}
    </a>
  );
};
