/** Maps of ours that show what can be done; fetched when somebody looks at them. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type GalleryMap, galleryMaps } from '../../../session/workshop/ownMaps.js';
import { Footer } from '../../Footer.js';
import { Header } from '../../Header.js';
import { Doing } from '../maps/Doing.js';
import { MapCard } from '../maps/MapCard.js';
import css from '../maps/maps.module.css';
import { w } from '../maps/words/index.js';
import { ANY, Filter, suits } from './Filter.js';

/** Null if they cannot be fetched. */
const useGallery = (): readonly GalleryMap[] | null | undefined => {
  const [maps, setMaps] = useState<readonly GalleryMap[] | null>();
  useEffect(() => {
    let gone = false;
    const put = (found: readonly GalleryMap[] | null): void => {
      if (!gone) setMaps(found);
    };
    galleryMaps().then(put, () => put(null));
    return () => {
      gone = true;
    };
  }, []);
  return maps;
};

const AHEAD = [w.ahead_1, w.ahead_2, w.ahead_3, w.ahead_4, w.ahead_5, w.ahead_6];

/** More than rounding adds. */
const ROUNDED = 103;

const fairnessOf = ({ measured, ahead }: Omit<GalleryMap, 'map'>): string | undefined => {
  if (measured === undefined) return undefined;
  const { wins, games } = measured;
  const verdict = (AHEAD[ahead ?? -1] ?? w.measured_even)();
  const said = w.measured({ shares: wins.join(' · '), games, verdict });
  const isShared = wins.reduce((sum, each) => sum + each, 0) > ROUNDED;
  return isShared ? `${said} ${w.measured_shared()}` : said;
};

export const GalleryPage = () => {
  const maps = useGallery();
  const [wish, setWish] = useState(ANY);
  return (
    <>
      <Header />
      <main className={css['maps']} id="content" data-waiting={maps === undefined || undefined}>
        <h1>{w.gallery_title()}</h1>
        <p>{w.gallery_about()}</p>
        <div className={css['ways']}>
          <Link className="button" href="/workshop/maps">
            {w.all()}
          </Link>
          <Link className="button" href="/workshop">
            {w.workshop()}
          </Link>
        </div>
        {maps === null && <p role="alert">{w.gallery_failed()}</p>}
        {maps && <Filter maps={maps} wish={wish} onWish={setWish} />}
        <div className={css['cards']}>
          {maps?.filter(suits(wish)).map(({ map, ...found }) => (
            <MapCard key={map.id} map={map} fair={fairnessOf(found)}>
              <Doing map={map} seats={wish.seats} />
            </MapCard>
          ))}
        </div>
      </main>
      <Footer />
    </>
  );
};
