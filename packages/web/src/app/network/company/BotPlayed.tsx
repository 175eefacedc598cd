/** For a person who was away: what a bot played meanwhile, until it is read. */
import type { TableTold } from '@landnam/protocol';
import { useState } from 'react';
import type { Feature } from '../../../moves/feature.js';
import { keepTold, toldUpTo } from '../../../session/network/botsTold.js';
import { NONE } from '../../../session/none.js';
import type { GameSession, Snapshot, ToldEvent } from '../../../session/types.js';
import { type KeyedLine, TableStory } from '../../../table/log/story.js';
import { plainly } from '../../../ui/Told.js';
import css from './company.module.css';
import { Notice, Press } from './Notice.js';
import { n } from '../words/index.js';

/** The log has all of it. */
const SHOWN = 5;

interface Range {
  /** Events that were read before. */
  readonly from: number;
  /** Events from before the page was opened: a timeout while it is open is reported immediately. */
  readonly past: number;
}

const isFor = ({ stoodIn, timed }: ToldEvent, seat: number, isPast: boolean): boolean =>
  stoodIn === seat || (isPast && timed === seat);

/** What was played for a seat, line by line. */
export const playedFor = (
  lines: readonly KeyedLine[],
  events: readonly ToldEvent[],
  seat: number,
  { from, past }: Range,
): readonly KeyedLine[] =>
  lines.filter(({ key, to, seat: whose, heading }) => {
    const told = events[to];
    return key >= from && whose === seat && !heading && told !== undefined && isFor(told, seat, to < past);
  });

interface Props {
  readonly session: GameSession;
  readonly feature: Feature;
  readonly snapshot: Snapshot;
  readonly table: TableTold;
}

const Lines = ({ lines }: { readonly lines: readonly KeyedLine[] }) => {
  const before = lines.length - SHOWN;
  return (
    <div className={css['played']}>
      <p>{n.played()}</p>
      <ul>
        {before > 0 && <li>{n.played_before({ count: before })}</li>}
        {lines.slice(-SHOWN).map(({ key, text }) => (
          <li key={key}>{plainly(text)}</li>
        ))}
      </ul>
    </div>
  );
};

const isBack = ({ seats, you, phase }: TableTold): boolean => {
  const own = seats[you ?? NONE];
  return phase === 'playing' && own?.away === false && !own.resigned;
};

export const BotPlayed = ({ session, feature, snapshot, table }: Props) => {
  const { events } = snapshot;
  const [story] = useState(() => new TableStory());
  const [past] = useState(events.length);
  const [from, setFrom] = useState(() => toldUpTo(table.table));
  const seat = table.you ?? NONE;
  const isNew = events.some((told, i) => i >= from && isFor(told, seat, i < past));
  if (!isNew || !isBack(table)) return null;
  const lines = playedFor(story.tell(feature, session.info, snapshot), events, seat, { from, past });
  if (lines.length === 0) return null;
  const read = (): void => {
    setFrom(events.length);
    keepTold(table.table, events.length);
  };
  return (
    <Notice id="played">
      <Lines lines={lines} />
      <Press label={n.dismiss()} onPress={read} />
    </Notice>
  );
};
