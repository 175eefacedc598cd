/** A board dealt within limits: how balanced it is, and what to do with it. */
import type { MapData } from '@landnam/maps';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FeatureContext } from '../../../moves/context.js';
import { keepOwnMap } from '../../../session/workshop/ownMaps.js';
import { saveFile } from '../../../ui/files.js';
import { Header } from '../../Header.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import { beginDraft } from '../editor/begin.js';
import { writtenFault } from '../maps/Problems.js';
import { Clashes } from './Clashes.js';
import css from './deal.module.css';
import { DealForm } from './DealForm.js';
import { Measures } from './Measures.js';
import { type DealRoom, type ShownDeal, useDealing } from './useDealing.js';
import { t } from './words/index.js';

/** Keeps a board among the maps of this browser, and says how that went. */
const useKeeping = () => {
  const [said, say] = useState('');
  const [, go] = useLocation();
  const keep = async (map: object): Promise<string | undefined> => {
    const kept = await keepOwnMap(map);
    if (!kept.ok) say(t.failed({ why: kept.error.slice(0, 1).map(writtenFault).join('') }));
    else say(kept.value.isStored ? t.kept() : t.not_kept());
    return kept.ok ? kept.value.map.id : undefined;
  };
  const keepAndGo = (map: object, address: string, seats: number): void =>
    void keep(map).then((id) => {
      if (id !== undefined) go(`${address}${id}?players=${seats}`);
    });
  const edit = async (map: MapData, seats: number): Promise<void> => go(await beginDraft(map, seats));
  return { said, keep, keepAndGo, edit };
};

const Deeds = ({ board, seats }: Required<Pick<ShownDeal, 'board' | 'seats'>>) => {
  const { said, keep, keepAndGo, edit } = useKeeping();
  const { map } = board;
  return (
    <>
      <div className="buttons">
        <button type="button" className="button primary" onClick={() => keepAndGo(map, '/new/', seats)}>
          {t.play()}
        </button>
        <button type="button" className="button" onClick={() => keepAndGo(map, '/workshop/balance/', seats)}>
          {t.fair_ask()}
        </button>
        <button type="button" className="button" onClick={() => void edit(map, seats)} data-edit>
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
  deal: { board, seats, shown, clashes, limits = {}, why },
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
    {board && seats !== undefined && <Deeds key={board.map.id} board={board} seats={seats} />}
    {board && shown && (
      <FeatureContext value={shown.feature}>
        <Measures {...board} />
      </FeatureContext>
    )}
  </section>
);

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
