/** Which development cards nobody has shown yet: they lie in the deck or in somebody else's hand. */
import { useId } from 'react';
import { useFeature } from '../../../moves/context.js';
import type { PanelProps } from '../../../moves/feature.js';
import css from './counts.module.css';
import { unseenCards } from './unseen.js';
import { t } from './words/index.js';

export const UnseenCards = ({ session, snapshot }: PanelProps) => {
  const id = useId();
  const { cards } = useFeature();
  const left = unseenCards(session.info, snapshot);
  return (
    <section aria-labelledby={id} data-count="cards">
      <h2 id={id}>{t.cards_title({ count: left.reduce((sum, { count }) => sum + count, 0) })}</h2>
      <ul className={css['cards']}>
        {left.map(({ name, count }) => {
          const entry = cards[name];
          return (
            <li key={name} data-none={count === 0 || undefined}>
              {entry && <entry.Icon />} <b>{count}</b> {entry?.name() ?? name}
            </li>
          );
        })}
      </ul>
      <small>{t.cards_about()}</small>
    </section>
  );
};
