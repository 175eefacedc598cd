/** What somebody who plays for the first time is told, each at the moment it matters. */
import { at } from '@landnam/engine/fields';
import type { Coaching } from '../../../moves/coach.js';
import { isDue } from '../../../moves/legal.js';
import type { Snapshot } from '../../../session/types.js';
import { t } from './words/index.js';

const asked = (question: string) => (snapshot: Snapshot) => isDue(snapshot) && snapshot.question === question;

/** Nobody is told of too much who holds one of each. */
const hasTwoAlike = ({ view, seat }: Snapshot): boolean =>
  view.base.hand.slice(at(seat, 0), at(seat + 1, 0)).some((count) => count > 1);
const hasCards = ({ view, seat }: Snapshot): boolean =>
  (view.base.heldTotal[seat] ?? 0) + (view.base.freshTotal[seat] ?? 0) > 0;

const SITE = 'openingBuilding';
const hasSettled = ({ view, seat }: Snapshot): boolean => view.base.owner.includes(seat);
const inTurn = asked('main');

export const coaching: Coaching = {
  sites: { at: SITE, mark: 'dots' },
  marks: [
    { id: 'goal', text: t.goal, isDue: asked(SITE), parts: ['panel=players', 'part=strip'] },
    { id: 'dots', text: t.dots, isDue: asked(SITE) },
    { id: 'road', text: t.road, isDue: asked('openingRoute') },
    { id: 'second', text: t.second, isDue: (snapshot) => asked(SITE)(snapshot) && hasSettled(snapshot) },
    { id: 'dice', text: t.dice, isDue: asked('beforeRoll'), parts: ['primary=callDice'] },
    { id: 'robber', text: t.robber, isDue: asked('moveRobber') },
    {
      id: 'card',
      text: t.card,
      isDue: (snapshot) => inTurn(snapshot) && hasCards(snapshot),
      parts: ['card'],
      overBoard: true,
    },
    {
      id: 'trade',
      text: t.trade,
      isDue: (snapshot) => inTurn(snapshot) && hasTwoAlike(snapshot),
      parts: ['tab=trade'],
    },
  ],
};
