import type { MapProblem } from '@landnam/maps';
import { faultText } from '../editor/sentences/sentences.js';
import { w } from './words/index.js';

const MOST = 6;

/** A file is read by whoever mends it: names stay those that stand in it. */
const AS_WRITTEN = { feature: { terrains: {}, goods: {}, cards: {}, pieces: {} }, texts: {}, boards: {} };

export const writtenFault = (problem: MapProblem): string => faultText(problem, AS_WRITTEN);

/** What is wrong with a map, each at its place. */
export const Problems = ({ problems }: { readonly problems: readonly MapProblem[] }) =>
  problems.length === 0 ? null : (
    <div role="alert" className="trouble" data-problems>
      <p>
        <b>{w.file_failed()}</b>
      </p>
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={`${problem.where} ${problem.what}`}>
            <code>{problem.where}</code> {writtenFault(problem)}
          </li>
        ))}
      </ul>
      {problems.length > MOST && <p>{w.more_problems({ count: problems.length - MOST })}</p>}
    </div>
  );
