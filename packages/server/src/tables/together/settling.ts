/** What follows from who looks back together, here and at the other nodes. */
import { randomInt } from 'node:crypto';
import { giveUp, latest } from '../../store/looking.js';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { lookersHere, lookersOf } from './lookers.js';

const DRAWS = 2 ** 31;
export const newDraw = (): number => randomInt(DRAWS);

/** Somebody leads, here or elsewhere, or nobody has to. */
const isLed = (server: ServerContext, held: HeldTable): boolean => {
  const leader = held.looking?.leader ?? null;
  if (leader === null || lookersHere(held).keys.has(leader.key)) return true;
  const there = server.bus.others(held.id).looking;
  return there?.leads === true && there.looking.leader?.key === leader.key;
};

/** Freed once the leader is nowhere to be seen for as long as anybody is missed. */
const freeLost = (server: ServerContext, held: HeldTable): void => {
  if (held.looking === null) return;
  if (isLed(server, held)) {
    held.unledSince = null;
    return;
  }
  held.unledSince ??= server.now();
  if (server.now() - held.unledSince < server.settings.absence) return;
  held.looking = giveUp(held.looking, newDraw());
  held.unledSince = null;
};

/** What the nodes know together; true if that is news here. */
export const settleLooking = (server: ServerContext, held: HeldTable): boolean => {
  const there = server.bus.others(held.id).looking;
  if (held.looking === null && there === undefined) return false;
  const before = held.looking;
  held.looking = latest(held.looking, there?.looking ?? null);
  if (there === undefined && lookersHere(held).people === 0) held.looking = null;
  freeLost(server, held);
  return held.looking !== before;
};

/** Those who come and go within a second are counted together; true if that is news. */
export const countLookers = (server: ServerContext, held: HeldTable): boolean => {
  const lookers = lookersOf(server, held);
  const isNews = lookers !== held.lookers || held.unledSince !== null;
  held.lookers = lookers;
  return isNews;
};
