/** Buttons that are always in the same place; what is not possible says why. */
import { useFeature, useOpened, useTableState } from '../../moves/context.js';
import type { Feature, Tool, GameWords } from '../../moves/feature.js';
import { legalAlong, legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useReasons } from '../../moves/useReasons.js';
import { m } from '../../i18n/words/index.js';
import type { ActionType, GameSession, Snapshot } from '../../session/types.js';
import { Cost } from '../../ui/Cost.js';
import { refusalWords } from '../../ui/RefusalText.js';
import { useWords } from '../../ui/words.js';
import { toolsOf } from '../keys/hotkeys.js';
import keys from '../keys/keys.module.css';
import css from './Tools.module.css';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

const describe = (
  feature: Feature,
  words: GameWords,
  snapshot: Snapshot,
  type: ActionType,
  possible: boolean,
) => {
  const entry = feature.actions[type];
  const price = snapshot.prices[type];
  const cost = price ? m.costs({ goods: words.bundle(price) }) : '';
  const refusal = possible ? undefined : snapshot.blocked[type];
  const why = refusal && refusalWords(feature, words, refusal);
  return [entry?.name() ?? type, cost, why].filter(Boolean).join('. ');
};

const ToolButton = ({ session, snapshot, tool }: Props & { readonly tool: Tool }) => {
  const [feature, words, { press }] = [useFeature(), useWords(session.info, snapshot), useMoves()];
  const armed = useTableState((state) => state.armed === tool.type);
  const opened = useOpened() === tool.type;
  const possible = legalAlong(feature, snapshot, tool.type).length > 0;
  const reasons = useReasons(snapshot, tool.type, possible);
  const cost = snapshot.prices[tool.type];
  return (
    <button
      type="button"
      className={`${keys['key']} ${css['tool']}`}
      aria-pressed={armed}
      aria-disabled={!possible}
      aria-label={describe(feature, words, snapshot, tool.type, possible)}
      data-tool={tool.id}
      data-opened={opened || undefined}
      onClick={() => press(snapshot, tool.type)}
      {...reasons}
    >
      <tool.Icon />
      <span>{tool.label()}</span>
      {cost && <Cost info={session.info} bundle={cost} />}
    </button>
  );
};

export const Tools = (props: Props) => (
  <div className={css['tools']} data-part="tools" role="group" aria-label={m.panel_actions()}>
    {toolsOf(useFeature(), props.session.info).map((tool) => (
      <ToolButton key={tool.id} {...props} tool={tool} />
    ))}
  </div>
);

/** Moves the turn on: one big button, whichever of its actions is due. */
export const Primary = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const { actions, primary } = useFeature();
  const { press } = useMoves();
  const type = primary.find((name) => legalOfType(snapshot, name).length > 0) ?? lastOf(primary, snapshot);
  const possible = legalOfType(snapshot, type).length > 0;
  const reasons = useReasons(snapshot, type, possible);
  return (
    <button
      type="button"
      className={css['advance']}
      aria-disabled={!possible}
      data-primary={type}
      // the second click of a double-click would end the turn that the first began, or what was confirmed here
      onClick={({ detail }) => detail < 2 && press(snapshot, type)}
      {...reasons}
    >
      {actions[type]?.name() ?? type}
    </button>
  );
};

const lastOf = ([first, second]: Feature['primary'], snapshot: Snapshot): ActionType => {
  return (snapshot.question === 'beforeRoll' ? first : second) ?? 'endTurn';
};
