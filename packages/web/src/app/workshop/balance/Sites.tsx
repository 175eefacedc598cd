/** The best and the worst corners to begin at, ranked in words and on the board. */
import { useMemo } from 'react';
import { placePoint } from '../../../board/geometry.js';
import { FeatureContext } from '../../../moves/context.js';
import type { Feature } from '../../../moves/feature.js';
import type { GameInfo } from '../../../session/types.js';
import type { SiteWorth } from '../../../session/workshop/dealTypes.js';
import { useWords } from '../../../ui/words.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import type { Shown } from '../../setup/usePreview.js';
import css from './balance.module.css';
import { t } from './words/index.js';

const MOST = 5;

interface Ranked extends SiteWorth {
  readonly rank: number;
  readonly isWorst: boolean;
}

/** None is among both. */
const rankedOf = (sites: readonly SiteWorth[]): readonly Ranked[] => {
  const half = Math.min(MOST, Math.floor(sites.length / 2));
  return sites
    .map((site, i) => ({ ...site, rank: i + 1, isWorst: i >= sites.length - half }))
    .filter(({ isWorst }, i) => isWorst || i < Math.max(1, half));
};

const signsOf = (sites: readonly Ranked[]) => {
  const Signs = ({ info }: { readonly info: GameInfo }) => (
    <g aria-hidden="true">
      {sites.map(({ vertex, rank, isWorst }) => {
        const { x, y } = placePoint(info.board, { kind: 'vertex', at: vertex });
        return (
          <g key={vertex} className={css['site']} data-worst={isWorst} transform={`translate(${x} ${y})`}>
            <circle r={15} />
            <text y={5.5}>{rank}</text>
          </g>
        );
      })}
    </g>
  );
  return Signs;
};

/** Drawn like any other layer of the board. */
const useSigned = (feature: Feature, sites: readonly Ranked[]): Feature => {
  const key = sites.map(({ vertex, rank }) => `${vertex}:${rank}`).join();
  return useMemo(
    () => ({ ...feature, layers: [...feature.layers, signsOf(sites)] }),
    // the key holds everything that is drawn
    [feature, key],
  );
};

const Row = ({ site, shown }: { readonly site: Ranked; readonly shown: Shown }) => {
  const words = useWords(shown.info, shown.snapshot);
  const place = words.place({ kind: 'vertex', at: site.vertex });
  return (
    <li value={site.rank} data-site={site.vertex}>
      {t.site({ place, rate: (100 * site.rate).toFixed(1) })}
    </li>
  );
};

interface Props {
  readonly sites: readonly SiteWorth[];
  readonly isRated: boolean;
  readonly shown: Shown;
}

const Board = ({ sites, isRated, shown }: Props) => {
  const ranked = rankedOf(sites);
  const feature = useSigned(shown.feature, ranked);
  const rows = (worst: boolean) =>
    ranked.flatMap((site) =>
      site.isWorst === worst ? [<Row key={site.vertex} site={site} shown={shown} />] : [],
    );
  return (
    <FeatureContext value={shown.feature}>
      <p>{isRated ? t.sites_rated() : t.sites_played()}</p>
      <div className={css['sites']}>
        <div className={css['map']}>
          <PreviewBoard info={shown.info} snapshot={shown.snapshot} feature={feature} still />
        </div>
        <div>
          <h3>{t.sites_best()}</h3>
          <ol>{rows(false)}</ol>
          <h3>{t.sites_worst()}</h3>
          <ol>{rows(true)}</ol>
        </div>
      </div>
    </FeatureContext>
  );
};

export const Sites = (props: Props) => (
  <section data-sites={props.sites.length}>
    <h2>{t.sites()}</h2>
    {props.sites.length === 0 ? <p>{t.sites_none()}</p> : <Board {...props} />}
  </section>
);
