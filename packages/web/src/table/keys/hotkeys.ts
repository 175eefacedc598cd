/** Which key does what at this table: the same list acts and is shown. */
import type { Feature, Tool } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { m } from '../../i18n/words/index.js';
import type { ActionType, GameInfo, Snapshot } from '../../session/types.js';

export interface Hotkey {
  readonly key: string;
  readonly label: string;
  readonly does:
    | { readonly presses: readonly ActionType[] }
    | { readonly shows: string }
    | { readonly hints: true }
    | { readonly takesBack: true };
}

const MOST_TOOLS = 9;
const GOES_ON = 'e';
export const TAKES_BACK = 'z';

/** The buttons this game has an action for, in order. */
export const toolsOf = ({ tools }: Feature, { types }: GameInfo): readonly Tool[] =>
  tools.filter(({ type }) => types.includes(type));

const keyOf = ({ actions }: Feature, type: ActionType): string => actions[type]?.key ?? GOES_ON;

/** One key for everything that moves the turn on in the same way; named after the one that comes last in a turn. */
const turnKeys = (feature: Feature): readonly Hotkey[] => {
  const { primary, actions } = feature;
  return [...new Set(primary.map((type) => keyOf(feature, type)))].map((key) => {
    const presses = primary.filter((type) => keyOf(feature, type) === key);
    const named = presses[0] ?? 'endTurn';
    return { key, label: actions[named]?.name() ?? named, does: { presses } };
  });
};

const toolKeys = (feature: Feature, info: GameInfo): readonly Hotkey[] =>
  toolsOf(feature, info)
    .slice(0, MOST_TOOLS)
    .map(({ type, label }, i) => ({
      key: `${i + 1}`,
      label: feature.actions[type]?.name() ?? label(),
      does: { presses: [type] },
    }));

const tabKeys = ({ tabs }: Feature): readonly Hotkey[] => [
  ...tabs.flatMap(({ key, label, id }) => (key ? [{ key, label: label(), does: { shows: id } }] : [])),
  { key: 'l', label: m.tab_log(), does: { shows: 'log' } },
];

/** What there is at one device alone. */
const ALONE = (): readonly Hotkey[] => [
  { key: 'h', label: m.hint(), does: { hints: true } },
  { key: TAKES_BACK, label: m.back(), does: { takesBack: true } },
];

export const hotkeysOf = (feature: Feature, info: GameInfo): readonly Hotkey[] => [
  ...turnKeys(feature),
  ...toolKeys(feature, info),
  ...tabKeys(feature),
  ...(info.apart ? [] : ALONE()),
];

/** Of several, the one that is legal now; otherwise the first, which says why not. */
export const pressedBy = (types: readonly ActionType[], snapshot: Snapshot): ActionType | undefined =>
  types.find((type) => legalOfType(snapshot, type).length > 0) ?? types[0];
