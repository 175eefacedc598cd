import { goods } from '../../../index.js';
import type { Addition, Tellers } from '../../../../moves/feature.js';
import { harbourKind } from '../../tell.js';
import { t as sea } from '../../words/index.js';
import { t } from './words.js';

export const tell = {
  harbourDrawn: ({ seat, harbour }, words) => ({
    seat,
    text: t.drawn({ harbour: harbourKind(words, harbour) }),
  }),
} satisfies Partial<Tellers>;

/** Kinds are named `any` or like a good. */
const nameOf = (kind: string): string => {
  const good = goods[kind];
  return good === undefined ? sea.harbourAny() : sea.harbourGood({ good: good.name() });
};

export const addition: Addition = {
  tell,
  refusals: { noPlaceForHarbour: t.noPlace },
  options: { placeHarbours: { name: t.option, about: t.optionAbout } },
  questions: {
    placeHarbour: ({ actions }) => {
      const first = actions.find(({ action }) => action.type === 'placeHarbour')?.action;
      return t.question({ harbour: nameOf(first?.type === 'placeHarbour' ? first.harbour : 'any') });
    },
  },
};
