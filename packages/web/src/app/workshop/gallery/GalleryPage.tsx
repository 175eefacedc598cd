/** Maps of ours that show what can be done; fetched when somebody looks at them. */
import type { MapData } from '@landnam/maps';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { galleryMaps } from '../../../session/workshop/ownMaps.js';
import { Footer } from '../../Footer.js';
import { Header } from '../../Header.js';
import { Doing } from '../maps/Doing.js';
import { MapCard } from '../maps/MapCard.js';
import css from '../maps/maps.module.css';
import { w } from '../maps/words/index.js';

/** Null if they cannot be fetched. */
const useGallery = (): readonly MapData[] | null | undefined => {
  const [maps, setMaps] = useState<readonly MapData[] | null>();
  useEffect(() => {
    let gone = false;
    const put = (found: readonly MapData[] | null): void => {
      if (!gone) setMaps(found);
    };
    galleryMaps().then(put, () => put(null));
    return () => {
      gone = true;
    };
  }, []);
  return maps;
};

export const GalleryPage = () => {
  const maps = useGallery();
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
        <div className={css['cards']}>
          {maps?.map((map) => (
            <MapCard key={map.id} map={map}>
              <Doing map={map} />
            </MapCard>
          ))}
        </div>
      </main>
      <Footer />
    </>
  );
};
