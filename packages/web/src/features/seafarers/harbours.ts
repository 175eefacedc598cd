/** Harbours that are placed in the course of a game: shared by the modules that bring them. */
import type { Addition, GameWords } from '../../moves/feature.js';
import { harbours, questions } from './actions.js';
import { t } from './words/index.js';

/** Kinds are named `any` or like a good. */
export const harbourName = ({ info, good }: GameWords, kind: string): string =>
  info.scenario.goods.some(({ name }) => name === kind)
    ? t.harbourGood({ good: good(kind) })
    : t.harbourAny();

/** 0 is any, the goods follow. */
export const harbourKind = (words: GameWords, harbour: number): string =>
  harbourName(words, words.info.scenario.goods[harbour - 1]?.name ?? 'any');

export const placing: Addition = {
  actions: harbours,
  questions: { placeHarbour: questions.placeHarbour },
};
