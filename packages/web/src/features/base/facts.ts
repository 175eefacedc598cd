/** What everyone may know about a player, in figures. */
import { at } from '@landnam/engine/fields';
import type { Fact } from '../../moves/feature.js';
import { m } from '../../i18n/words/index.js';
import { t } from './words/index.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { CardIcon, HandIcon, KnightIcon, RoadIcon } from './drawings/icons.js';

export const handFact = ({ view }: Snapshot, seat: number): Fact => {
  const count = view.base.handTotal[seat] ?? 0;
  return { id: 'cards', count, label: m.cards_count({ count }), Icon: HandIcon };
};

export const heldFact = ({ view }: Snapshot, seat: number): Fact => {
  const count = (view.base.heldTotal[seat] ?? 0) + (view.base.freshTotal[seat] ?? 0);
  return { id: 'held', count, label: m.devcards_count({ count }), Icon: CardIcon };
};

export const armyFact = ({ view: { base } }: Snapshot, seat: number, { scenario }: GameInfo): Fact => {
  const card = scenario.cards.findIndex(({ name }) => name === scenario.awardCard);
  const count = base.played[at(seat, card)] ?? 0;
  const on = base.armyHolder[0] === seat;
  const label = on ? t.award_army({ count }) : t.knights_played({ count });
  return { id: 'army', count, label, Icon: KnightIcon, on };
};

export const routeFact = ({ view: { base } }: Snapshot, seat: number): Fact => {
  const length = base.routeLength[seat] ?? 0;
  const on = base.routeHolder[0] === seat;
  const label = on ? t.award_route({ length }) : t.route_length({ length });
  return { id: 'route', count: length, label, Icon: RoadIcon, on };
};

export const deckPile = ({ view }: Snapshot): Fact => {
  const count = view.base.deckTotal[0] ?? 0;
  return { id: 'deck', count, label: m.deck_left({ count }), Icon: CardIcon };
};
