import type { GameInfo } from '../session/types.js';
import { GoodIcon } from './GoodIcon.js';
import css from './Cost.module.css';

interface Props {
  readonly info: GameInfo;
  readonly bundle: Readonly<Record<string, number>>;
}

export const Cost = ({ info, bundle }: Props) => (
  <span className={css['cost']} data-part="cost" aria-hidden="true">
    {info.scenario.goods.flatMap(({ name }) =>
      Array.from({ length: bundle[name] ?? 0 }, (_, i) => <GoodIcon key={`${name}${i}`} name={name} />),
    )}
  </span>
);
