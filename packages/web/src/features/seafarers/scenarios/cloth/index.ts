import { tell as baseTell } from '../../../base/tell.js';
import type { Addition, StoryLine, Tellers, GameWords } from '../../../../moves/feature.js';
import { NONE } from '../../../../session/none.js';
import { besidePirate } from '../../actions.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import './cloth.css';
import { ClothIcon } from './icons.js';
import { ClothPanel, ThiefPanel } from './Panels.js';
import { refusals } from './refusals.js';
import { placesOf, villagesOf } from './villageState.js';
import { Villages } from './Villages.js';
import { t } from './words/index.js';

const RECEIVED = 'cloth';

/** Bolts of one roll are told in one line. */
const received = (words: GameWords, seat: number, count: number): StoryLine => ({
  seat,
  kind: RECEIVED,
  row: [count],
  text: t.received({ who: words.who(seat), count }),
  joins: (before) =>
    before.kind === RECEIVED && before.seat === seat
      ? received(words, seat, count + (before.row?.[0] ?? 0))
      : undefined,
});

export const tell = {
  tradeOpened: ({ seat, vertex }, words) => ({
    seat,
    text: t.opened({
      who: words.who(seat),
      number: placesOf(words.info).find((place) => place.vertex === vertex)?.number ?? '',
    }),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  clothReceived: ({ seat, vertex }, words) => ({
    ...received(words, seat, 1),
    places: [{ kind: 'vertex', at: vertex }],
  }),
  clothStolen: ({ thief, victim }, words) => ({
    seat: thief,
    text: t.stolen({ who: words.who(thief), victim: words.who(victim) }),
  }),
  gameEnded: (event, words): StoryLine | null => {
    const seat = 31 - Math.clz32(event.winners);
    return event.reason === 'cloth'
      ? { seat, text: t.ended({ who: words.who(seat), count: event.points[seat] ?? 0 }), heading: true }
      : baseTell.gameEnded(event, words);
  },
} satisfies Partial<Tellers>;

export const addition: Addition = {
  tell,
  refusals,
  sources: { cloth: t.source },
  actions: {
    stealCloth: {
      name: t.actSteal,
      direct: true,
      spots: (action, seen) => besidePirate('seat' in action ? action.seat : NONE, seen),
      say: (action, words) => t.stealCloth({ name: words.seat('seat' in action ? action.seat : NONE) }),
    },
  },
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
