/** What was chosen, what would have been better, and why. */
import { useFeature } from '../../moves/context.js';
import type { ReviewedChoice } from '../../session/lookback/types.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { actionText } from '../../table/hint/actionText.js';
import { reasonTexts } from '../../table/hint/reasonTexts.js';
import { plainly } from '../../ui/Told.js';
import { useWords } from '../../ui/words.js';
import { t } from './words/index.js';

interface Props {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly choice: ReviewedChoice;
}

/** What speaks for the better plan; where nothing does, what speaks against the chosen one. */
const useWhy = ({ info, snapshot, choice: { reasons } }: Props): string => {
  const feature = useFeature();
  const words = useWords(info, snapshot);
  const told = (each: NonNullable<typeof reasons>['better']): string =>
    reasonTexts(feature, words, each).map(plainly).join(' ');
  if (reasons === null) return '';
  const [because, against] = [told(reasons.better), told(reasons.against)];
  if (because !== '') return t.because({ reasons: because });
  return against === '' ? '' : t.against({ reasons: against });
};

export const Better = (props: Props) => {
  const { info, snapshot, choice } = props;
  const { action, better } = choice;
  const feature = useFeature();
  const words = useWords(info, snapshot);
  const why = useWhy(props);
  const say = (each: typeof action): string => plainly(actionText(feature, words, snapshot, each));
  return (
    <>
      <p>{t.chosen({ action: say(action) })}</p>
      {better && <p>{t.better({ action: [better.action, ...better.follows].map(say).join(' → ') })}</p>}
      {why !== '' && <p>{why}</p>}
    </>
  );
};
