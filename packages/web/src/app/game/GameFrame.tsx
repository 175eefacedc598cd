/** An open game with its header and, if wanted, its rules beside it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { withWords } from '../../i18n/fetched.js';
import { games } from '../../features/index.js';
import { RulesContext } from '../../moves/context.js';
import { GameMenu } from '../../table/GameMenu.js';
import { Table } from '../../table/Table.js';
import { Header } from '../Header.js';
import { type Opened, useWishes } from './useOpened.js';

const RulesBeside = lazy(async () => ({
  default: (await withWords(import('../rules/RulesBeside.js'))).RulesBeside,
}));

interface Props extends Opened {
  /** Before the game's own. */
  readonly menu?: ReactNode;
  /** Over the table. */
  readonly children?: ReactNode;
}

export const GameFrame = ({ session, feature, menu, children }: Props) => {
  const { game } = session.info.setup;
  // an empty one: the rules are open, and no rule is looked for
  const [rule, setRule] = useState<string | null>(null);
  useWishes(session);
  return (
    <>
      <Header game={game} onRules={() => setRule(rule === null ? '' : null)}>
        {menu}
        <GameMenu session={session} feature={feature} />
      </Header>
      {children}
      <RulesContext value={setRule}>
        <Table session={session} feature={feature} entry={games[game]} />
      </RulesContext>
      <Suspense fallback={null}>
        {rule !== null && (
          <RulesBeside game={game} rule={rule} onRule={setRule} onClose={() => setRule(null)} />
        )}
      </Suspense>
    </>
  );
};
