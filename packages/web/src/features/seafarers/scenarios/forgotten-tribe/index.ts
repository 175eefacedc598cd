import type { Addition, Tellers } from '../../../../moves/feature.js';
import { ChitIcon } from '../../icons.js';
import { HarbourChooser } from '../../HarbourChooser.js';
import { placing } from '../../harbours.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { Gifts } from './Gifts.js';
import { giftName } from './giftKinds.js';
import { TribePanel, Waiting } from './Panel.js';
import './tribe.css';
import { t } from './words/index.js';

export const tell = {
  giftTaken: ({ seat, edge, gift }, words) => ({
    seat,
    text: t.taken({ who: words.who(seat), gift: giftName(words, gift) }),
    places: [{ kind: 'edge', at: edge }],
  }),
} satisfies Partial<Tellers>;

export const addition: Addition = {
  ...placing,
  choosers: { placeHarbour: HarbourChooser },
  tell,
  sources: { tribe: t.source },
  grounds: [Gifts],
  tabs: [scenarioTab(TribePanel)],
  seatNotes: [Waiting],
  facts: [
    ({ view }, seat) => {
      const count = view.tribe.points[seat] ?? 0;
      return { id: 'gifts', Icon: ChitIcon, count, label: t.special({ count }) };
    },
  ],
  placeNotes: [
    ({ kind, at }, words) => {
      const gift = kind === 'edge' ? (words.view.tribe.gift[at] ?? 0) : 0;
      return gift === 0 ? undefined : t.gift({ gift: giftName(words, gift) });
    },
  ],
};
