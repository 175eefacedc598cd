import type { Addition, Tellers } from '../../../../moves/feature.js';
import { HarbourChooser } from '../../HarbourChooser.js';
import { harbourKind, harbourName, placing } from '../../harbours.js';
import { t } from './words/index.js';

export const tell = {
  harbourDrawn: ({ seat, harbour }, words) => ({
    seat,
    text: t.drawn({ who: words.who(seat), harbour: harbourKind(words, harbour) }),
  }),
} satisfies Partial<Tellers>;

export const addition: Addition = {
  ...placing,
  choosers: { placeHarbour: HarbourChooser },
  tell,
  refusals: { noPlaceForHarbour: t.noPlace },
  options: { placeHarbours: { name: t.option, about: t.optionAbout } },
  questions: {
    placeHarbour: ({ actions }, words) => {
      const first = actions.find(({ action }) => action.type === 'placeHarbour')?.action;
      return t.question({
        harbour: harbourName(words, first?.type === 'placeHarbour' ? first.harbour : 'any'),
      });
    },
  },
};
