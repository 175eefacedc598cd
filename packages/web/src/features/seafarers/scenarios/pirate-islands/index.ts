import { seatName } from '../../../../ui/words.js';
import { knight } from '../../../base/actions.js';
import { cards } from '../../../base/goods.js';
import type { Addition, GameWords } from '../../../../moves/feature.js';
import type { BoardPlace } from '../../../../moves/places.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { FortressIcon, WarshipIcon } from './icons.js';
import { PiratePanel } from './Panel.js';
import './pirateIslands.css';
import { refusals } from './refusals.js';
import { tell } from './tell.js';
import { Armoured, Fleet, Fortress, FortressChits, Ways } from './Waters.js';
import { t } from './words/index.js';

const noteOf = ({ kind, at }: BoardPlace, { info, view, told }: GameWords): string | undefined => {
  if (kind !== 'vertex') return undefined;
  for (let seat = 0; seat < info.seats; seat++) {
    const lane = told.pirateIslands?.lanes[seat];
    const name = seatName(info, seat);
    const count = groupOf(view, 'pirateIslands')?.chits[seat] ?? 0;
    if (lane?.landing === at) return t.landingNote({ name });
    if (lane?.fortress === at && count > 0) return t.fortressNote({ name, count });
  }
  return undefined;
};

export const addition: Addition = {
  pieces: { fortress: { name: t.fortress, many: t.fortresses, place: 'vertex', Art: Fortress } },
  cards: { knight: { ...cards.knight, about: t.knightAbout } },
  actions: {
    ...knight,
    attackFortress: { name: t.actAttack, confirm: true },
  },
  tools: [{ id: 'attack', type: 'attackFortress', label: t.toolAttack, Icon: FortressIcon }],
  questions: { 'chooseGold fleet': () => t.qPrize() },
  refusals,
  tell,
  grounds: [Ways, Fleet, FortressChits],
  layers: [Armoured],
  tabs: [scenarioTab(PiratePanel)],
  facts: [
    ({ view }, seat) => {
      const count = groupOf(view, 'pirateIslands')?.warships[seat] ?? 0;
      return { id: 'warships', Icon: WarshipIcon, count, label: t.warships({ count }) };
    },
    ({ view }, seat) => {
      const count = groupOf(view, 'pirateIslands')?.chits[seat] ?? 0;
      const label = count === 0 ? t.fortressTaken() : t.chits({ count });
      return { id: 'fortress', Icon: FortressIcon, count, label, on: count === 0 };
    },
  ],
  placeNotes: [noteOf],
};
