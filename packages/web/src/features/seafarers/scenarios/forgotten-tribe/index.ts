import type { Addition, Tellers } from '../../../../moves/feature.js';
import { ChitIcon } from '../../icons.js';
import { ScenarioIcon } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { t as sea } from '../../words/index.js';
import { Gifts } from './Gifts.js';
import { giftName } from './giftKinds.js';
import { TribePanel, Waiting } from './Panel.js';
import './tribe.css';
import { t } from './words.js';

export const tell = {
  giftTaken: ({ seat, edge, gift }, words) => ({
    seat,
    text: t.taken({ gift: giftName(words.info, gift) }),
    places: [{ kind: 'edge', at: edge }],
  }),
} satisfies Partial<Tellers>;

export const addition: Addition = {
  tell,
  sources: { tribe: t.source },
  grounds: [Gifts],
  tabs: [{ id: 'scenario', label: sea.tabScenario, Icon: ScenarioIcon, Panel: TribePanel }],
  seatNotes: [Waiting],
  facts: [
    ({ view }, seat) => {
      const count = groupOf(view, 'tribe')?.points[seat] ?? 0;
      return count === 0 ? null : { id: 'gifts', Icon: ChitIcon, count, label: t.special({ count }) };
    },
  ],
  placeNotes: [
    (info, view, { kind, at }) => {
      const gift = kind === 'edge' ? (groupOf(view, 'tribe')?.gift[at] ?? 0) : 0;
      return gift === 0 ? undefined : t.gift({ gift: giftName(info, gift) });
    },
  ],
};
