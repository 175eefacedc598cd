/** What happened, in words; a line shows its place on the board. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { GameEvent } from '@landnam/engine';
import { useFeature, useTableState } from '../moves/context.js';
import type { Feature, Line, Words } from '../moves/feature.js';
import type { Place } from '../moves/places.js';
import { m } from '../i18n/words/index.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { SeatBadge } from '../ui/SeatMark.js';
import { seatName, useWords } from '../ui/words.js';
import css from './LogPanel.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}
const SHOWN = 120;

type KeyedLine = Line & { readonly key: number };

const tellEvent = ({ tell }: Feature, event: GameEvent, words: Words): Line | null => {
  const teller = tell[event.type] as ((event: GameEvent, words: Words) => Line | null) | undefined;
  return teller?.(event, words) ?? null;
};

const linesOf = (feature: Feature, words: Words, snapshot: Snapshot, most = SHOWN): KeyedLine[] => {
  const first = Math.max(0, snapshot.events.length - most);
  const lines: KeyedLine[] = [];
  for (const [i, { event, timed }] of snapshot.events.slice(first).entries()) {
    if (timed !== undefined && snapshot.events[first + i - 1]?.timed !== timed)
      lines.push({ seat: timed, text: m.timer_tell(), key: -1 - first - i });
    const line = tellEvent(feature, event, words);
    if (line === null) continue;
    const before = lines.at(-1);
    const more = before && line.joins?.(before);
    if (before && more) lines[lines.length - 1] = { ...more, key: before.key };
    else lines.push({ ...line, key: first + i });
  }
  return lines;
};

const useLines = ({ session, snapshot }: Props, most?: number): KeyedLine[] => {
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  return linesOf(feature, words, snapshot, most);
};

/** The places of the last thing that happened on the board. */
export const useLastPlaces = (props: Props): readonly Place[] =>
  useLines(props, 30).findLast(({ places }) => places !== undefined)?.places ?? [];

const LogLine = ({ session, line }: { readonly session: GameSession; readonly line: Line }) => {
  const mark = useTableState((state) => state.mark);
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
  const lines = useLines({ session, snapshot });
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
  const fresh = useLines({ session, snapshot }, Math.max(0, snapshot.events.length - told.current));
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
