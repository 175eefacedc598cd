/** The player's own benefits: ready, used this turn, blocked, or from the next turn on. */
import { FREE_SETTLEMENT } from '@landnam/engine/games/new-catan';
import { at } from '@landnam/engine/fields';
import { t } from './words/index.js';
import { useFeature, useOpenTable, useTableState } from '../../moves/context.js';
import type { PanelProps } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useReasons } from '../../moves/useReasons.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { Cost } from '../../ui/Cost.js';
import {
  ACTIONS,
  BENEFITS,
  BENEFITS_TAB,
  benefitName,
  benefitsOf,
  benefitText,
  cornerOf,
  goodOf,
  raceOf,
  STATUS_TEXTS,
  statusOf,
} from './benefits.js';
import { BenefitIcon, benefitMark, LyingHouse, StatusIcon } from './icons.js';
import css from './newCatan.module.css';

const RAISE = 'raiseSettlement';

const actionsOf = (benefit: number) => ACTIONS[BENEFITS[benefit] ?? ''] ?? [];

/** Opens its chooser, arms the board, asks again; benefits that work automatically are explained. */
const useChip = (snapshot: Snapshot, benefit: number): (() => void) => {
  const { actions, choosers } = useFeature();
  const [{ store }, { press, explain }] = [useOpenTable(), useMoves()];
  const [first, ...others] = actionsOf(benefit);
  return () => {
    const { ask, show } = store.getState();
    if (first === undefined) return show(goodOf(benefit) && raceOf(benefit) === 1 ? 'trade' : BENEFITS_TAB);
    const possible = [first, ...others].some((type) => legalOfType(snapshot, type).length > 0);
    if (!possible) return explain(snapshot, first, benefitText(benefit));
    // another of its actions may be legal where the first is not
    if (choosers[first] !== undefined && actions[first]?.place === undefined) return ask(first);
    return press(snapshot, first);
  };
};

/** [N-40] [N-41] Whether the next one is cheap. */
const priceNote = (info: GameInfo, snapshot: Snapshot, benefit: number) => {
  const [type] = actionsOf(benefit);
  const cost = type && legalOfType(snapshot, type).length > 0 ? snapshot.prices[type] : undefined;
  return cost && <Cost info={info} bundle={cost} />;
};

const Chip = ({ session, snapshot, benefit }: PanelProps & { readonly benefit: number }) => {
  const { view } = snapshot;
  const [feature, act] = [useFeature(), useChip(snapshot, benefit)];
  const { armed, mark } = useTableState((state) => state);
  const status = statusOf(snapshot, benefit);
  const types = actionsOf(benefit);
  const [first] = types;
  const possible =
    status === 'ready' &&
    (first === undefined || types.some((type) => legalOfType(snapshot, type).length > 0));
  const show = (): void => mark([{ kind: 'vertex', at: cornerOf(view, benefit) }]);
  const hide = (): void => mark([]);
  const why = useReasons(snapshot, first, possible, benefitText(benefit));
  return (
    <button
      type="button"
      className={`${css['chip']} race${raceOf(benefit)}`}
      aria-disabled={!possible}
      aria-pressed={first !== undefined && armed !== null && types.includes(armed)}
      aria-label={`${benefitName(benefit)}: ${STATUS_TEXTS[status]()}. ${benefitText(benefit)}`}
      data-benefit={BENEFITS[benefit]}
      data-status={status}
      onClick={act}
      onMouseEnter={show}
      onMouseMove={why.onMouseMove}
      onMouseLeave={() => {
        hide();
        why.onMouseLeave?.();
      }}
      onFocus={() => {
        show();
        why.onFocus?.();
      }}
      onBlur={() => {
        hide();
        why.onBlur?.();
      }}
    >
      <span className={css['sign']}>
        <BenefitIcon benefit={benefit} />
        {benefitMark(benefit) && <small>{benefitMark(benefit)}</small>}
        <StatusIcon status={status} />
      </span>
      <span className={css['chipName']}>
        {goodOf(benefit) ? feature.goods[goodOf(benefit) ?? '']?.name() : benefitName(benefit)}
      </span>
      <span className={css['status']}>
        {STATUS_TEXTS[status]()} {status === 'ready' && priceNote(session.info, snapshot, benefit)}
      </span>
    </button>
  );
};

/** [N-42] Raising one needs no access, so it has a button of its own as long as one is on the board. */
const Raise = ({ session, snapshot }: PanelProps) => {
  const { press } = useMoves();
  const armed = useTableState((state) => state.armed === RAISE);
  const { base } = snapshot.view;
  const free = session.info.scenario.pieces.findIndex(({ name }) => name === FREE_SETTLEMENT);
  const lies = (base.onBoard[at(snapshot.seat, free)] ?? 0) > 0;
  const possible = legalOfType(snapshot, RAISE).length > 0;
  const reasons = useReasons(snapshot, RAISE, possible);
  if (!lies) return null;
  const cost = snapshot.prices[RAISE];
  return (
    <button
      type="button"
      className={css['chip']}
      aria-disabled={!possible}
      aria-pressed={armed}
      aria-label={t.act_raise()}
      data-benefit="raise"
      onClick={() => press(snapshot, RAISE)}
      {...reasons}
    >
      <span className={css['sign']}>
        <LyingHouse />
      </span>
      <span className={css['chipName']}>{t.tool_raise()}</span>
      <span className={css['status']}>{cost && <Cost info={session.info} bundle={cost} />}</span>
    </button>
  );
};

/** On a phone its signs are beside the hand, and all of it is above the list of all benefits. */
export const Tray = ({ whole, ...props }: PanelProps & { readonly whole?: boolean }) => {
  const { snapshot, session } = props;
  if (snapshot.seat >= session.info.seats) return null;
  const own = benefitsOf(snapshot, snapshot.seat);
  return (
    <div className={`${css['tray']} ${whole ? css['whole'] : ''}`} role="group" aria-label={t.tray()}>
      {own.map((benefit) => (
        <Chip key={benefit} {...props} benefit={benefit} />
      ))}
      <Raise {...props} />
      {own.length === 0 && <p>{t.tray_none()}</p>}
    </div>
  );
};
