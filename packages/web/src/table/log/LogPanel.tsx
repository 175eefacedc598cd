/** What happened, in words, from the first move to the last; a line shows its place on the board. */
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useTableState } from '../../moves/context.js';
import type { StoryLine } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import type { Snapshot } from '../../session/types.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { plainly, Told } from '../../ui/Told.js';
import css from './LogPanel.module.css';
import type { KeyedLine } from './story.js';

const LogLine = ({ line }: { readonly line: StoryLine }) => {
  const mark = useTableState((state) => state.mark);
  const { seat, text, places, heading } = line;
  const body = (
    <>
      {seat !== undefined && <SeatBadge seat={seat} size={16} />}
      <Told text={text} />
    </>
  );
  if (places === undefined) return <li className={heading ? css['heading'] : ''}>{body}</li>;
  const show = (): void => mark(places);
  const hide = (): void => mark([]);
  return (
    <li className={heading ? css['heading'] : ''}>
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

const A_PAGE = 50;
const samePage = (
  a: { readonly lines: readonly KeyedLine[] },
  b: { readonly lines: readonly KeyedLine[] },
): boolean => a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]);

/** A long game has thousands of lines; only the page that grows is redrawn. */
const Page = memo(
  ({ lines }: { readonly lines: readonly KeyedLine[] }) =>
    lines.map((line) => <LogLine key={line.key} line={line} />),
  samePage,
);

const pagesOf = (lines: readonly KeyedLine[]): (readonly KeyedLine[])[] =>
  Array.from({ length: Math.ceil(lines.length / A_PAGE) }, (_, i) =>
    lines.slice(i * A_PAGE, (i + 1) * A_PAGE),
  );

/** One Tab stop; arrow keys go from line to line. */
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

const SLACK = 24;
const toEnd = (list: HTMLElement): void => list.scrollTo({ top: list.scrollHeight });

/** The end stays in view for a reader who is there; one who reads further up is left alone. */
const useEnd = (list: RefObject<HTMLOListElement | null>, lines: readonly KeyedLine[]) => {
  const atEnd = useRef(true);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (atEnd.current && list.current) toEnd(list.current);
  }, [list, lines]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // a phone shows one panel at a time: when opened, the log starts at its end
    const watch = new ResizeObserver(() => {
      if (height.current === 0) atEnd.current = true;
      height.current = element.clientHeight;
      if (atEnd.current) toEnd(element);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [list]);
  return (): void => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = list.current ?? {};
    // a panel that is not shown cannot be scrolled
    if (clientHeight > 0) atEnd.current = scrollTop + clientHeight >= scrollHeight - SLACK;
  };
};

export const LogPanel = ({ lines }: { readonly lines: readonly KeyedLine[] }) => {
  const list = useRef<HTMLOListElement>(null);
  const onScroll = useEnd(list, lines);
  return (
    <ol
      className={css['log']}
      ref={list}
      aria-label={m.panel_log()}
      tabIndex={0}
      onKeyDown={walkLines}
      onScroll={onScroll}
    >
      {pagesOf(lines).map((page, i) => (
        <Page key={i} lines={page} />
      ))}
      {lines.length === 0 && <li>{m.log_empty()}</li>}
    </ol>
  );
};

/** Read aloud by screen readers: what others did since the last time, in one go. */
export const Announcer = ({
  lines,
  snapshot,
}: {
  readonly lines: readonly KeyedLine[];
  readonly snapshot: Snapshot;
}) => {
  const told = useRef(snapshot.events.length);
  const fresh = lines.filter(({ to }) => to >= told.current);
  useEffect(() => {
    told.current = snapshot.events.length;
  }, [snapshot.events.length]);
  return (
    <p className="hidden" aria-live="polite">
      {fresh.map(({ text }) => plainly(text)).join('. ')}
    </p>
  );
};
