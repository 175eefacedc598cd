/** What went wrong, in the reader's language, and a technical line for a bug report. */
import { m } from '../i18n/words/index.js';
import type { OpenProblem, ProblemCode } from '../session/types.js';

const TEXTS: Readonly<Record<ProblemCode, () => string>> = {
  missing: m.game_missing,
  noSuchGame: m.problem_noSuchGame,
  mapChanged: m.problem_mapChanged,
  badOptions: m.problem_badOptions,
  badDeal: m.problem_badDeal,
  newerRules: m.problem_newerRules,
  refused: m.problem_refused,
  damaged: m.problem_damaged,
  cutOff: m.problem_cutOff,
  differs: m.problem_differs,
  unreadable: m.problem_unreadable,
  storage: m.problem_storage,
  failed: m.problem_failed,
};

export const Technical = ({ line }: { readonly line: string }) =>
  line === '' ? null : <code className="technical">{line}</code>;

interface Props {
  readonly head: string;
  readonly problem: OpenProblem;
}

export const Trouble = ({ head, problem }: Props) => (
  <div className="trouble">
    <p>
      <b>{head}</b> {TEXTS[problem.code]()}
    </p>
    <Technical line={problem.line} />
  </div>
);

/** Said at once, once there is any. */
export const TroubleAlert = ({
  head,
  problem,
}: Omit<Props, 'problem'> & { readonly problem: OpenProblem | undefined }) =>
  problem && (
    <div role="alert">
      <Trouble head={head} problem={problem} />
    </div>
  );
