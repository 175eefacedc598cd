/** An open game with its header and, if wanted, its rules beside it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { withWords } from '../../i18n/fetched.js';
import { entryOf, ruledBy } from '../../features/index.js';
import { hasPlayed } from '../../session/learned.js';
import { GameMenu } from '../../table/GameMenu.js';
import { Table } from '../../table/Table.js';
import { type Opened, useWishes } from './useOpened.js';
import { WithRules } from './WithRules.js';

const Coached = lazy(async () => ({ default: (await withWords(import('./Coached.js'))).Coached }));

interface Props extends Opened {
  /** Before the game's own. */
  readonly menu?: ReactNode;
  /** Over the table. */
  readonly children?: ReactNode;
}

export const GameFrame = ({ session, feature, menu, children }: Props) => {
  const [isNew] = useState(() => !hasPlayed());
  useWishes(session);
  const whole = (
    <>
      {menu}
      <GameMenu session={session} feature={feature} />
    </>
  );
  return (
    <WithRules game={ruledBy(session.info)} menu={whole}>
      {children}
      <Table session={session} feature={feature} entry={entryOf(session.info)}>
        <Suspense>{isNew && <Coached session={session} />}</Suspense>
      </Table>
    </WithRules>
  );
};
