/** How balanced a dealt board is: pips over goods and corners, clusters, numbers side by side. */
import { GoodIcon } from '../../../ui/GoodIcon.js';
import { useFeature } from '../../../moves/context.js';
import type { DealtBoard } from '../../../session/workshop/dealTypes.js';
import css from './deal.module.css';
import { t } from './words/index.js';

const tenths = (value: number): number => Math.round(10 * value) / 10;

type Told = Pick<DealtBoard, 'measures' | 'tries'>;

const Goods = ({ measures: { goods, goodsApart } }: Pick<Told, 'measures'>) => {
  const feature = useFeature();
  return (
    <div>
      <dt>{t.pips()}</dt>
      <dd>
        <ul className={css['goods']}>
          {Object.entries(goods).map(([good, count]) => (
            <li key={good} aria-label={`${feature.goods[good]?.name() ?? good} ${count}`}>
              <GoodIcon name={good} /> {count}
            </li>
          ))}
        </ul>
        {t.apart({ count: goodsApart })}
      </dd>
    </div>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const Measures = ({ measures, tries }: Told) => {
  const { corners, inland, islands } = measures;
  const pips = { ...corners, mean: tenths(corners.mean), spread: tenths(corners.spread) };
  const around = inland === undefined ? '' : `; ${t.inland({ least: inland.least, most: inland.most })}`;
  return (
    <section data-measures>
      <h2>{t.balanced()}</h2>
      <dl className={css['facts']}>
        <Goods measures={measures} />
        <Fact name={t.corners()}>{`${t.corners_are(pips)}${around}`}</Fact>
        <Fact name={t.largest()}>{measures.cluster}</Fact>
        {measures.gold > 0 && <Fact name={t.gold_is()}>{measures.gold}</Fact>}
        {islands.length > 1 && <Fact name={t.islands_are()}>{islands.join(', ')}</Fact>}
      </dl>
      <p>{t.pairs({ reds: measures.redPairs, ends: measures.endPairs, same: measures.samePairs })}</p>
      <p>
        <small>{t.tries({ count: tries })}</small>
      </p>
    </section>
  );
};
