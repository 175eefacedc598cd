import type { Addition, Tellers } from '../../../../moves/feature.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { LevelIcon, WonderIcon } from './art.js';
import { Marks } from './Marks.js';
import { WonderChooser, WondersPanel } from './Panel.js';
import { refusals } from './refusals.js';
import { levelOf, marksOf, nameAt, wonderOf } from './state.js';
import './wonders.css';
import { t } from './words/index.js';

export const tell = {
  wonderBegun: ({ seat, wonder }, words) => ({
    seat,
    text: t.tellBegun({ who: words.who(seat), wonder: nameAt(words.info, wonder) }),
    heading: true,
  }),
  wonderRaised: ({ seat, wonder, level }, words) => ({
    seat,
    text: t.tellRaised({ who: words.who(seat), wonder: nameAt(words.info, wonder), level }),
  }),
} satisfies Partial<Tellers>;

const NOTES = { strait: t.straitNote, desert: t.desertNote, closed: t.closedNote };

export const addition: Addition = {
  tell,
  refusals,
  actions: {
    beginWonder: { name: t.actBegin, confirm: true },
    raiseWonder: { name: t.actRaise, confirm: true },
  },
  tools: [
    { id: 'wonder', type: 'beginWonder', label: t.toolBegin, Icon: WonderIcon },
    { id: 'level', type: 'raiseWonder', label: t.toolRaise, Icon: LevelIcon },
  ],
  choosers: { beginWonder: WonderChooser },
  grounds: [Marks],
  tabs: [scenarioTab(WondersPanel)],
  facts: [
    ({ view }, seat, info) => {
      const wonder = wonderOf(info, view, seat);
      if (wonder < 0) return { id: 'wonder', Icon: WonderIcon, count: 0, label: t.free() };
      const level = levelOf(view, wonder);
      const label = t.fact({ wonder: nameAt(info, wonder), level });
      return { id: 'wonder', Icon: WonderIcon, count: level, label, on: level > 0 };
    },
  ],
  placeNotes: [
    ({ kind, at }, { info }) => {
      const mark = kind === 'vertex' ? marksOf(info).get(at) : undefined;
      return mark && NOTES[mark]();
    },
  ],
};
