/** Every move that was tried, as a tree: the line, and branches behind the moves that they replace. */
import { useEffect, useRef, useState } from 'react';
import { useFeature } from '../../moves/context.js';
import type { AnalysisSession } from '../../session/analysis/analysisSession.js';
import type { Snapshot } from '../../session/types.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName, useWords } from '../../ui/words.js';
import css from './analysis.module.css';
import { backFrom, endFrom, onFrom, rowsOf, START, type TreeRow, windowOf } from './branches.js';
import { sayMove } from './said.js';
import { t } from './words/index.js';

interface Props {
  readonly session: AnalysisSession;
  readonly snapshot: Snapshot;
}

const KEYS = [
  ['start', '«', t.to_start, () => START],
  ['back', '‹', t.back, backFrom],
  ['on', '›', t.on, onFrom],
  ['end', '»', t.to_end, endFrom],
] as const;

export const Steps = ({ session }: Pick<Props, 'session'>) => (
  <div className={css['steps']} role="group" aria-label={t.moves()}>
    {KEYS.map(([id, sign, label, to]) => {
      const target = to(session.tree);
      return (
        <button
          key={id}
          type="button"
          className="button quiet"
          aria-label={label()}
          title={label()}
          data-step={id}
          aria-disabled={target === session.tree.at || undefined}
          onClick={() => void session.goTo(target)}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      );
    })}
  </div>
);

/** Within its list alone: the panel stays where it is. */
const centre = (row: HTMLElement): void => {
  const list = row.parentElement;
  if (list) list.scrollTop = row.offsetTop - (list.clientHeight - row.clientHeight) / 2;
};

const Row = ({ session, snapshot, row: { move, depth, isBranch } }: Props & { readonly row: TreeRow }) => {
  const speech = { feature: useFeature(), words: useWords(session.info, snapshot), snapshot };
  const isHere = move.id === session.tree.at;
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere && place.current) centre(place.current);
  }, [isHere]);
  return (
    <li ref={place} style={{ paddingInlineStart: `${Math.min(depth, 6) * 14}px` }} data-depth={depth}>
      <button
        type="button"
        aria-current={isHere || undefined}
        data-move={move.id}
        onClick={() => void session.goTo(move.id)}
      >
        {move.seat < session.info.seats ? (
          <>
            <SeatBadge seat={move.seat} size={16} />
            <span className="hidden">{seatName(session.info, move.seat)}: </span>
          </>
        ) : (
          <span className={css['die']} aria-hidden="true" />
        )}
        {isBranch && <span className="hidden">{t.branch()}: </span>}
        <span>{sayMove(speech, move)}</span>
      </button>
      {isHere && <Changes session={session} id={move.id} isBranch={isBranch} />}
    </li>
  );
};

const Changes = ({
  session,
  id,
  isBranch,
}: Pick<Props, 'session'> & { readonly id: number; readonly isBranch: boolean }) => (
  <span className={css['changes']}>
    {isBranch && (
      <button type="button" data-promote onClick={() => void session.promote(id)}>
        {t.promote()}
      </button>
    )}
    <button type="button" data-remove onClick={() => void session.remove(id)}>
      {t.remove()}
    </button>
  </span>
);

const MORE = 60;

export const Moves = (props: Props) => {
  const { session } = props;
  const { tree } = session;
  const [more, setMore] = useState(0);
  const rows = rowsOf(tree);
  const { from, to } = windowOf(rows, tree.at, more);
  const widen = (): void => setMore(more + MORE);
  return (
    <section className={css['part']} aria-label={t.moves()} data-part="moves">
      <header>
        <h2>{t.moves()}</h2>
        <Steps session={session} />
      </header>
      {rows.length === 0 && <p>{t.no_moves()}</p>}
      {from > 0 && (
        <button type="button" className={css['more']} onClick={widen}>
          {t.earlier({ count: from })}
        </button>
      )}
      <ol className={css['moves']}>
        {rows.slice(from, to).map((row) => (
          <Row key={row.move.id} {...props} row={row} />
        ))}
      </ol>
      {to < rows.length && (
        <button type="button" className={css['more']} onClick={widen}>
          {t.later({ count: rows.length - to })}
        </button>
      )}
      {rows.length > 0 && <small className={css['keys']}>{t.keys()}</small>}
    </section>
  );
};
