/** Which limits cannot be met, and how sure that is. */
import type { BoardLimits, LimitClash } from '../../../session/workshop/dealTypes.js';
import { limitWords } from './limitsForm.js';
import { t } from './words/index.js';

const whatOf = ({ limits: names }: LimitClash, limits: BoardLimits): string => {
  const words = names.map((name) => limitWords(name, limits[name]));
  const [one = '', other = ''] = words;
  if (words.length === 1) return t.one_cannot({ one });
  return words.length === 2 ? t.two_exclude({ one, other }) : t.many_cannot({ all: words.join(', ') });
};

const sureOf = ({ proved, bound, tries }: LimitClash): string => {
  if (!proved) return t.unproved({ tries });
  return bound === undefined ? t.proved() : t.nearest({ bound });
};

interface Props {
  readonly clashes: readonly LimitClash[];
  readonly limits: BoardLimits;
}

export const Clashes = ({ clashes, limits }: Props) => (
  <div role="alert" data-clashes>
    <p>{t.cannot()}</p>
    <ul>
      {clashes.map((clash) => (
        <li key={clash.limits.join()}>
          {whatOf(clash, limits)} {sureOf(clash)}
        </li>
      ))}
    </ul>
  </div>
);
