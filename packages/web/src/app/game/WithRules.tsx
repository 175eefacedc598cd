/** A table under its header, with the rules of its game beside it where they are asked for. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { withWords } from '../../i18n/fetched.js';
import { RulesContext } from '../../moves/context.js';
import { Header } from '../Header.js';

const RulesBeside = lazy(async () => ({
  default: (await withWords(import('../rules/RulesBeside.js'))).RulesBeside,
}));

interface Props {
  readonly game: string;
  /** In the header. */
  readonly menu?: ReactNode;
  readonly children: ReactNode;
}

export const WithRules = ({ game, menu, children }: Props) => {
  // an empty one: the rules are open, and no rule is looked for
  const [rule, setRule] = useState<string | null>(null);
  return (
    <>
      <Header game={game} onRules={() => setRule(rule === null ? '' : null)}>
        {menu}
      </Header>
      <RulesContext value={setRule}>{children}</RulesContext>
      <Suspense fallback={null}>
        {rule !== null && (
          <RulesBeside game={game} rule={rule} onRule={setRule} onClose={() => setRule(null)} />
        )}
      </Suspense>
    </>
  );
};
