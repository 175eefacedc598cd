/** A map of somebody's own: its picture, what is said about it, and what can be done with it. */
import type { MapData } from '@landnam/maps';
import type { ReactNode } from 'react';
import { entryOf } from '../../../features/index.js';
import { getLocale } from '../../../i18n/locale.js';
import { m } from '../../../i18n/words/index.js';
import type { Sketch } from '../../../session/types.js';
import { MapSketch, useSketch } from '../../start/MapSketch.js';
import css from './maps.module.css';
import { w } from './words/index.js';

type Labelled = Pick<MapData, 'id' | 'name' | 'author' | 'licence' | 'about' | 'players' | 'pointsToWin'>;

const drawnBy = (id: string, { modules, own }: Sketch) =>
  entryOf({ setup: { game: id }, modules, ...(own && { own }) });

const Picture = ({ id }: { readonly id: string }) => {
  const sketch = useSketch(id);
  const entry = sketch && drawnBy(id, sketch);
  return <div className={css['picture']}>{entry && <MapSketch sketch={sketch} entry={entry} />}</div>;
};

const metaOf = ({ players, pointsToWin: points }: Labelled): string => {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? w.exactly({ players: least, points }) : m.games_meta({ least, most, points });
};

interface Props {
  readonly map: Labelled;
  /** Beside what its author says. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export const MapCard = ({ map, note, children }: Props) => {
  const { id, name, author, licence, about } = map;
  const said = about?.[getLocale()] ?? about?.['en'];
  return (
    <article className={css['card']} data-map={id}>
      <Picture id={id} />
      <h2>{name}</h2>
      {said !== undefined && <p>{said}</p>}
      <small>{[metaOf(map), author && w.by({ author }), licence, note].filter(Boolean).join(' · ')}</small>
      <div className={css['doing']}>{children}</div>
    </article>
  );
};
