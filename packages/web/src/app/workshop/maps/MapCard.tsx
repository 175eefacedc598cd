/** A map of somebody's own: its picture, what is said about it, and what can be done with it. */
import type { MapData } from '@landnam/maps';
import type { ReactNode } from 'react';
import { getLocale } from '../../../i18n/locale.js';
import { m } from '../../../i18n/words/index.js';
import { CardPicture } from './CardPicture.js';
import css from './maps.module.css';
import { w } from './words/index.js';

type Labelled = Pick<MapData, 'id' | 'name' | 'author' | 'licence' | 'about' | 'players' | 'pointsToWin'>;

const metaOf = ({ players, pointsToWin: points }: Labelled): string => {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? w.exactly({ players: least, points }) : m.games_meta({ least, most, points });
};

interface Props {
  readonly map: Labelled;
  /** Beside what its author says. */
  readonly note?: string | undefined;
  /** How bots fared on it. */
  readonly fair?: string | undefined;
  readonly children: ReactNode;
}

export const MapCard = ({ map, note, fair, children }: Props) => {
  const { id, name, author, licence, about } = map;
  const said = about?.[getLocale()] ?? about?.['en'];
  return (
    <article className={css['card']} data-map={id}>
      <CardPicture id={id} players={map.players} />
      <h2>{name}</h2>
      {said !== undefined && <p>{said}</p>}
      {fair !== undefined && <small data-measured>{fair}</small>}
      <small>{[metaOf(map), author && w.by({ author }), licence, note].filter(Boolean).join(' · ')}</small>
      <div className={css['doing']}>{children}</div>
    </article>
  );
};
