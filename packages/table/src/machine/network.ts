/** What may happen at a table over a network, beside its game. */
import { banished } from './banished.js';
import { begun } from './begin.js';
import { expire } from './clocks.js';
import type { TableData } from './data.js';
import {
  type AskRules,
  type Made,
  type MadeTable,
  plyOf,
  type StepScene,
  type TableCustoms,
  type TableHappening,
  type Who,
} from './events.js';
import { change, lock, mute, remove, renamed, type SeatTaker, sit, stand } from './gathering.js';
import { askIdle, followIdle, takeIdle } from './idlers.js';
import { forgotten, leave, pause, resign } from './leaving.js';
import { closedSeats, failOpening, isOpened, open, ready, start } from './opening.js';
import { act } from './playing.js';
import { came, gone } from './presence.js';
import { refused } from './refusals.js';
import { askRematch } from './rematch.js';
import { letBack } from './sentAway.js';
import { passOnHost } from './succession.js';

const takerOf = ({ given }: StepScene, { guest, name }: Who): SeatTaker => ({
  guest,
  name,
  freeName: given.freeName,
});

const secretOf = ({ now, salt }: StepScene) => ({ id: now.id, salt });

const ASKS: AskRules = {
  change: ({ now }, { guest }, ask) => change(now.data, guest, ask),
  sit: (scene, who, ask) => sit(scene.now.data, takerOf(scene, who), ask, plyOf(scene.now)),
  stand: ({ now }, { guest }) => stand(now.data, guest),
  rename: (scene, who) => renamed(scene.now.data, takerOf(scene, who)),
  forget: (scene, { guest }) => forgotten(scene.now.data, guest, secretOf(scene), plyOf(scene.now)),
  ready: ({ now }, { guest }, { hash }) => ready(now.data, guest, hash),
  unready: ({ now }, { guest }) => ready(now.data, guest, null),
  open: (scene, { guest }, { nonce }) => begun(scene, open(scene.now.data, guest, nonce)),
  start: (scene, { guest }) => {
    const { now, at, given } = scene;
    return begun(scene, start(now.data, guest, now.id, at + given.limits.openingTime));
  },
  remove: ({ now }, { guest }, { seat }) => remove(now.data, guest, seat),
  readmit: ({ now }, { guest }, { person }) => letBack(now.data, guest, person),
  lock: ({ now }, { guest }, { locked }) => lock(now.data, guest, locked),
  act,
  leave: ({ now }, { guest }) => leave(now.data, guest, plyOf(now)),
  resign: ({ now }, { guest }) => resign(now.data, guest, plyOf(now)),
  pause: ({ now }, { guest }, { agree }) => pause(now.data, guest, agree, plyOf(now)),
  idle: ({ now, at, given }, { guest }, ask) =>
    askIdle(now.data, guest, ask, {
      awaited: now.game?.awaited() ?? 0,
      since: ask.since,
      now: at,
      patience: given.limits.idlePatience,
      ply: plyOf(now),
    }),
  rematch: (scene, { guest }, ask) => askRematch(scene, guest, ask),
  mute: ({ now }, { guest }, ask) => mute(now.data, guest, ask),
};

/** Whoever took the last nonce may have died over the deal. */
const openingTime = (scene: StepScene, data: TableData): Made => {
  if (isOpened(data)) return begun(scene, data);
  const isUp = data.openBy !== null && data.openBy <= scene.at;
  return isUp ? failOpening(data, secretOf(scene), closedSeats(data)) : data;
};

const time = (scene: StepScene): Made => {
  const { now, at } = scene;
  const { data } = now;
  if (data.phase === 'opening') return openingTime(scene, data);
  return data.phase === 'playing' ? expire(takeIdle(data, plyOf(now), at), at) : data;
};

const hostGone = (data: TableData, guest: string): TableData =>
  data.phase === 'gathering' ? passOnHost(data, guest) : data;

const other = (scene: StepScene, event: TableHappening): Made => {
  const { now } = scene;
  if (event.kind === 'came') return came(now.data, event.guests, event.doubted ?? [], plyOf(now));
  if (event.kind === 'gone') return gone(now.data, event.guests, plyOf(now));
  if (event.kind === 'hostGone') return hostGone(now.data, event.guest);
  if (event.kind === 'banned') return banished(now.data, event.guest, plyOf(now));
  return refused('malformed', { where: event.kind });
};

/** Who is called idle. */
const follow = ({ at, given }: StepScene, { data, game }: MadeTable): TableData =>
  followIdle(data, () => game?.awaited() ?? 0, at + given.limits.idleWait[data.rules.pace]);

export const NETWORK: TableCustoms = { asks: ASKS, time, other, follow };
