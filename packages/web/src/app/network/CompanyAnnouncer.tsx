/** Read aloud: who came, went, is played for by a bot; what was said while the chat is not on the screen; the own turn. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableLine, TableNews } from '../../session/network/tableLine.js';
import { seatTitle } from './names.js';
import { n } from './words/index.js';

const changeOf = (before: SeatTold, now: SeatTold, name: string): string => {
  if (now.resigned && !before.resigned) return n.resigned({ name });
  if (now.away && !before.away) return n.bot_plays({ name });
  if (!now.away && before.away) return n.back_seat({ name });
  if (now.kind !== 'person') return '';
  if (!now.present && before.present) return n.went({ name });
  return now.present && !before.present ? n.came({ name }) : '';
};

/** In words what is different; nothing of oneself. */
export const changesOf = (before: TableTold, now: TableTold): readonly string[] =>
  now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (was === undefined || i === now.you) return [];
    return changeOf(was, seat, seatTitle(seat, i)) || [];
  });

const saidSince = ({ chat }: TableNews, before: TableNews): readonly string[] => {
  // the list on the screen is read by itself
  if (document.querySelector('[data-chat]') !== null) return [];
  return chat.slice(before.chat.length).map(({ name, text }) => n.chat_line({ name, text }));
};

const newsOf = (now: TableNews, before: TableNews): readonly string[] => [
  ...(now.table !== null && before.table !== null && now.table !== before.table
    ? changesOf(before.table, now.table)
    : []),
  ...saidSince(now, before),
  ...(now.line === 'open' && before.line === 'lost' ? [n.back()] : []),
];

export const CompanyAnnouncer = ({
  line,
  myTurn,
}: {
  readonly line: TableLine;
  readonly myTurn: boolean;
}) => {
  const [told, setTold] = useState('');
  const was = useRef(false);
  useEffect(
    () =>
      line.news.subscribe((now, before) => {
        const news = newsOf(now, before);
        if (news.length > 0) setTold(news.join(' '));
      }),
    [line],
  );
  useEffect(() => {
    if (myTurn && !was.current) setTold(n.your_turn());
    was.current = myTurn;
  }, [myTurn]);
  return (
    <p className="hidden" role="status" data-company>
      {told}
    </p>
  );
};
