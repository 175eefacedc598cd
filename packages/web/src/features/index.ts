/** The one table of games: a folder a game, found from here alone. Later entries may add to earlier ones. */
import type { EventMap, GameEvent, RefusalCode } from '@landnam/engine';
import { base } from './base/index.js';
import { refusals as baseRefusals } from './base/refusals.js';
import { tell as baseTell } from './base/tell.js';
import type { LaterCodes, LaterEvents } from './later.js';
import type { Feature, Line, Tellers, Text, Words } from './types.js';

const FEATURES: readonly Feature[] = [base];

type Tables = {
  [K in keyof Feature]: Feature[K] extends Readonly<Record<string, unknown>> ? K : never;
}[keyof Feature];

const merged = <K extends Tables>(key: K): Feature[K] =>
  Object.assign({}, ...FEATURES.map((feature) => feature[key])) as Feature[K];

export const games = merged('games');
export const goods = merged('goods');
export const terrains = merged('terrains');
export const pieces = merged('pieces');
export const figures = merged('figures');
export const cards = merged('cards');
export const actions = merged('actions');
export const questions = merged('questions');
export const panels = merged('panels');
export const choosers = merged('choosers');
export const sources = merged('sources');
export const options = merged('options');
export const tools = FEATURES.flatMap((feature) => feature.tools);
export const primary = FEATURES.flatMap((feature) => feature.primary);
export const tabs = FEATURES.flatMap((feature) => feature.tabs);
export const layers = FEATURES.flatMap((feature) => feature.layers);

/** Every code the engine can refuse with has a text, every event is told: both are checked by the compiler. */
const refusals: Readonly<Record<Exclude<RefusalCode, LaterCodes>, Text>> = { ...baseRefusals };
const tellers: Pick<Tellers, Exclude<keyof EventMap, LaterEvents>> = { ...baseTell };

export const refusalText = (code: RefusalCode): string =>
  (refusals as Readonly<Partial<Record<RefusalCode, Text>>>)[code]?.() ?? code;

export const tellEvent = (event: GameEvent, words: Words): Line | null => {
  const teller = (tellers as Partial<Tellers>)[event.type] as
    | ((event: GameEvent, words: Words) => Line | null)
    | undefined;
  return teller?.(event, words) ?? null;
};
