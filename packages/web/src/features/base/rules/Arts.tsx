/** Pictures that are lists: what there is, what it costs, how often a number comes. All of it is read from the game. */
import { Fragment } from 'react';
import { useFeature } from '../../../moves/context.js';
import type { PictureProps } from '../../../moves/rulebook.js';
import { Cost } from '../../../ui/Cost.js';
import { useWords } from '../../../ui/words.js';
import css from './arts.module.css';

export const Prices = ({ info, snapshot }: PictureProps) => {
  const { tools } = useFeature();
  const words = useWords(info, snapshot);
  return (
    <ul className={css['rows']}>
      {tools.map(({ id, type, label, Icon }) => {
        const price = snapshot.prices[type];
        return (
          price && (
            <li key={id}>
              <Icon />
              <span>{label()}</span>
              <Cost info={info} bundle={price} />
              <span className="hidden">{words.bundle(price)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
};

export const Stock = ({ info, snapshot }: PictureProps) => {
  const { pieces } = useFeature();
  const words = useWords(info, snapshot);
  return (
    <ul className={css['rows']}>
      {info.scenario.pieces.map(({ name, stock }) => {
        const Art = pieces[name]?.Art;
        return (
          <li key={name}>
            <svg viewBox="-24 -22 48 44" aria-hidden="true">
              {Art && <Art seat={0} />}
            </svg>
            <span>{words.piece(name, stock)}</span>
            <b>{stock}</b>
          </li>
        );
      })}
    </ul>
  );
};

export const Cards = ({ info }: PictureProps) => {
  const { cards } = useFeature();
  return (
    <ul className={css['rows']}>
      {info.scenario.cards.map(({ name, count }) => {
        const card = cards[name];
        return (
          card && (
            <li key={name}>
              <card.Icon />
              <span>
                {card.name()}
                <small>{card.about()}</small>
              </span>
              <b>{count}×</b>
            </li>
          )
        );
      })}
    </ul>
  );
};

/** Ways in which two dice give it. */
export const waysTo = (sum: number): number => 6 - Math.abs(7 - sum);
const SUMS = Array.from({ length: 11 }, (_, i) => i + 2);
const [STEP, BASE] = [26, 104];

const Bar = ({ sum, at }: { readonly sum: number; readonly at: number }) => (
  <g className={css[sum === 6 || sum === 8 ? 'often' : sum === 7 ? 'seven' : 'bar']}>
    {Array.from({ length: waysTo(sum) }, (_, i) => (
      <circle key={i} cx={at} cy={BASE - 10 - i * 15} r={6} />
    ))}
    <text x={at} y={BASE + 16}>
      {sum}
    </text>
  </g>
);

export const Odds = () => (
  <svg
    className={css['odds']}
    viewBox={`0 0 ${SUMS.length * STEP + 8} ${BASE + 24}`}
    role="img"
    aria-label={SUMS.map((sum) => `${sum}: ${waysTo(sum)}/36`).join(', ')}
  >
    {SUMS.map((sum, i) => (
      <Fragment key={sum}>
        <Bar sum={sum} at={i * STEP + STEP / 2 + 4} />
      </Fragment>
    ))}
  </svg>
);

export const ARTS = { prices: Prices, stock: Stock, cards: Cards, odds: Odds };
