/** A board dealt within limits: how balanced it is, and what to do with it. */
import type { MapData } from '@landnam/maps';
import { type SyntheticEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { games } from '../../../features/index.js';
import { FeatureContext } from '../../../moves/context.js';
import { newSeed } from '../../../session/seed.js';
import type { KindTold } from '../../../session/workshop/dealTypes.js';
import { keepOwnMap } from '../../../session/workshop/ownMaps.js';
import { saveFile } from '../../../ui/files.js';
import { Header } from '../../Header.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import { beginDraft } from '../editor/begin.js';
import { Clashes } from './Clashes.js';
import css from './deal.module.css';
import { LimitsFields } from './LimitsFields.js';
import { crossed, type LimitFields, limitsFrom, limitWords } from './limitsForm.js';
import { Measures } from './Measures.js';
import { type DealRoom, type ShownDeal, useDealing } from './useDealing.js';
import { t } from './words/index.js';

const kindName = (id: string): string => games[id]?.name() ?? t.islands();

/** Keeps a board among the maps of this browser, and says how that went. */
const useKeeping = () => {
  const [said, say] = useState('');
  const [, go] = useLocation();
  const keep = async (map: object): Promise<string | undefined> => {
    const kept = await keepOwnMap(map);
    if (!kept.ok) say(t.failed({ why: kept.error[0]?.what ?? '' }));
    else say(kept.value.isStored ? t.kept() : t.not_kept());
    return kept.ok ? kept.value.map.id : undefined;
  };
  const keepAndGo = (map: object, address: string): void =>
    void keep(map).then((id) => {
      if (id !== undefined) go(`${address}${id}`);
    });
  const edit = async (map: MapData): Promise<void> => go(await beginDraft(map));
  return { said, keep, keepAndGo, edit };
};

const Deeds = ({ board }: Required<Pick<ShownDeal, 'board'>>) => {
  const { said, keep, keepAndGo, edit } = useKeeping();
  const { map } = board;
  return (
    <>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => keepAndGo(map, '/new/')}>
          {t.play()}
        </button>
        <button type="button" className="button" onClick={() => keepAndGo(map, '/workshop/balance/')}>
          {t.fair_ask()}
        </button>
        <button type="button" className="button" onClick={() => void edit(map)} data-edit>
          {t.edit()}
        </button>
        <button type="button" className="button" onClick={() => void keep(map)}>
          {t.keep()}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            saveFile(`${map.name}.json`, JSON.stringify({ ...map, measures: board.measures }, null, 1))
          }
        >
          {t.file()}
        </button>
      </div>
      <p role="status">{said}</p>
    </>
  );
};

/** On a phone it would lie below the form. */
const show = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

const Result = ({
  deal: { board, shown, clashes, limits = {}, why },
  isBusy,
}: Pick<DealRoom, 'deal' | 'isBusy'>) => (
  <section className={css['result']} aria-label={t.board()} aria-busy={isBusy}>
    {clashes && <Clashes clashes={clashes} limits={limits} />}
    {why !== undefined && <p role="alert">{t.failed({ why })}</p>}
    {shown && (
      <div key={`board ${board?.map.id}`} ref={show} className={css['board']} data-dealt={board?.map.id}>
        <PreviewBoard {...shown} still />
      </div>
    )}
    {board && <Deeds key={board.map.id} board={board} />}
    {board && shown && (
      <FeatureContext value={shown.feature}>
        <Measures {...board} />
      </FeatureContext>
    )}
  </section>
);

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

const DealForm = ({ kinds, isBusy, deal, ask }: DealRoom) => {
  const [id, setId] = useState('base');
  const [wanted, setWanted] = useState(4);
  const [fields, setFields] = useState<LimitFields>({ reds: 'apart' });
  const kind = kinds.find((each) => each.id === id) ?? kinds[0];
  if (kind === undefined) return <p role="status">{t.dealing()}</p>;
  const limits = limitsFrom(fields);
  const wrong = crossed(limits);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (wrong === undefined)
      ask({ kind: kind.id, seats: seatsIn(kind, wanted), limits, seed: newSeed(), name: kindName(kind.id) });
  };
  return (
    <form className={css['form']} onSubmit={submit}>
      <KindFields
        kinds={kinds}
        kind={kind}
        seats={seatsIn(kind, wanted)}
        onKind={setId}
        onSeats={setWanted}
      />
      <LimitsFields fields={fields} onChange={setFields} />
      {wrong !== undefined && <p role="alert">{t.wrong_range({ name: limitWords(wrong, limits[wrong]) })}</p>}
      <button type="submit" className="button primary big" disabled={isBusy}>
        {isBusy ? t.dealing() : deal.board ? t.again() : t.deal()}
      </button>
    </form>
  );
};

export const DealPage = () => {
  const room = useDealing();
  return (
    <>
      <Header />
      <main
        className={`sheet ${css['room']}`}
        id="content"
        data-waiting={room.kinds.length === 0 || undefined}
      >
        <h1>{t.title()}</h1>
        <p>{t.about()}</p>
        <div className={css['both']}>
          <DealForm {...room} />
          <Result {...room} />
        </div>
      </main>
    </>
  );
};
