/** The one sentence above the actions, always in the same place; refusals are shown here too. */
import { useFeature, useTableState } from '../../moves/context.js';
import { isDue } from '../../moves/legal.js';
import type { Notice } from '../../moves/store.js';
import { useMoves } from '../../moves/useMoves.js';
import { NONE } from '../../session/none.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { RefusalText } from '../../ui/RefusalText.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { useAsked } from '../../ui/useAsked.js';
import { personIn, useWords } from '../../ui/words.js';
import { titleOf } from '../end/winners.js';
import keys from '../keys/keys.module.css';
import css from './Question.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

export const useQuestionText = ({ session, snapshot }: Props): string => {
  const asked = useAsked(session.info, snapshot);
  if (snapshot.over) return titleOf(session, snapshot);
  if (!isDue(snapshot)) {
    if (snapshot.next === NONE) return '';
    const { you, name } = personIn(session.info, snapshot.seat, snapshot.next);
    return you ? m.waiting_for_you() : m.waiting_for({ name });
  }
  return asked;
};

/** The sentence follows what is about to be done. */
const useArmedText = (): string | undefined => {
  const { actions } = useFeature();
  const { armed, picked, asking } = useTableState((state) => state);
  const type = armed ?? asking;
  if (type === null) return undefined;
  const entry = actions[type];
  const asks = picked ? (entry?.asksSecond ?? entry?.asks) : entry?.asks;
  const onBoard = armed !== null || picked !== null;
  return asks?.() ?? (onBoard ? m.choose_place({ action: entry?.name() ?? type }) : undefined);
};

const Confirm = ({ session, snapshot }: Props) => {
  const [{ actions, cards }, words, { send }] = [useFeature(), useWords(session.info, snapshot), useMoves()];
  const { chosen, choose } = useTableState((state) => state);
  if (chosen === null) return null;
  const entry = actions[chosen.action.type];
  const card = Object.values(cards).find(({ play }) => play === chosen.action.type);
  const about = entry?.say ? undefined : card?.about();
  const name = entry?.say?.(chosen.action, words) ?? entry?.name() ?? chosen.action.type;
  return (
    <div className={css['confirm']} data-part="confirm">
      <span>
        {name}?{about !== undefined && <small> {about}</small>}
      </span>
      <button
        type="button"
        data-confirm
        className={keys['primary']}
        onClick={() => void send([chosen.action])}
      >
        {m.confirm()}
      </button>
      <button type="button" data-cancel className={keys['plain']} onClick={() => choose(null)}>
        {m.cancel()}
      </button>
    </div>
  );
};

/** Only what somebody tried in vain is a warning: a pointer that rests tried nothing. */
const Reason = ({ game, refusal, about, pinned }: Notice & { readonly game: string }) => (
  <>
    {about} {refusal && <RefusalText calm={!pinned} game={game} refusal={refusal} />}
  </>
);

const Sentence = (props: Props) => {
  const [text, armed] = [useQuestionText(props), useArmedText()];
  return armed ?? text;
};

export const Question = ({ session, snapshot }: Props) => {
  const { chosen, notice } = useTableState((state) => state);
  const seat = isDue(snapshot) ? snapshot.seat : snapshot.next;
  // beside a question to confirm, a temporary reason would push things away from under the pointer, and back
  const reason = chosen === null || notice?.pinned ? notice : null;
  return (
    <div className={css['question']}>
      {seat < 7 && <SeatBadge seat={seat} />}
      <div className={css['sentence']} role="status" tabIndex={-1} data-part="sentence">
        {reason ? (
          <Reason game={session.info.setup.game} {...reason} />
        ) : (
          chosen === null && <Sentence session={session} snapshot={snapshot} />
        )}
      </div>
      <Confirm session={session} snapshot={snapshot} />
    </div>
  );
};
