/** An action in words: what is done, where, and with which goods. */
import type { Action } from '@landnam/engine';
import { m } from '../../i18n/words/index.js';
import type { Feature, GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { t } from './words/index.js';

type Operands = Readonly<Record<string, unknown>>;

/** Where on the board it is done: the places of its operands, or where it is chosen. */
export const placesOf = (
  feature: Feature,
  info: GameInfo,
  snapshot: Snapshot,
  action: Action,
): readonly BoardPlace[] => {
  const entry = feature.actions[action.type];
  if (entry?.spots) return entry.spots(action, { info, snapshot, figures: feature.figures });
  if (entry?.place === undefined) return [];
  const operands = action as Operands;
  const [first, second] = [operands[entry.operand ?? entry.place], operands[entry.second ?? '']];
  return [
    ...(typeof first === 'number' ? [{ kind: entry.place, at: first }] : []),
    ...(typeof second === 'number' ? [{ kind: entry.secondKind ?? entry.place, at: second }] : []),
  ];
};

const sideOf = (words: GameWords, side: unknown): string | undefined => {
  if (typeof side === 'string') return words.good(side);
  return typeof side === 'object' && side !== null
    ? words.bundle(side as Readonly<Record<string, number>>)
    : undefined;
};

const goodsOf = ({ info, good }: GameWords, operands: Operands): readonly string[] => {
  const known = new Set(info.scenario.goods.map(({ name }) => name));
  return Object.values(operands).flatMap((value) =>
    typeof value === 'string' && known.has(value) ? [good(value)] : [],
  );
};

/** With its goods, where it has some. */
const withGoods = (name: string, words: GameWords, action: Action): string => {
  const operands = action as Operands;
  const [give, get] = [sideOf(words, operands['give']), sideOf(words, operands['get'])];
  if (give !== undefined && get !== undefined) return t.swap({ action: name, give, get });
  const goods = goodsOf(words, operands);
  return goods.length === 0 ? name : t.good({ action: name, good: words.list(goods) });
};

const answerText = (action: Action): string | undefined =>
  ({ yes: t.answer_yes(), no: t.answer_no() })[String((action as Operands)['answer'])];

/** Without its place. */
export const shortText = (feature: Feature, words: GameWords, action: Action): string => {
  const entry = feature.actions[action.type];
  return (
    entry?.say?.(action, words) ??
    answerText(action) ??
    withGoods(entry?.name() ?? action.type, words, action)
  );
};

export const actionText = (
  feature: Feature,
  words: GameWords,
  snapshot: Snapshot,
  action: Action,
): string => {
  const name = shortText(feature, words, action);
  const [place] = feature.actions[action.type]?.spots ? [] : placesOf(feature, words.info, snapshot, action);
  return place === undefined ? name : m.place_action({ action: name, place: words.place(place) });
};
