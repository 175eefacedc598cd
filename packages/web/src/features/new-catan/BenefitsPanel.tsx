/** All twenty benefits: what each does, where it lies, whose it is. */
import { useEffect, useRef } from 'react';
import { t } from './words/index.js';
import { useTableState } from '../../moves/context.js';
import type { PanelProps } from '../../moves/feature.js';
import { NONE } from '../../session/none.js';
import { SeatBadge } from '../../ui/SeatMark.js';
import { seatName } from '../../ui/words.js';
import {
  BENEFITS,
  benefitName,
  benefitsOf,
  benefitText,
  cornerOf,
  ownerOf,
  RACES,
  raceName,
  raceOf,
  STATUS_TEXTS,
  statusOf,
} from './benefits.js';
import { BenefitIcon, benefitMark, RaceIcon } from './icons.js';
import css from './newCatan.module.css';
import { Tray } from './Tray.js';

export const BenefitSign = ({ benefit }: { readonly benefit: number }) => (
  <span className={`${css['sign']} race${raceOf(benefit)}`} aria-hidden="true">
    <BenefitIcon benefit={benefit} />
    {benefitMark(benefit) && <small>{benefitMark(benefit)}</small>}
  </span>
);

const Owner = ({ session, snapshot, benefit }: PanelProps & { readonly benefit: number }) => {
  const seat = ownerOf(snapshot, benefit);
  if (seat === NONE) return <em>{STATUS_TEXTS[statusOf(snapshot, benefit)]()}</em>;
  return (
    <em>
      <SeatBadge seat={seat} size={18} /> {seatName(session.info, seat)}:{' '}
      {STATUS_TEXTS[statusOf(snapshot, benefit)]()}
    </em>
  );
};

const Entry = (props: PanelProps & { readonly benefit: number }) => {
  const { benefit, snapshot } = props;
  const { marked, mark } = useTableState((state) => state);
  const item = useRef<HTMLLIElement>(null);
  const corner = cornerOf(snapshot.view, benefit);
  const shown = marked.some(({ kind, at }) => kind === 'vertex' && at === corner);
  useEffect(() => {
    if (shown) item.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <li ref={item} className={css['entry']} data-shown={shown || undefined}>
      <button
        type="button"
        aria-pressed={shown}
        data-entry={BENEFITS[benefit]}
        onClick={() => mark(shown ? [] : [{ kind: 'vertex', at: corner }])}
      >
        <BenefitSign benefit={benefit} />
        <span>
          <b>{benefitName(benefit)}</b> <Owner {...props} />
          <span className={css['about']}>{benefitText(benefit)}</span>
        </span>
      </button>
    </li>
  );
};

const Beside = ({ snapshot: { view } }: PanelProps) => (
  <p className={css['beside']}>
    {view.base.robber[0] === NONE && t.figures_robber_off()}{' '}
    {view.infiltrator.vertex[0] === NONE && t.figures_infiltrator_off()}{' '}
    {(view.pointsForSale.sold[0] ?? 0) > 0 && t.sold({ sold: view.pointsForSale.sold[0] ?? 0 })}
  </p>
);

export const BenefitsPanel = (props: PanelProps) => (
  <div className={css['panel']}>
    <Tray {...props} whole />
    <Beside {...props} />
    {RACES.map((id, race) => (
      <section key={id} className={`race${race}`}>
        <h2>
          <RaceIcon race={race} /> {raceName(race)}
        </h2>
        <ul>
          {BENEFITS.map((name, benefit) =>
            raceOf(benefit) === race ? <Entry key={name} {...props} benefit={benefit} /> : null,
          )}
        </ul>
      </section>
    ))}
  </div>
);

/** In the details of a player. */
export const SeatBenefits = ({ snapshot, seat }: PanelProps & { readonly seat: number }) => {
  const own = benefitsOf(snapshot, seat);
  if (own.length === 0) return null;
  return (
    <ul className={css['held']} aria-label={t.tab()}>
      {own.map((benefit) => (
        <li key={benefit}>
          <BenefitSign benefit={benefit} />
          <span>{benefitName(benefit)}</span>
          {statusOf(snapshot, benefit) !== 'ready' && <em>{STATUS_TEXTS[statusOf(snapshot, benefit)]()}</em>}
        </li>
      ))}
    </ul>
  );
};
