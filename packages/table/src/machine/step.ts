/**
 * One step of a table's life, the same at one device and over a network: without input, output, clock or chance of its own.
 * It proposes: what it gives is taken over once it is written, and whoever loses a race reads anew and steps again.
 */
import { CHANCE, hasBit, idleAction } from '@landnam/engine';
import { CLOCK, type LiveTable } from '../liveTable.js';
import { passes } from './aside.js';
import { isLate, timed } from './clocks.js';
import type { TableData } from './data.js';
import { dueThought, nextTime } from './due.js';
import {
  type AskName,
  type TableGiven,
  type Made,
  type MadeTable,
  plyOf,
  type StepScene,
  type TableEffect,
  type TableEvent,
  type TableNow,
  type TableProposal,
  type TableStep,
} from './events.js';
import { choose } from './playing.js';
import { isRefused, refused } from './refusals.js';

type AskRule = (scene: StepScene, who: object, ask: object) => Made;

const judge = (scene: StepScene, event: TableEvent): Made => {
  const { customs } = scene.given;
  if (event.kind === 'time') return customs.time(scene);
  if (event.kind === 'choice') return choose(scene, event);
  if (event.kind !== 'ask') return customs.other(scene, event);
  const name: AskName = event.ask.ask;
  const rule = customs.asks[name] as AskRule | undefined;
  return rule === undefined ? refused('malformed', { where: name }) : rule(scene, event.who, event.ask);
};

/** Whose answer needs no thought: who is late and can give nothing away, who need not be asked at this device. */
const nextIdle = (data: TableData, game: LiveTable): { seat: number; by?: typeof CLOCK } | null => {
  const awaited = game.awaited();
  const late = data.seats.findIndex(
    (_, seat) =>
      hasBit(awaited, seat) &&
      isLate(data, game, seat) &&
      idleAction(game.table.game, game.legalOf(seat)) !== undefined,
  );
  if (late >= 0) return { seat: late, by: CLOCK };
  const next = game.next();
  return data.device !== undefined && passes(data.device.aside, game, next) ? { seat: next } : null;
};

const plays = ({ phase, paused }: TableData): boolean => phase === 'playing' && !paused;

/** Nature, and answers for which nobody need be asked: no sight shows them as open questions. */
const playAlone = (data: TableData, game: LiveTable): LiveTable => {
  for (;;) {
    game.playNature();
    if (!plays(data) || game.over() !== null) return game;
    const idle = nextIdle(data, game);
    if (idle === null) return game;
    game.letPass(idle.seat, idle.by);
  }
};

/** What the table is once its game is over. */
const ended = (data: TableData, game: LiveTable | null): TableData =>
  data.phase === 'playing' && game !== null && game.over() !== null
    ? { ...data, phase: 'over', paused: false, pauseAsked: [] }
    : data;

const limitOf = ({ limits }: TableGiven, { rules, device }: TableData): number =>
  device === undefined ? limits.paces[rules.pace] : device.limit * 1000;

/** A game that is there, but not at hand: nobody knows whose time runs. */
const isUnplayed = ({ data, game }: MadeTable): boolean => data.header !== null && game === null;

const followed = (scene: StepScene, { data, game }: MadeTable): TableData => {
  if (isUnplayed({ data, game })) return data;
  const { given, at } = scene;
  const clocked = timed(data, game, limitOf(given, data), at);
  return given.customs.follow(scene, { data: clocked, game });
};

const effectsOf = (before: TableNow, table: TableNow, lines: readonly string[]): TableEffect[] => {
  const ply = before.game?.ply ?? 0;
  const cut = table.game !== null && table.game.ply < ply;
  const from = cut ? plyOf(table) : ply;
  const data = table.data === before.data ? null : table.data;
  const due = dueThought(table);
  const write = { kind: 'write', from, lines, data, ...(cut && { cut }) } as const;
  return [
    ...(lines.length > 0 || data !== null ? [write] : []),
    ...(due === null ? [] : [{ kind: 'think', ...due } as const]),
    { kind: 'wake', at: nextTime(table.data) },
    { kind: 'tell' },
  ];
};

const unchanged = (now: TableNow): TableProposal => ({
  ok: true,
  table: now,
  lines: [],
  effects: effectsOf(now, now, []),
});

const proposed = (scene: StepScene, made: MadeTable): TableProposal => {
  const { now, given } = scene;
  const { game } = made;
  const data = given.counted(now.data, followed(scene, { data: ended(made.data, game), game }));
  const from = now.game?.ply ?? 0;
  // a copy that played nothing is no other game
  const moved = game !== null && (now.game === null || game.ply !== from);
  const table = { ...now, data, game: moved ? game : now.game };
  const lines = moved ? game.entries.slice(from) : [];
  const create = made.create === undefined ? [] : [{ kind: 'create', ...made.create } as const];
  return { ok: true, table, lines, effects: [...create, ...effectsOf(now, table, lines)] };
};

const madeOf = (now: TableNow, made: TableData | MadeTable): MadeTable =>
  'phase' in made ? { data: made, game: now.game } : made;

/** Nature, or an answer that needs no thought, is waited for: a game that was just laid out, or saved in mid-move. */
const owes = ({ data, game }: TableNow): boolean =>
  game !== null &&
  game.over() === null &&
  (game.next() === CHANCE || (plays(data) && nextIdle(data, game) !== null));

const isUnchanged = (now: TableNow, made: MadeTable): boolean =>
  made.data === now.data && made.game === now.game && ended(now.data, now.game) === now.data && !owes(now);

/** Refused or thrown, nothing has changed. A wish that is fulfilled already is granted, and writes nothing. */
export const step = (given: TableGiven, now: TableNow, event: TableEvent): TableStep => {
  const scene: StepScene = { given, now, at: event.at, salt: event.salt };
  const judged = judge(scene, event);
  if (isRefused(judged)) return judged;
  const made = madeOf(now, judged);
  if (isUnchanged(now, made)) return unchanged(now);
  return proposed(scene, playedOn(now, made));
};

/** What was given is never played on itself. */
const playedOn = (now: TableNow, made: MadeTable): MadeTable => {
  const { data, game } = made;
  if (game === null) return made;
  return { ...made, game: playAlone(data, game === now.game ? game.copy() : game) };
};
