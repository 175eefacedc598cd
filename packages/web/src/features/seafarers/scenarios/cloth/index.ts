import { tell as baseTell } from '../../../base/tell.js';
import type { Addition, Line, Tellers } from '../../../../moves/feature.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import './cloth.css';
import { ClothIcon } from './icons.js';
import { ClothPanel, ThiefPanel } from './Panels.js';
import { refusals } from './refusals.js';
import { placesOf, villagesOf } from './villageState.js';
import { Villages } from './Villages.js';
import { t } from './words.js';

const RECEIVED = 'cloth';

/** Bolts of one roll are told in one line. */
const received = (seat: number, count: number): Line => ({
  seat,
  kind: RECEIVED,
  row: [count],
  text: t.received({ count }),
  joins: (before) =>
    before.kind === RECEIVED && before.seat === seat
      ? received(seat, count + (before.row?.[0] ?? 0))
      : undefined,
});

export const tell = {
  tradeOpened: ({ seat, vertex }, { info }) => ({
    seat,
    text: t.opened({ number: placesOf(info).find((place) => place.vertex === vertex)?.number ?? '' }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  clothReceived: ({ seat, vertex }) => ({ ...received(seat, 1), places: [{ kind: 'vertex', at: vertex }] }),
  clothStolen: ({ thief, victim }, words) => ({
    seat: thief,
    text: t.stolen({ victim: words.seat(victim) }),
  }),
  gameEnded: (event): Line | null => {
    const seat = 31 - Math.clz32(event.winners);
    return event.reason === 'cloth'
      ? { seat, text: t.ended({ count: event.points[seat] ?? 0 }), heading: true }
      : baseTell.gameEnded(event);
  },
} satisfies Partial<Tellers>;

export const addition: Addition = {
  tell,
  refusals,
  sources: { cloth: t.source },
  actions: { stealCloth: { name: t.actSteal } },
  panels: { chooseVictim: ThiefPanel },
  grounds: [Villages],
  tabs: [scenarioTab(ClothPanel)],
  facts: [
    ({ view }, seat) => {
      const count = groupOf(view, 'cloth')?.bolts[seat] ?? 0;
      return { id: 'cloth', Icon: ClothIcon, count, label: t.bolts({ count }) };
    },
  ],
  placeNotes: [
    ({ kind, at }, { info, view }) => {
      const village =
        kind === 'vertex' ? villagesOf(info, view).find(({ vertex }) => vertex === at) : undefined;
      return village && t.villageNote({ number: village.number, count: village.left });
    },
  ],
};
