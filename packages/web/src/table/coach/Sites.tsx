/** Where it is good to settle: the better a corner, the stronger its ring. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { placePoint } from '../../board/geometry.js';
import type { PanelProps } from '../../moves/feature.js';
import type { ToldSite } from '../../session/hintTypes.js';
import css from './coach.module.css';
import { rootOf } from './pointed.js';

/** Of all corners; the others are not ringed. */
const BEST = 14;

const useSites = ({ session, snapshot: { ply } }: PanelProps): readonly ToldSite[] => {
  const [found, setFound] = useState<{ ply: number; sites: readonly ToldSite[] }>({ ply: -1, sites: [] });
  useEffect(() => {
    let gone = false;
    const seek = async (): Promise<void> => {
      const sites = await (await session.hints?.())?.sites();
      if (!gone && sites) setFound({ ply, sites });
    };
    // without the weights of the game nobody knows
    seek().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [session, ply]);
  return found.ply === ply ? found.sites : [];
};

/** 1 for the best of those that are ringed, towards 0 for the last. */
const strengthOf = (sites: readonly ToldSite[], worth: number): number => {
  const [most, least] = [sites[0]?.worth ?? 0, sites.at(-1)?.worth ?? 0];
  return most === least ? 1 : (worth - least) / (most - least);
};

export const Sites = (props: PanelProps) => {
  const { info } = props.session;
  const sites = useSites(props).slice(0, BEST);
  const scene = rootOf(info.id)?.querySelector('[data-scene]') ?? null;
  if (scene === null || sites.length === 0) return null;
  return createPortal(
    <g className={css['sites']} aria-hidden="true">
      {sites.map(({ vertex, worth }) => {
        const { x, y } = placePoint(info.board, { kind: 'vertex', at: vertex });
        const strength = strengthOf(sites, worth);
        return (
          <circle
            key={vertex}
            data-site={vertex}
            className={css['site']}
            cx={x}
            cy={y}
            r={11 + 5 * strength}
            strokeWidth={1.5 + 4.5 * strength}
            opacity={0.35 + 0.65 * strength}
          />
        );
      })}
    </g>,
    scene,
  );
};
