/** What the fields of the base game are called where a position is laid by hand, by the engine's own names. */
import type { FieldTexts } from '../../types.js';
import { t } from './words/index.js';

export const fieldNames: FieldTexts = {
  'core scored': t.scored,
  'core hold': t.hold,
  'core ended': t.ended,
  'core winners': t.winners,
  'base terrain': t.terrain,
  'base number': t.number,
  'base harbour': t.harbour,
  'base robber': t.robber,
  'base road': t.road,
  'base owner': t.owner,
  'base piece': t.piece,
  'base hand': t.hand,
  'base open': t.open,
  'base held': t.held,
  'base fresh': t.fresh,
  'base played': t.played,
  'base got': t.got,
  'base discards': t.discards,
  'base dice': t.dice,
  'base cardPlayed': t.cardPlayed,
  'base armyHolder': t.armyHolder,
  'base routeHolder': t.routeHolder,
  'base first': t.first,
  'base openingVertex': t.openingVertex,
  'base round': t.round,
  'base offerGive': t.offerGive,
  'base offerGet': t.offerGet,
  'base answer': t.answer,
};
