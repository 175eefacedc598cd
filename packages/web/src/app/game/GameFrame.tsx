/** An open game with its header and, if wanted, its rules beside it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { games } from '../../features/index.js';
import { GameMenu } from '../../table/GameMenu.js';
import { Table } from '../../table/Table.js';
import { Header } from '../Header.js';
import { type Opened, useWishes } from './useOpened.js';

const RulesBeside = lazy(async () => ({ default: (await import('../rules/RulesBeside.js')).RulesBeside }));

interface Props extends Opened {
  /** Before the game's own. */
  readonly menu?: ReactNode;
  /** Over the table. */
  readonly children?: ReactNode;
}

export const GameFrame = ({ session, feature, menu, children }: Props) => {
  const { game } = session.info.setup;
  const [rules, setRules] = useState(false);
  useWishes(session);
  return (
    <>
      <Header game={game} onRules={() => setRules(!rules)}>
        {menu}
        <GameMenu session={session} feature={feature} />
      </Header>
      {children}
      <Table session={session} feature={feature} entry={games[game]} />
      <Suspense fallback={null}>
        {rules && <RulesBeside game={game} onClose={() => setRules(false)} />}
      </Suspense>
    </>
  );
};
