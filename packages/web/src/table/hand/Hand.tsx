/** The player's cards: goods as stacks that never change places, then what can be played. */
import { at } from '@landnam/engine/fields';
import { useFeature, useOpened, useTableState } from '../../moves/context.js';
import { stacksOf } from '../../moves/hand.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useReasons } from '../../moves/useReasons.js';
import { m } from '../../i18n/words/index.js';
import type { GameSession, Snapshot } from '../../session/types.js';
import { GoodIcon } from '../../ui/GoodIcon.js';
import keys from '../keys/keys.module.css';
import css from './Hand.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const Stack = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <li className={`${css['stack']} ${count === 0 ? css['empty'] : ''}`} data-good={name}>
    <span className={`${css['card']} good-${name}`}>
      <GoodIcon name={name} />
    </span>
    <span className={css['count']} key={count}>
      {count}
    </span>
    <span className={css['label']}>{useFeature().goods[name]?.name() ?? name}</span>
  </li>
);

const heldOf = ({ view, seat }: Snapshot, card: number): { ripe: number; fresh: number } => ({
  ripe: view.base.held[at(seat, card)] ?? 0,
  fresh: view.base.fresh[at(seat, card)] ?? 0,
});

interface CardProps {
  readonly snapshot: Snapshot;
  readonly name: string;
  readonly card: number;
}

const PlayCard = ({ snapshot, name, card }: CardProps) => {
  const entry = useFeature().cards[name];
  const { press, explain } = useMoves();
  const play = entry?.play;
  const possible = play !== undefined && legalOfType(snapshot, play).length > 0;
  const reasons = useReasons(snapshot, play, possible, entry?.about());
  const opened = useOpened() === play;
  const { ripe, fresh } = heldOf(snapshot, card);
  if (entry === undefined || ripe + fresh === 0) return null;
  const about = `${entry.name()}${ripe + fresh > 1 ? ` × ${ripe + fresh}` : ''}. ${entry.about()}`;
  return (
    <span className={css['slot']}>
      <button
        type="button"
        className={`${keys['key']} ${css['play']}`}
        aria-disabled={!possible}
        aria-label={about}
        data-card={name}
        data-opened={opened || undefined}
        onClick={() => (play && possible ? press(snapshot, play) : explain(snapshot, play, entry.about()))}
        {...reasons}
      >
        <span className={css['field']}>
          <entry.Icon />
        </span>
        <span>{entry.name()}</span>
        {ripe + fresh > 1 && <b>{ripe + fresh}</b>}
      </button>
    </span>
  );
};

export const Hand = ({ session, snapshot }: Props) => {
  const { info } = session;
  if (snapshot.seat >= info.seats) return <div className={css['hand']} data-part="hand" />;
  return (
    <div className={css['hand']} data-part="hand">
      <ul className={css['stacks']} aria-label={m.panel_hand()}>
        {stacksOf(info, snapshot).map(({ name, count }) => (
          <Stack key={name} name={name} count={count} />
        ))}
      </ul>
      <div className={css['plays']}>
        {info.scenario.cards.map(({ name }, card) => (
          <PlayCard key={name} {...{ snapshot, name, card }} />
        ))}
      </div>
    </div>
  );
};

/** Opens where an action needs more than a tap. */
export const Chooser = ({ session, snapshot }: Props) => {
  const { choosers } = useFeature();
  const { take } = useMoves();
  const { asking, among, chosenPlace, ask } = useTableState((state) => state);
  const Body = asking === null ? undefined : choosers[asking];
  if (asking === null || Body === undefined) return null;
  const legal = among ?? legalOfType(snapshot, asking);
  return (
    <div className={css['chooser']} data-part="chooser" role="group">
      <Body
        session={session}
        snapshot={snapshot}
        legal={legal}
        onChoose={(picked) => take(picked, chosenPlace ?? undefined)}
      />
      <button type="button" data-cancel className={keys['plain']} onClick={() => ask(null)}>
        {m.cancel()}
      </button>
    </div>
  );
};
