/** Buttons that always stand in the same place; what is not possible says why. */
import { bundleText } from '../ui/words.js';
import { actions, choosers, primary, refusalText, tools } from '../features/index.js';
import type { Tool } from '../moves/feature.js';
import { m } from '../paraglide/messages.js';
import type { ActionType, GameInfo, GameSession, Snapshot } from '../session/types.js';
import { GoodIcon } from '../ui/GoodIcon.js';
import { useTableStore } from '../moves/store.js';
import css from './table.module.css';
import { legalAlong, legalOfType, pressAction } from '../moves/useMoves.js';

interface Props {
  readonly session: GameSession;
  readonly snapshot: Snapshot;
}

export const Cost = ({
  info,
  bundle,
}: {
  readonly info: GameInfo;
  readonly bundle: Readonly<Record<string, number>>;
}) => (
  <span className={css['cost']} aria-hidden="true">
    {info.scenario.goods.flatMap(({ name }) =>
      Array.from({ length: bundle[name] ?? 0 }, (_, i) => <GoodIcon key={`${name}${i}`} name={name} />),
    )}
  </span>
);

/** While the pointer or the focus rests on what cannot be done, the reason stands in the question's place. */
export const reasonHandlers = (snapshot: Snapshot, type: ActionType, possible: boolean) => {
  const refusal = snapshot.blocked[type];
  if (possible || refusal === undefined) return {};
  const { note } = useTableStore.getState();
  const show = (): void => note({ refusal, pinned: false });
  const hide = (): void => {
    if (useTableStore.getState().notice?.pinned === false) note(null);
  };
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
};

const describe = (info: GameInfo, snapshot: Snapshot, type: ActionType, possible: boolean): string => {
  const entry = actions[type];
  const cost = entry?.cost ? m.costs({ goods: bundleText(info, entry.cost(info)) }) : '';
  const refusal = possible ? undefined : snapshot.blocked[type];
  return [entry?.name() ?? type, cost, refusal ? refusalText(refusal.code) : ''].filter(Boolean).join('. ');
};

const ToolButton = ({ session, snapshot, tool }: Props & { readonly tool: Tool }) => {
  const armed = useTableStore((state) => state.armed === tool.type);
  const possible = legalAlong(snapshot, tool.type).length > 0;
  const cost = actions[tool.type]?.cost?.(session.info);
  return (
    <button
      type="button"
      className={css['tool']}
      aria-pressed={armed}
      aria-disabled={!possible}
      aria-label={describe(session.info, snapshot, tool.type, possible)}
      data-tool={tool.id}
      onClick={() => pressAction(session, snapshot, tool.type, choosers[tool.type] !== undefined)}
      {...reasonHandlers(snapshot, tool.type, possible)}
    >
      <tool.Icon />
      <span>{tool.label()}</span>
      {cost && <Cost info={session.info} bundle={cost} />}
    </button>
  );
};

export const Tools = (props: Props) => (
  <div className={css['tools']} role="group" aria-label={m.panel_actions()}>
    {tools
      .filter(({ type }) => props.session.info.types.includes(type))
      .map((tool) => (
        <ToolButton key={tool.id} {...props} tool={tool} />
      ))}
  </div>
);

/** Moves the turn on: one big button, whichever of its actions is due. */
export const Primary = ({ session, snapshot }: Props) => {
  const type = primary.find((name) => legalOfType(snapshot, name).length > 0) ?? lastOf(snapshot);
  const possible = legalOfType(snapshot, type).length > 0;
  return (
    <button
      type="button"
      className={css['advance']}
      aria-disabled={!possible}
      data-primary={type}
      // the second click of a double one would end the turn that the first began, or what was confirmed here
      onClick={({ detail }) => detail < 2 && pressAction(session, snapshot, type, false)}
      {...reasonHandlers(snapshot, type, possible)}
    >
      {actions[type]?.name() ?? type}
    </button>
  );
};

const lastOf = (snapshot: Snapshot): ActionType => {
  const [first, second] = primary;
  return (snapshot.question === 'beforeRoll' ? first : second) ?? 'endTurn';
};
