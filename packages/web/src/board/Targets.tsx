/** Places that glow, their ghosts, and their names for screen readers. */
import { type KeyboardEvent, useRef } from 'react';
import { useFeature } from '../moves/context.js';
import type { Feature } from '../moves/feature.js';
import type { BoardPlace } from '../moves/places.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { GameInfo, Snapshot } from '../session/types.js';
import { useWords } from '../ui/words.js';
import { type Aim, towards } from './aims.js';
import { edgeTurn, INSET_POINTS } from './geometry.js';
import { FigureAt, PieceAt } from './Pieces.js';

interface Props {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly targets: readonly Aim[];
  readonly active: string | null;
  readonly chosen: string | null;
  readonly picked: BoardPlace | null;
  readonly turned: boolean;
  readonly onFocus: (key: string | null) => void;
  readonly onChoose: (target: Aim) => void;
}

/** Around what stands there: nothing is drawn upon it. */
const Ring = ({ r }: { readonly r: number }) => (
  <>
    <circle className="under" r={r} />
    <circle className="glow ring" r={r} />
  </>
);

const Glow = ({ info, place }: { readonly info: GameInfo; readonly place: Aim['place'] }) => {
  if (place.kind === 'edge')
    return (
      <g transform={edgeTurn(info.board, place.at)}>
        <rect className="glow" x={-13} y={-4.5} width={26} height={9} rx={4.5} />
      </g>
    );
  if (place.kind === 'hex') return <polygon className="glow rim" points={INSET_POINTS} />;
  return <circle className="glow" r={7.5} />;
};

/** Somebody, a building or a thing to be moved is chosen, not an empty place. */
const isStanding = (actions: Feature['actions'], { snapshot, picked }: Props, target: Aim): boolean => {
  const { spots, second, secondKind } = actions[target.legal.action.type] ?? {};
  if (spots !== undefined) return true;
  if (second !== undefined && secondKind === undefined) return picked === null;
  return target.place.kind === 'vertex' && snapshot.view.base.owner[target.place.at] !== NONE;
};

interface GhostProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly target: Aim;
}

export const Ghost = ({ info, snapshot: { view, seat }, target }: GhostProps) => {
  const entry = useFeature().actions[target.legal.action.type];
  if (entry?.figure)
    return <FigureAt {...{ info, view }} name={entry.figure} place={target.place} className="ghost" />;
  return entry?.piece ? (
    <PieceAt info={info} name={entry.piece} place={target.place} seat={seat} className="ghost" />
  ) : null;
};

/** Where an arrow key leads on a board that was turned a quarter clockwise. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowDown',
  ArrowUp: 'ArrowLeft',
};

export const Targets = (props: Props) => {
  const { info, snapshot, targets, active, chosen, onFocus, onChoose } = props;
  const { actions } = useFeature();
  const words = useWords(info, snapshot);
  const nameOf = ({ legal: { action }, place }: Aim): string => {
    const entry = actions[action.type];
    const name = (entry?.spots ? entry.say?.(action, words) : undefined) ?? entry?.name() ?? action.type;
    return m.place_action({ action: name, place: words.place(place) });
  };
  const nodes = useRef(new Map<string, SVGGElement>());
  const first = targets.find(({ key }) => key === (active ?? chosen)) ?? targets[0];
  const onKeyDown = (event: KeyboardEvent, target: Aim): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(target);
      return;
    }
    const next = towards(targets, target, props.turned ? (TURNED[event.key] ?? '') : event.key);
    if (next === undefined) return;
    event.preventDefault();
    nodes.current.get(next.key)?.focus();
  };
  return (
    <g className="targets">
      {targets.map((target) => (
        <g
          key={target.key}
          ref={(node) => {
            if (node) nodes.current.set(target.key, node);
            return () => void nodes.current.delete(target.key);
          }}
          role="button"
          tabIndex={target === first ? 0 : -1}
          aria-label={nameOf(target)}
          aria-pressed={target.key === chosen}
          data-place={target.key}
          className={`target ${target.key === active ? 'active' : ''} ${target.key === chosen ? 'chosen' : ''}`}
          transform={`translate(${target.point.x.toFixed(2)} ${target.point.y.toFixed(2)})`}
          onFocus={() => onFocus(target.key)}
          onBlur={() => onFocus(null)}
          onKeyDown={(event) => onKeyDown(event, target)}
          // a screen reader's click has no position on the screen; a finger's is interpreted by the board
          onClick={(event) => event.detail === 0 && onChoose(target)}
        >
          <circle className="hit" r={target.place.kind === 'hex' ? 40 : 20} />
          {isStanding(actions, props, target) ? (
            <Ring r={target.place.kind === 'hex' ? 30 : 19} />
          ) : (
            <Glow info={info} place={target.place} />
          )}
        </g>
      ))}
    </g>
  );
};
