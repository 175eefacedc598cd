/** What can be done with a map of one's own. */
import type { MapData } from '@landnam/maps';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { keepOwnMap } from '../../../session/workshop/ownMaps.js';
import { beginDraft } from '../editor/begin.js';
import { Share } from './Share.js';
import { w } from './words/index.js';

interface Props {
  readonly map: MapData;
  /** For how many, where that was chosen. */
  readonly seats?: number | undefined;
  /** Told once it is kept, or why it cannot be stored. */
  readonly onKept?: (isStored: boolean) => void;
}

/** Kept first: whoever plays it comes back to it. */
const useKeeping = ({ map, onKept }: Props) => {
  const [, navigate] = useLocation();
  return async (address: string): Promise<void> => {
    const kept = await keepOwnMap(map);
    if (kept.ok) onKept?.(kept.value.isStored);
    if (kept.ok && address !== '') navigate(address);
  };
};

const EditButton = ({ map, seats }: Pick<Props, 'map' | 'seats'>) => {
  const [, navigate] = useLocation();
  const edit = async (): Promise<void> => navigate(await beginDraft(map, seats));
  return (
    <button type="button" className="button" onClick={() => void edit()} data-edit>
      {w.edit()}
    </button>
  );
};

/** Whoever comes to share a map finds its address open. */
const sharedFirst = (): string | null => new URLSearchParams(location.search).get('share');

export const Doing = (props: Props) => {
  const { map, seats } = props;
  const players = seats === undefined ? '' : `?players=${seats}`;
  const keep = useKeeping(props);
  const [shares, setShares] = useState(() => sharedFirst() === map.id);
  return (
    <>
      <button type="button" className="button primary" onClick={() => void keep(`/new/${map.id}${players}`)}>
        {w.play()}
      </button>
      <button type="button" className="button" onClick={() => void keep(`/together?map=${map.id}`)}>
        {w.friends()}
      </button>
      <EditButton map={map} seats={seats} />
      <button
        type="button"
        className="button"
        onClick={() => void keep(`/workshop/balance/${map.id}${players}`)}
        data-fair
      >
        {w.fair()}
      </button>
      <button type="button" className="button" aria-expanded={shares} onClick={() => setShares(!shares)}>
        {w.share()}
      </button>
      {shares && <Share map={map} />}
    </>
  );
};
