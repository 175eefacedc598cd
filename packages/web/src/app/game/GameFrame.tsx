/** An open game with its header and, if wanted, its rules beside it. */
import type { ReactNode } from 'react';
import { games } from '../../features/index.js';
import { GameMenu } from '../../table/GameMenu.js';
import { Table } from '../../table/Table.js';
import { Coached } from './Coached.js';
import { type Opened, useWishes } from './useOpened.js';
import { WithRules } from './WithRules.js';

interface Props extends Opened {
  /** Before the game's own. */
  readonly menu?: ReactNode;
  /** Over the table. */
  readonly children?: ReactNode;
}

export const GameFrame = ({ session, feature, menu, children }: Props) => {
  const { game } = session.info.setup;
  useWishes(session);
  const whole = (
    <>
      {menu}
      <GameMenu session={session} feature={feature} />
    </>
  );
  return (
    <WithRules game={game} menu={whole}>
      {children}
      <Table session={session} feature={feature} entry={games[game]}>
        <Coached session={session} />
      </Table>
    </WithRules>
  );
};
