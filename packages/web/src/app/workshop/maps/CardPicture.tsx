/** A map as the board draws it while its card is in view; until then a sketch of the same size. */
import type { MapData } from '@landnam/maps';
import { startTransition, useEffect, useState } from 'react';
import { entryOf } from '../../../features/index.js';
import { previewGame } from '../../../session/asks.js';
import type { Sketch } from '../../../session/types.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import { type Shown, shownFrom } from '../../setup/usePreview.js';
import { MapSketch, useSketch } from '../../start/MapSketch.js';
import { usualSeats } from '../usualSeats.js';
import { withBots } from '../withBots.js';
import { inTurn } from './inTurn.js';
import css from './maps.module.css';
import { useNear } from './useNear.js';

const drawnBy = (id: string, { modules, own }: Sketch) =>
  entryOf({ setup: { game: id }, modules, ...(own && { own }) });

const Sketched = ({ id }: { readonly id: string }) => {
  const sketch = useSketch(id);
  const entry = sketch && drawnBy(id, sketch);
  return entry && <MapSketch sketch={sketch} entry={entry} />;
};

/** Undefined if it is no longer wanted when its turn comes. */
const deal = async (id: string, seats: number, isWanted: () => boolean): Promise<Shown | undefined> => {
  const dealt = isWanted() ? await previewGame(withBots(id, seats, 'card')) : undefined;
  return dealt?.ok ? shownFrom(dealt.value) : undefined;
};

/** Undefined until the card came near, and where no game can be set up. */
const useBoard = (id: string, seats: number, isNear: boolean): Shown | undefined => {
  const [shown, setShown] = useState<Shown>();
  const isAsked = isNear && shown === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    let gone = false;
    void inTurn(() => deal(id, seats, () => !gone)).then((found) => {
      if (!gone) startTransition(() => setShown(found));
    });
    return () => {
      gone = true;
    };
  }, [id, seats, isAsked]);
  return shown;
};

export const CardPicture = ({ id, players }: Pick<MapData, 'id' | 'players'>) => {
  const [frame, isNear] = useNear();
  const shown = useBoard(id, usualSeats(players), isNear);
  return (
    <div ref={frame} className={css['picture']} aria-hidden="true">
      {isNear && shown ? <PreviewBoard {...shown} still /> : <Sketched id={id} />}
    </div>
  );
};
