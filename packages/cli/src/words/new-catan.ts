import { BENEFITS } from '@landnam/engine/games/new-catan';
import { GLOSSARIES } from '@landnam/maps';
import type { Sentences, Story } from './tell.js';

const benefitName = (benefit: number): string => {
  const id = BENEFITS[benefit] ?? '?';
  return GLOSSARIES['new-catan']?.['benefits']?.[id]?.en ?? id;
};

const sentences: Sentences = {
  accessGained: ({ seat, benefit, now }, tell) =>
    `${tell.name(seat)} gains ${benefitName(benefit)}${now ? '' : ', from the next turn on'}`,
  accessLost: ({ seat, benefit }, tell) => `${tell.name(seat)} loses ${benefitName(benefit)}`,
  benefitUsed: ({ seat, benefit }, tell) => `${tell.name(seat)} uses ${benefitName(benefit)}`,
  extraProduced: ({ seat, good }, tell) => `${tell.name(seat)} gets 1 ${tell.good(good)} more`,
  persuaded: ({ seat, partner, give, get }, tell) =>
    `${tell.name(partner)} must give ${tell.name(seat)} 1 ${tell.good(get)} for 1 ${tell.good(give)}`,
  persuasionFailed: ({ seat, partner, get }, tell) =>
    `${tell.name(partner)} has no ${tell.good(get)} for ${tell.name(seat)}`,
  pointsBought: ({ seat, points }, tell) =>
    `${tell.name(seat)} buys ${points === 1 ? 'a point' : `${points} points`}`,
  freeSettlementBuilt: ({ seat, vertex }, tell) =>
    `${tell.name(seat)} lays a free settlement at ${tell.vertex(vertex)}`,
  settlementRaised: ({ seat, vertex }, tell) =>
    `${tell.name(seat)} raises the free settlement at ${tell.vertex(vertex)}`,
  reliefTaken: ({ seat, give, get }, tell) =>
    `${tell.name(seat)} swaps 1 ${tell.good(give)} for 1 ${tell.good(get)}`,
  infiltratorMoved: ({ seat, vertex }, tell) =>
    `${tell.name(seat)} sends the infiltrator to ${tell.vertex(vertex)}`,
  figureLeft: ({ figure }, tell) => `the ${tell.game.scenario.figures[figure]} leaves the board`,
  stealWaived: ({ seat }, tell) => `${tell.name(seat)} takes no card`,
  tradedMixed: ({ seat, three, one, get }, tell) =>
    three === one
      ? `${tell.name(seat)} trades 4 ${tell.good(three)} for 1 ${tell.good(get)}`
      : `${tell.name(seat)} trades 3 ${tell.good(three)} and 1 ${tell.good(one)} for 1 ${tell.good(get)}`,
};

/** Outposts, benefits and the infiltrator, in words. */
const progress = { benefit: 'a benefit' };

export const newCatan: Story = { module: 'outposts', sentences, progress };
