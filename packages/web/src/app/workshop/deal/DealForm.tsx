/** The kind of board, for how many, and within which limits. */
import { type SyntheticEvent, useEffect, useState } from 'react';
import { games } from '../../../features/index.js';
import { newSeed } from '../../../session/seed.js';
import type { KindTold } from '../../../session/workshop/dealTypes.js';
import css from './deal.module.css';
import { LimitsFields } from './LimitsFields.js';
import { crossed, type LimitFields, limitsFrom, limitWords, withoutOthers } from './limitsForm.js';
import { remember, remembered } from './remembered.js';
import type { DealRoom } from './useDealing.js';
import { t } from './words/index.js';

const kindName = (id: string): string => games[id]?.name() ?? t.islands();

interface KindProps {
  readonly kinds: readonly KindTold[];
  readonly kind: KindTold;
  readonly seats: number;
  readonly onKind: (id: string) => void;
  readonly onSeats: (seats: number) => void;
}

const KindFields = ({ kinds, kind, seats, onKind, onSeats }: KindProps) => (
  <>
    <label className={css['field']}>
      <span>{t.kind()}</span>
      <select name="kind" value={kind.id} onChange={({ target }) => onKind(target.value)}>
        {kinds.map(({ id }) => (
          <option key={id} value={id}>
            {kindName(id)}
          </option>
        ))}
      </select>
    </label>
    <label className={css['field']}>
      <span>{t.players()}</span>
      <select name="players" value={seats} onChange={({ target }) => onSeats(Number(target.value))}>
        {kind.players.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
    {kind.fairAsPrinted && <p data-printed>{t.printed()}</p>}
  </>
);

const seatsIn = ({ players }: KindTold, wanted: number): number =>
  players.includes(wanted) ? wanted : Math.max(...players);

const USUAL = { kind: 'base', seats: 4, fields: { reds: 'apart' } };

/** As it was left. */
const useForm = () => {
  const [form, setForm] = useState<{ kind: string; seats: number; fields: LimitFields }>(() => ({
    ...USUAL,
    ...remembered().form,
  }));
  useEffect(() => remember({ form }), [form]);
  return [form, (part: Partial<typeof form>): void => setForm({ ...form, ...part })] as const;
};

const MARK = 4;

/** Told from other boards of its kind. */
const nameFor = (kind: KindTold, seed: string): string =>
  t.dealt_name({ kind: kindName(kind.id), mark: seed.slice(0, MARK) });

export const DealForm = ({ kinds, isBusy, deal, ask }: DealRoom) => {
  const [form, change] = useForm();
  const kind = kinds.find(({ id }) => id === form.kind) ?? kinds[0];
  if (kind === undefined) return <p role="status">{t.dealing()}</p>;
  const limits = withoutOthers(limitsFrom(form.fields), kind.limits);
  const wrong = crossed(limits);
  const seats = seatsIn(kind, form.seats);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const seed = newSeed();
    if (wrong === undefined) ask({ kind: kind.id, seats, limits, seed, name: nameFor(kind, seed) });
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      <KindFields
        kinds={kinds}
        kind={kind}
        seats={seats}
        onKind={(id) => change({ kind: id })}
        onSeats={(count) => change({ seats: count })}
      />
      <LimitsFields names={kind.limits} fields={form.fields} onChange={(fields) => change({ fields })} />
      {wrong !== undefined && <p role="alert">{t.wrong_range({ name: limitWords(wrong, limits[wrong]) })}</p>}
      <button type="submit" className="button primary big" disabled={isBusy}>
        {isBusy ? t.dealing() : deal.board ? t.again() : t.deal()}
      </button>
    </form>
  );
};
