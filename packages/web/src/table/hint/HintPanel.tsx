/** A hint: what a good player would do, why, and what another idea would cost. */
import { useEffect, useRef, useState } from 'react';
import { boardBox, placePoint } from '../../board/geometry.js';
import { useFeature, useTableState } from '../../moves/context.js';
import type { PanelProps } from '../../moves/feature.js';
import { useMoves } from '../../moves/useMoves.js';
import type { ToldHintMove, ToldIdea } from '../../session/hintTypes.js';
import { useWords } from '../../ui/words.js';
import { actionText, placesOf, shortText } from './actionText.js';
import { HintMark } from './HintMark.js';
import css from './HintPanel.module.css';
import { reasonTexts } from './reasonTexts.js';
import { useHint, useIdea } from './useHint.js';
import { t } from './words/index.js';

const MOST_REASONS = 4;
/** Less than this is noise. */
const EVEN = 0.015;

const percentOf = (chance: number): number => Math.round(100 * chance);

interface MoveProps extends PanelProps {
  readonly move: ToldHintMove;
}

const Reasons = ({ session, snapshot, move }: MoveProps) => {
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  const texts = reasonTexts(feature, words, move.reasons).slice(0, MOST_REASONS);
  if (texts.length === 0) return null;
  return (
    <ul className={css['reasons']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

const Follows = ({ session, snapshot, move }: MoveProps) => {
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  if (move.follows.length === 0) return null;
  const actions = words.list(move.follows.map((action) => shortText(feature, words, action)));
  return <p className={css['small']}>{t.follows({ actions })}</p>;
};

/** Of the best its chance, of others what they lack. */
const Chance = ({ move, best }: { readonly move: ToldHintMove; readonly best: ToldHintMove }) => {
  if (move.chance === null || best.chance === null) return <p className={css['small']}>{t.unlearned()}</p>;
  const less = best.chance - move.chance;
  const beside = less < EVEN ? t.even() : t.less({ count: Math.max(1, percentOf(less)) });
  return (
    <p className={css['chance']} data-part="hint-chance">
      {t.chance({ percent: percentOf(move.chance) })}
      {move !== best && <small> {beside}</small>}
    </p>
  );
};

const Suggested = ({ best, ...props }: MoveProps & { readonly best: ToldHintMove }) => {
  const { session, snapshot, move } = props;
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  return (
    <>
      <p className={css['action']} data-part="hint-action">
        {actionText(feature, words, snapshot, move.action)}
      </p>
      <Chance move={move} best={best} />
      <Reasons {...props} />
      <Follows {...props} />
    </>
  );
};

const costOf = ({ idea, cost }: ToldIdea): string => {
  if (cost === null || idea.chance === null) return '';
  if (cost === 0) return t.same();
  if (cost < EVEN) return t.even();
  return t.cost({ percent: percentOf(idea.chance), best: percentOf(idea.chance + cost) });
};

const Idea = ({ idea: found, ...props }: PanelProps & { readonly idea: ToldIdea | null | undefined }) => {
  const { session, snapshot } = props;
  const [feature, words] = [useFeature(), useWords(session.info, snapshot)];
  const chosen = useTableState((state) => state.chosen);
  if (chosen === null) return <p className={css['small']}>{t.ask()}</p>;
  const action = actionText(feature, words, snapshot, chosen.action);
  return (
    <div className={css['idea']} data-part="hint-idea">
      <p className={css['action']}>{t.idea({ action })}</p>
      {found === undefined && <p>{t.weighing()}</p>}
      {found === null && <p>{t.unknown()}</p>}
      {found && <p className={css['chance']}>{costOf(found)}</p>}
      {found && found.cost !== 0 && <Reasons {...props} move={found.idea} />}
    </div>
  );
};

/** Away from what is marked on the board, if something is. */
const sideOf = ({ session, snapshot, move }: MoveProps, feature: ReturnType<typeof useFeature>): string => {
  const { board } = session.info;
  const [place] = placesOf(feature, session.info, snapshot, move.action);
  if (place === undefined) return 'free';
  const { y, height } = boardBox(board);
  return placePoint(board, place).y < y + height / 2 ? 'bottom' : 'top';
};

interface Ways {
  readonly moves: readonly ToldHintMove[];
  readonly shown: number;
  readonly show: (shown: number) => void;
}

const Buttons = ({ moves, shown, show }: Ways) => {
  const { send } = useMoves();
  const move = moves[shown];
  return (
    <div className={css['ways']}>
      {move && (
        <button
          type="button"
          className="button primary"
          data-hint-do
          onClick={() => void send([move.action])}
        >
          {t.do()}
        </button>
      )}
      {moves.length > 1 && (
        <button
          type="button"
          className="button"
          data-hint-other
          onClick={() => show((shown + 1) % moves.length)}
        >
          {t.other()}
        </button>
      )}
    </div>
  );
};

const Head = ({ busy }: { readonly busy: boolean }) => {
  const hint = useTableState((state) => state.hint);
  return (
    <header className={css['head']}>
      <h2>{t.title()}</h2>
      {busy && <small>{t.further()}</small>}
      <button type="button" aria-label={t.close()} data-hint-close onClick={() => hint(false)}>
        ×
      </button>
    </header>
  );
};

export const HintPanel = (props: PanelProps) => {
  const panel = useRef<HTMLElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const { hint, source, failed } = useHint(props.session);
  const [shown, show] = useState(0);
  const feature = useFeature();
  const chosen = useTableState((state) => state.chosen);
  const idea = useIdea(hint?.isFinal === true ? source : null, chosen?.action ?? null);
  const moves = hint?.moves ?? [];
  const move = moves[shown] ?? moves[0];
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    setRoot(panel.current?.closest<HTMLElement>('[data-table]') ?? null);
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css['place']}
      aria-label={t.title()}
      data-part="hint"
      data-final={hint?.isFinal}
      data-side={move ? sideOf({ ...props, move }, feature) : 'free'}
    >
      <Head busy={hint?.isFinal === false} />
      <div role="status">
        {hint === null && <p>{failed ? t.failed() : t.thinking()}</p>}
        {hint !== null && move === undefined && <p>{t.none()}</p>}
        {move && moves[0] && <Suggested {...props} move={move} best={moves[0]} />}
      </div>
      <Buttons moves={moves} shown={move ? moves.indexOf(move) : 0} show={show} />
      {hint !== null && <Idea {...props} idea={idea} />}
      {move && root && <HintMark {...props} action={move.action} root={root} />}
    </section>
  );
};
