/** Before the game: who sits down, leaves, is ready; and, visibly, what concerns the reader. */
import type { SeatTold, TableTold } from '@landnam/protocol';
import { useEffect, useState } from 'react';
import type { TableLine } from '../../../session/network/tableLine.js';
import { shownName } from '../names.js';
import css from '../network.module.css';
import { Spoken, useSpoken } from '../Spoken.js';
import { n } from '../words/index.js';

const isPerson = ({ kind }: SeatTold): boolean => kind === 'person';
const namesIn = ({ seats }: TableTold): readonly string[] => seats.filter(isPerson).map(({ name }) => name);

/** The differences in words, except about the reader. */
export const gatheringOf = (before: TableTold, now: TableTold): readonly string[] => {
  const [were, are] = [namesIn(before), namesIn(now)];
  const own = [before, now].map(({ you, seats }) => (you === null ? '' : seats[you]?.name));
  const readyBefore = before.seats.filter(({ ready }) => ready).map(({ name }) => name);
  const ready = now.seats.filter((seat) => isPerson(seat) && seat.ready).map(({ name }) => name);
  const others = (names: readonly string[], known: readonly string[]): readonly string[] =>
    names.filter((name) => !known.includes(name) && !own.includes(name));
  return [
    ...others(were, are).map((name) => n.stood({ name: shownName(name) })),
    ...others(are, were).map((name) => n.sat({ name: shownName(name) })),
    ...others(ready, readyBefore).map((name) => n.is_ready({ name: shownName(name) })),
  ];
};

const isReady = ({ you, seats }: TableTold): boolean => you !== null && seats[you]?.ready === true;

type Concern = 'removed' | 'readmitted' | 'freed' | 'changed' | null;

const lostSeat = ({ removed }: TableTold, stands: boolean): Concern => {
  if (removed) return 'removed';
  return stands ? null : 'freed';
};

/** What somebody else did to the reader's seat. */
const concernOf = (before: TableTold, now: TableTold, stands: boolean): Concern | undefined => {
  if (before.you !== null && now.you === null) return lostSeat(now, stands);
  if (before.you === null && now.you !== null) return null;
  if (before.removed && !now.removed) return 'readmitted';
  if (isReady(now)) return null;
  const changed = JSON.stringify(before.rules) !== JSON.stringify(now.rules);
  return changed && isReady(before) && !now.host ? 'changed' : undefined;
};

const TEXTS = {
  removed: n.removed,
  readmitted: n.readmitted,
  freed: n.freed,
  changed: n.rules_changed,
} as const;

/** Who starts, since that has changed. */
const hostNews = (before: TableTold, now: TableTold): string | undefined => {
  if (now.host) return before.host ? undefined : n.host_own();
  if (!before.host && now.hostName === before.hostName) return undefined;
  return n.host_new({ host: shownName(now.hostName) });
};

const Line = ({ concern, text }: { readonly concern: string | null; readonly text: string }) => (
  <p className={css['line']} role="status" data-concern={concern}>
    {text}
  </p>
);

/** `stands` tells whether the reader stood up deliberately. */
export const LobbyAnnouncer = ({
  line,
  stands,
}: {
  readonly line: TableLine;
  readonly stands: () => boolean;
}) => {
  const [told, tell] = useSpoken();
  const [concern, setConcern] = useState<Concern>(null);
  const [host, setHost] = useState('');
  useEffect(
    () =>
      line.news.subscribe(({ table: now }, { table: before }) => {
        if (now === null || before === null || now === before) return;
        tell(gatheringOf(before, now));
        const next = concernOf(before, now, stands());
        if (next !== undefined) setConcern(next);
        setHost((text) => hostNews(before, now) ?? text);
      }),
    [line, tell, stands],
  );
  return (
    <>
      <Spoken told={told} />
      <Line concern={concern} text={concern === null ? '' : TEXTS[concern]()} />
      <Line concern={host === '' ? null : 'host'} text={host} />
    </>
  );
};
