/** Benefits that need more input: which card, whom, what for. */
import type { Action } from '@landnam/engine';
import { useState } from 'react';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import { useFeature, useTableState } from '../../moves/context.js';
import type { ChooserProps, PanelProps } from '../../moves/feature.js';
import { stacksOf } from '../../moves/hand.js';
import { legalOfType } from '../../moves/legal.js';
import { NONE } from '../../session/none.js';
import type { ActionType, GameInfo, LegalAction, Snapshot } from '../../session/types.js';
import { Cost } from '../../ui/Cost.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { joined, seatName, useWords } from '../../ui/words.js';
import base from '../base/base.module.css';
import { GoodButton } from '../base/trade/GoodButton.js';
import { namesOf } from './actions.js';

type Of<T extends ActionType> = Extract<Action, { type: T }>;

const ofType = <T extends ActionType>(legal: readonly LegalAction[], type: T) =>
  legal.flatMap((each) => (each.action.type === type ? [{ ...each, action: each.action as Of<T> }] : []));

interface GoodsProps {
  readonly info: GameInfo;
  readonly title: string;
  readonly allowed: (name: string) => boolean;
  readonly chosen?: string | null;
  /** From the player's own hand, where cards are given away. */
  readonly count?: (name: string) => number;
  readonly onPick: (name: string) => void;
}

export const PickGood = ({ info, title, allowed, chosen, count, onPick }: GoodsProps) => {
  const { goods } = useFeature();
  return (
    <fieldset className={base['choose']} data-pick={title}>
      <legend>{title}</legend>
      {info.scenario.goods.map(({ name }) => (
        <GoodButton
          key={name}
          name={name}
          label={goods[name]?.name() ?? name}
          pressed={chosen === name}
          {...(count && { count: count(name) })}
          disabled={!allowed(name)}
          onPress={() => onPick(name)}
        />
      ))}
    </fieldset>
  );
};

/** How many of each the viewer holds. */
export const counter =
  (info: GameInfo, snapshot: Snapshot) =>
  (name: string): number =>
    stacksOf(info, snapshot).find((stack) => stack.name === name)?.count ?? 0;

/** The last choice is which card is paid. */
const choosePrice =
  (title: () => string) =>
  ({ session, snapshot, legal, onChoose }: ChooserProps) => {
    const find = (name: string): LegalAction | undefined =>
      legal.find(({ action }) => 'good' in action && action.good === name);
    const pick = (name: string): void => {
      const found = find(name);
      if (found) onChoose(found);
    };
    return (
      <PickGood
        info={session.info}
        title={title()}
        allowed={(name) => find(name) !== undefined}
        count={counter(session.info, snapshot)}
        onPick={pick}
      />
    );
  };

export const ChoosePrice = choosePrice(t.pick_price);
export const ChooseExtra = choosePrice(t.pick_extra);

const Send = ({ type, snapshot }: ChooserProps & { readonly type: 'sendRobber' | 'sendInfiltrator' }) => {
  const arm = useTableState((state) => state.arm);
  const { actions } = useFeature();
  if (legalOfType(snapshot, type).length === 0) return null;
  return (
    <button type="button" className="button" data-act={type} onClick={() => arm(type)}>
      {actions[type]?.name()} ({t.for_a_card()})
    </button>
  );
};

/** [N-44] Off the board for free, or elsewhere for a card. */
export const ChooseFigure = (props: ChooserProps) => {
  const [{ actions }, words] = [useFeature(), useWords(props.session.info, props.snapshot)];
  return (
    <fieldset className={base['choose']}>
      <legend>{t.pick_figure()}</legend>
      {ofType(props.legal, 'dismissFigure').map((each) => (
        <button
          key={each.packed}
          type="button"
          className="button"
          data-act={`dismiss-${each.action.figure}`}
          onClick={() => props.onChoose(each)}
        >
          {actions.dismissFigure?.say?.(each.action, words)} ({t.free_of_cost()})
        </button>
      ))}
      <Send {...props} type="sendRobber" />
      <Send {...props} type="sendInfiltrator" />
    </fieldset>
  );
};

