/** The one sentence above the actions, always in the same place; refusals are told here too. */
import type { Refusal } from '@landnam/engine';
import { seatName } from '../ui/words.js';
import { actions, prompts, questions, refusalText } from '../features/index.js';
import { m } from '../paraglide/messages.js';
import type { GameSession, Snapshot } from '../session/types.js';
import { SeatBadge } from '../ui/SeatMark.js';
import { titleOf, winnersOf } from './winners.js';
import { useTableStore } from '../moves/store.js';
import css from './table.module.css';
import { send } from '../moves/useMoves.js';
import { Ways } from './Ways.js';

const isDue = ({ due, seat }: Snapshot): boolean => seat < 31 && ((due >> seat) & 1) === 1;

export const questionText = (session: GameSession, snapshot: Snapshot): string => {
  if (snapshot.over) return titleOf(session, winnersOf(session, snapshot.over.winners));
  if (!isDue(snapshot)) return m.waiting_for({ name: seatName(session.info, snapshot.next) });
  const asks = questions[`${snapshot.question} ${snapshot.cause}`] ?? questions[snapshot.question];
  return asks?.(snapshot) ?? snapshot.question;
};

/** Rules that every game shares stand on base's page alone. */
const pageOf = (game: string, rule: string): string => (rule.startsWith('B-') ? 'base' : game);

export const RefusalText = ({ game, refusal }: { readonly game: string; readonly refusal: Refusal }) => (
  <span className={css['refusal']}>
    {refusalText(refusal.code)} {/* a tab of its own: the game stays as it is */}
    <a href={`/rules/${pageOf(game, refusal.rule)}#${refusal.rule}`} target="_blank" rel="noopener">
      {m.rule_link({ rule: refusal.rule })}
    </a>
  </span>
);

const Confirm = ({ session, snapshot }: { readonly session: GameSession; readonly snapshot: Snapshot }) => {
  const { chosen, choose } = useTableStore();
  if (chosen === null) return null;
  const entry = actions[chosen.action.type];
  const name =
    entry?.say?.(session.info, chosen.action, snapshot.view) ?? entry?.name() ?? chosen.action.type;
  return (
    <div className={css['confirm']}>
      <span>{name}?</span>
      <button
        type="button"
        data-confirm
        className={css['primary']}
        onClick={() => void send(session, [chosen.action])}
      >
        {m.confirm()}
      </button>
      <button type="button" className={css['plain']} onClick={() => choose(null)}>
        {m.cancel()}
      </button>
    </div>
  );
};

const Sentence = ({ session, snapshot }: { readonly session: GameSession; readonly snapshot: Snapshot }) => {
  const prompt = prompts.find(({ asks }) => asks(snapshot));
  return prompt ? <prompt.Sentence session={session} snapshot={snapshot} /> : questionText(session, snapshot);
};

export const Question = ({
  session,
  snapshot,
}: {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}) => {
  const { chosen, notice } = useTableStore();
  const seat = isDue(snapshot) ? snapshot.seat : snapshot.next;
  // beside a question to confirm, a passing reason would push things away from under the pointer, and back
  const reason = chosen === null || notice?.pinned ? notice : null;
  return (
    <div className={css['question']}>
      {seat < 7 && <SeatBadge seat={seat} />}
      <div className={css['sentence']} role="status">
        {reason ? (
          <RefusalText game={session.info.setup.game} refusal={reason.refusal} />
        ) : (
          chosen === null && <Sentence session={session} snapshot={snapshot} />
        )}
      </div>
      <Ways snapshot={snapshot} />
      <Confirm session={session} snapshot={snapshot} />
    </div>
  );
};
