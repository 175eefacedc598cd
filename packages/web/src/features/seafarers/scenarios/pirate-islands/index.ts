import { seatName } from '../../../../ui/words.js';
import type { GameInfo, View } from '../../../../session/types.js';
import { cards } from '../../../base/goods.js';
import type { Addition, Place } from '../../../../moves/feature.js';
import { ScenarioIcon } from '../../ScenarioPanel.js';
import { groupOf } from '../../view.js';
import { t as sea } from '../../words/index.js';
import { FortressIcon, WarshipIcon } from './icons.js';
import { PiratePanel } from './Panel.js';
import './pirateIslands.css';
import { refusals } from './refusals.js';
import { tell } from './tell.js';
import { Armoured, Fleet, Fortress, FortressChits, Ways } from './Waters.js';
import { laneOf } from './fleet.js';
import { t } from './words.js';

const noteOf = (info: GameInfo, view: View, { kind, at }: Place): string | undefined => {
  if (kind !== 'vertex') return undefined;
  for (let seat = 0; seat < info.seats; seat++) {
    const lane = laneOf(info, view, seat);
    const name = seatName(info, seat);
    const count = groupOf(view, 'pirateIslands')?.chits[seat] ?? 0;
    if (lane?.landing === at) return t.landingNote({ name });
    if (lane?.fortress === at && count > 0) return t.fortressNote({ name, count });
  }
  return undefined;
};

const { knight } = cards;

export const addition: Addition = {
  pieces: { fortress: { name: t.fortress, many: t.fortresses, place: 'vertex', Art: Fortress } },
  ...(knight && { cards: { knight: { ...knight, about: t.knightAbout } } }),
  actions: { attackFortress: { name: t.actAttack, confirm: true } },
  tools: [{ id: 'attack', type: 'attackFortress', label: t.toolAttack, Icon: FortressIcon }],
  questions: { 'chooseGold fleet': () => t.qPrize() },
  refusals,
  tell,
  grounds: [Ways, Fleet, FortressChits],
  layers: [Armoured],
  tabs: [{ id: 'scenario', label: sea.tabScenario, Icon: ScenarioIcon, Panel: PiratePanel }],
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
