/** What company brings to a table: the chat beside the log, the check of the dice at the end. */
import type { TableLine } from '../../session/network/tableLine.js';
import type { Addition, PanelProps } from '../../moves/feature.js';
import { useSettings } from '../../session/settings.js';
import { Chat } from './Chat.js';
import { DiceCheck } from './DiceCheck.js';
import { ChatIcon } from './icons.js';
import { useNews } from './useWire.js';
import { n } from './words/index.js';

export const companyAddition = (line: TableLine): Addition => {
  const ChatPanel = () => {
    const { table } = useNews(line);
    return table && <Chat line={line} table={table} />;
  };
  const Dice = ({ session }: PanelProps) => <DiceCheck session={session} line={line} />;
  const unread = (): boolean => {
    const { chat, read } = line.news.getState();
    return useSettings.getState().chat && (chat.at(-1)?.number ?? 0) > read;
  };
  const chat = line.news.getState().table?.rules.chat === true;
  return {
    tabs: chat ? [{ id: 'chat', label: n.chat, Icon: ChatIcon, Panel: ChatPanel, calls: unread }] : [],
    endings: [Dice],
  };
};
