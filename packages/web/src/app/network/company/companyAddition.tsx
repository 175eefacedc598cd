/** What other people add to a table: the chat beside the log, the next game and the check of the dice at the end. */
import type { TableLine } from '../../../session/network/tableLine.js';
import type { Addition, PanelProps } from '../../../moves/feature.js';
import { useSettings } from '../../../session/settings.js';
import { Chat } from '../chat/Chat.js';
import { DiceCheck } from './DiceCheck.js';
import css from './company.module.css';
import { ChatIcon } from '../icons.js';
import { Rematch } from './Rematch.js';
import { useNews } from '../useWire.js';
import { n } from '../words/index.js';

export const companyAddition = (line: TableLine): Addition => {
  const ChatPanel = () => {
    const { table } = useNews(line);
    return table && <Chat line={line} table={table} />;
  };
  const Dice = ({ session }: PanelProps) => <DiceCheck session={session} line={line} />;
  /** The end screen covers the notices. */
  const Next = () => {
    const { table } = useNews(line);
    return (
      <p className={css['next']} aria-live="polite" data-rematch>
        {table !== null && table.rematch !== null && <Rematch table={table} rematch={table.rematch} />}
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
    endings: [Next, Dice],
  };
};
