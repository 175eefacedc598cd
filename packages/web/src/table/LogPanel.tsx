/** What happened, in words; a line shows its place on the board. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { makeWords, seatName } from '../ui/words.js';
import { tellEvent } from '../features/index.js';
import type { Line, Place } from '../moves/feature.js';
import { m } from '../paraglide/messages.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { SeatBadge } from '../ui/SeatMark.js';
import { useTableStore } from '../moves/store.js';
import css from './table.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}
const SHOWN = 120;

export const linesOf = (
  { info }: GameSession,
  snapshot: Snapshot,
  most = SHOWN,
): (Line & { key: number })[] => {
  const words = makeWords(info, snapshot.view, snapshot.seat);
  const first = Math.max(0, snapshot.events.length - most);
  const lines: (Line & { key: number })[] = [];
  for (const [i, { event, timed }] of snapshot.events.slice(first).entries()) {
    if (timed !== undefined && snapshot.events[first + i - 1]?.timed !== timed)
      lines.push({ seat: timed, text: m.timer_tell(), key: -1 - first - i });
    const line = tellEvent(event, words);
    if (line === null) continue;
    const before = lines.at(-1);
    const more = before && line.joins?.(before);
    if (before && more) lines[lines.length - 1] = { ...more, key: before.key };
    else lines.push({ ...line, key: first + i });
  }
  return lines;
};

/** The places of the last thing that happened on the board. */
export const lastPlaces = (session: GameSession, snapshot: Snapshot): readonly Place[] => {
  const line = linesOf(session, snapshot, 30).findLast(({ places }) => places !== undefined);
  return line?.places ?? [];
};

const LogLine = ({ session, line }: { readonly session: GameSession; readonly line: Line }) => {
  const mark = useTableStore((state) => state.mark);
  const { seat, text, places, heading } = line;
  const body = (
    <>
      {seat !== undefined && <SeatBadge seat={seat} size={16} />}
      {heading ? (
        <span>
          {text}
          {seat !== undefined && ` · ${seatName(session.info, seat)}`}
        </span>
      ) : (
        <span>
          {seat !== undefined && <b>{seatName(session.info, seat)}</b>} {text}
        </span>
      )}
    </>
  );
  if (places === undefined) return <li className={heading ? css['heading'] : ''}>{body}</li>;
  const show = (): void => mark(places);
  const hide = (): void => mark([]);
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        {body}
      </button>
    </li>
  );
};

/** One stop for Tab; arrow keys go from line to line. */
const walkLines = (event: KeyboardEvent<HTMLOListElement>): void => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll('button')];
  const now = lines.findIndex((line) => line === document.activeElement);
  const next = now < 0 ? lines.length - 1 : now + step;
  if (lines[next] === undefined) return;
  event.preventDefault();
  lines[next].focus();
};

export const LogPanel = ({ session, snapshot }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const lines = linesOf(session, snapshot);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [snapshot.events.length]);
  return (
    <ol className={css['log']} ref={list} aria-label={m.panel_log()} tabIndex={0} onKeyDown={walkLines}>
      {lines.map((line) => (
        <LogLine key={line.key} session={session} line={line} />
      ))}
      {lines.length === 0 && <li>{m.log_empty()}</li>}
    </ol>
  );
};

/** Read aloud by screen readers: what others did since the last time, in one breath. */
export const Announcer = ({ session, snapshot }: Props) => {
  const told = useRef(snapshot.events.length);
  const fresh = linesOf(session, snapshot, Math.max(0, snapshot.events.length - told.current));
  useEffect(() => {
    told.current = snapshot.events.length;
  }, [snapshot.events.length]);
  const text = fresh
    .map(({ seat, text: words }) =>
      seat === undefined ? words : `${seatName(session.info, seat)}: ${words}`,
    )
    .join('. ');
  return (
    <p className="hidden" aria-live="polite">
      {text}
    </p>
  );
};
