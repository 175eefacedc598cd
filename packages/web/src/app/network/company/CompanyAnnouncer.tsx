/** Read aloud: arrivals, departures, stand-in bots; chat lines while the chat is hidden; the reader's own turn. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import { useEffect, useRef } from 'react';
import type { TableLine, TableNews } from '../../../session/network/tableLine.js';
import { seatTitle, shownName } from '../names.js';
import { Spoken, useSpoken } from '../Spoken.js';
import { n } from '../words/index.js';

const changeOf = (before: SeatTold, now: SeatTold, index: number): string => {
  const name = seatTitle(now, index);
  if (now.kind === 'person' && before.kind === 'bot')
    return n.took_seat({ name, bot: seatTitle(before, index) });
  if (now.resigned && !before.resigned) return n.resigned({ name });
  if (now.away && !before.away) return n.bot_plays({ name });
  if (!now.away && before.away) return n.back_seat({ name });
  // a person who left is not announced as missing: a bot plays
  if (now.kind !== 'person' || now.away) return '';
  if (!now.present && before.present) return n.went({ name });
  return now.present && !before.present ? n.came({ name }) : '';
};

/** The differences in words, except about the reader. */
export const changesOf = (before: TableTold, now: TableTold): readonly string[] => {
  // after the game people go where they like
  if (now.phase !== 'playing') return [];
  return now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (was === undefined || i === now.you) return [];
    return changeOf(was, seat, i) || [];
  });
};

/** The request itself and a pause are notices; their end is only spoken. */
const pauseOf = (before: TableTold, now: TableTold): readonly string[] => {
  if (before.paused && !now.paused) return [n.pause_over()];
  return before.pauseAsked.length > 0 && now.pauseAsked.length === 0 ? [n.pause_off()] : [];
};

/** Asked whether they are there, and they are: only this tells the others. */
const stirredOf = (before: TableTold, now: TableTold): readonly string[] =>
  (before.idle ?? []).flatMap(({ seat }) => {
    const there = now.seats[seat];
    const isOver = there === undefined || there.away || seat === now.you || now.phase !== 'playing';
    const isAsked = (now.idle ?? []).some((ask) => ask.seat === seat);
    return isOver || isAsked ? [] : [n.came({ name: seatTitle(there, seat) })];
  });

const saidSince = ({ chat }: TableNews, before: TableNews): readonly string[] => {
  // the visible list is read aloud by itself
  if (document.querySelector('[data-chat]') !== null) return [];
  return chat.slice(before.chat.length).map(({ name, text }) => n.chat_line({ name: shownName(name), text }));
};

const tableNews = ({ table: now }: TableNews, { table: before }: TableNews): readonly string[] =>
  now === null || before === null || now === before
    ? []
    : [...changesOf(before, now), ...pauseOf(before, now), ...stirredOf(before, now)];

const newsOf = (now: TableNews, before: TableNews): readonly string[] => [
  ...tableNews(now, before),
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
  const [told, tell] = useSpoken();
  const was = useRef(false);
  useEffect(() => line.news.subscribe((now, before) => tell(newsOf(now, before))), [line, tell]);
  useEffect(() => {
    if (myTurn && !was.current) tell([n.your_turn()]);
    was.current = myTurn;
  }, [myTurn, tell]);
  return <Spoken told={told} />;
};
