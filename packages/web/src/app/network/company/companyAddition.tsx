/** What other people add to a table: the chat beside the log, the next game and the check of the dice at the end. */
import { lazy, Suspense } from 'react';
import type { TableLine } from '../../../session/network/tableLine.js';
import type { Addition, PanelProps } from '../../../moves/feature.js';
import { useSettings } from '../../../session/settings.js';
import { Chat } from '../chat/Chat.js';
import css from './company.module.css';
import { ChatIcon } from '../icons.js';
import { Rematch } from './Rematch.js';
import { useNews } from '../useWire.js';
import { LookTogether, mayLookBack } from '../together/LookTogether.js';
import { n } from '../words/index.js';

/** Fetched with the end of a game. */
const DiceCheck = lazy(async () => ({ default: (await import('./DiceCheck.js')).DiceCheck }));

export const companyAddition = (line: TableLine): Addition => {
  const ChatPanel = () => {
    const { table } = useNews(line);
    return table && <Chat line={line} table={table} />;
  };
  const Dice = ({ session }: PanelProps) => (
    <Suspense fallback={null}>
      <DiceCheck session={session} line={line} />
    </Suspense>
  );
  /** The end screen covers the notices. */
  const Next = () => {
    const { table } = useNews(line);
    return (
      <p className={css['next']} aria-live="polite" data-rematch>
        {table !== null && table.rematch !== null && <Rematch table={table} rematch={table.rematch} />}
      </p>
    );
  };
  const Look = () => {
    const { table } = useNews(line);
    return (
      <p className={css['next']} aria-live="polite">
        {table !== null && mayLookBack(table) && <LookTogether table={table} />}
      </p>
    );
  };
  const unread = (): boolean => {
    const { chat, read } = line.news.getState();
    return useSettings.getState().chat && (chat.at(-1)?.number ?? 0) > read;
  };
  const chat = line.news.getState().table?.rules.chat === true;
  return {
    tabs: chat ? [{ id: 'chat', label: n.chat, Icon: ChatIcon, Panel: ChatPanel, calls: unread }] : [],
    endings: [Next, Look, Dice],
  };
};
