import type { MapProblem } from '@landnam/maps';
import { w } from './words/index.js';

const MOST = 6;

/** What is wrong with a map, each at its place. */
export const Problems = ({ problems }: { readonly problems: readonly MapProblem[] }) =>
  problems.length === 0 ? null : (
    <div role="alert" className="trouble" data-problems>
      <p>
        <b>{w.file_failed()}</b>
      </p>
      <ul>
        {problems.slice(0, MOST).map(({ where, what }) => (
          <li key={`${where} ${what}`}>
            <code>{where}</code> {what}
          </li>
        ))}
      </ul>
      {problems.length > MOST && <p>{w.more_problems({ count: problems.length - MOST })}</p>}
    </div>
  );