/** [N-51] */
export const ChooseAhead = ({ session, legal, onChoose }: ChooserProps) => (
  <fieldset className={base['choose']}>
    <legend>{t.pick_hand()}</legend>
    {ofType(legal, 'useHelpingHand').map((each) => {
      const { first, second } = each.action;
      return (
        <button
          key={each.packed}
          type="button"
          className="button"
          data-hand={second === null ? first : `${first}-${second}`}
          onClick={() => onChoose(each)}
        >
          <SeatBadge seat={first} />
          {second !== null && <SeatBadge seat={second} />}
          {joined(namesOf(session.info, first, second))}
        </button>
      );
    })}
  </fieldset>
);

/** [N-53] */
export const ChoosePoints = ({ session, snapshot, onChoose }: ChooserProps) => {
  const { actions } = useFeature();
  return (
    <fieldset className={base['choose']}>
      <legend>
        {t.pick_points()} {t.sold({ sold: snapshot.view.pointsForSale.sold[0] ?? 0 })}
      </legend>
      {(['buyPoint', 'buyTwoPoints'] as const).map((type) => {
        const [found] = legalOfType(snapshot, type);
        return (
          <button
            key={type}
            type="button"
            className="button"
            data-act={type}
            disabled={found === undefined}
            onClick={() => found && onChoose(found)}
          >
            {actions[type]?.name()} <Cost info={session.info} bundle={snapshot.prices[type] ?? {}} />
          </button>
        );
      })}
    </fieldset>
  );
};

const Whom = ({
  info,
  snapshot,
  seats,
  whom,
  onPick,
}: {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly seats: readonly number[];
  readonly whom: number | null;
  readonly onPick: (seat: number) => void;
}) => (
  <fieldset className={base['choose']}>
    <legend>{t.pick_whom()}</legend>
    {seats.map((seat) => {
      const cards = m.cards_count({ count: snapshot.view.base.handTotal[seat] ?? 0 });
      return (
        <button
          key={seat}
          type="button"
          className="button"
          aria-pressed={seat === whom}
          data-whom={seat}
          onClick={() => onPick(seat)}
        >
          <SeatBadge seat={seat} /> {seatName(info, seat)}: {cards}
        </button>
      );
    })}
  </fieldset>
);

/** Asked in vain: everyone knows what was missing. */
const Missing = ({ session, snapshot, whom }: PanelProps & { readonly whom: number }) => {
  const words = useWords(session.info, snapshot);
  const good = words.good(snapshot.view.persuasion.missing[0] ?? NONE);
  return <p>{t.again({ name: words.seat(whom), good })}</p>;
};

/** [N-54] Whom, what you give, what you get: asked one after another, all in view. */
export const ChooseSwap = ({ session, snapshot, legal, onChoose }: ChooserProps) => {
  const { info } = session;
  const swaps = ofType(legal, 'persuade');
  const seats = [...new Set(swaps.map(({ action }) => action.seat))];
  const [whom, setWhom] = useState<number | null>(seats.length === 1 ? (seats[0] ?? null) : null);
  const [give, setGive] = useState<string | null>(null);
  const left = swaps.filter(({ action }) => action.seat === whom);
  const gets = left.filter(({ action }) => action.give === give);
  const missing = snapshot.view.persuasion.missing[0] ?? NONE;
  return (
    <>
      {missing !== NONE && whom !== null && <Missing session={session} snapshot={snapshot} whom={whom} />}
      <Whom {...{ info, snapshot, seats, whom }} onPick={setWhom} />
      <PickGood
        info={info}
        title={t.pick_give()}
        chosen={give}
        count={counter(info, snapshot)}
        allowed={(name) => left.some(({ action }) => action.give === name)}
        onPick={setGive}
      />
      <PickGood
        info={info}
        title={t.pick_get()}
        allowed={(name) => gets.some(({ action }) => action.get === name)}
        onPick={(name) => {
          const found = gets.find(({ action }) => action.get === name);
          if (found) onChoose(found);
        }}
      />
    </>
  );
};
