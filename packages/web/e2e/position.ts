/** A game that bots have played up to a point of interest, as a log to import: played anew for every run. */
import { BOTS, Chance, nextToAct } from '@landnam/bots';
import {
  type Action,
  ActionList,
  actors,
  apply,
  begin,
  CHANCE,
  drawOutcome,
  isOver,
  legalActions,
  makeState,
  type Move,
  type Seat,
  topKind,
  view,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { dealTable, findTable, Recorder } from '@landnam/maps';
import { expect, type Page } from '@playwright/test';
import { myTurn, prefer } from './table.js';

const MOST_PLIES = 2000;
const TRIES = 40;

/** What the first seat may do, and at which question. */
export interface Asked {
  readonly ply: number;
  readonly question: string;
  readonly types: readonly string[];
  /** Cards in each hand. */
  readonly cards: readonly number[];
  /** Kinds of all events so far. */
  readonly told: ReadonlySet<string>;
}

/** Bots are named by their kind; any other name is a person's. */
export const aboutOf = (
  seed: string,
  players: readonly string[],
): ConstructorParameters<typeof Recorder>[3] => ({
  seed,
  names: players,
  seated: players.map((name) => (Object.hasOwn(BOTS, name) ? (`bot ${name}` as const) : 'person')),
});

const tryUntil = (
  id: string,
  players: readonly string[],
  seed: string,
  isThere: (asked: Asked) => boolean,
  prefers?: (action: Action) => boolean,
): string | undefined => {
  const found = findTable(id, players.length, {});
  if (!found.ok) throw new Error(found.error);
  const { game } = found.value;
  const chance = new Chance(seed);
  const deal = dealTable(found.value, chance.below);
  const [state, begun, seen] = [makeState(game), makeState(game), makeState(game)];
  begin(game, state, deal, null);
  begun.copyFrom(state);
  const isPerson = players.map((name) => !Object.hasOwn(BOTS, name));
  const recorder = new Recorder(found.value, deal, begun, aboutOf(seed, players));
  const bots = players.map((_, seat) => BOTS['greedy']?.(game, seat as Seat, chance.below));
  for (const bot of bots) bot?.begin();
  const legal = new ActionList();
  const told = new Set<string>();
  const choose = (seat: Seat): Move => {
    if (seat === CHANCE) return { packed: drawOutcome(game, state, chance.below, legal) };
    legalActions(game, state, seat, legal);
    const seenBy = () => {
      view(game, state, seat, seen);
      return seen;
    };
    // people may have their own policy, to get where bots seldom go
    const wish =
      prefers && isPerson[seat] && legal.toArray().find((packed) => prefers(toJson(game, { packed })));
    if (wish) return { packed: wish };
    const choice = bots[seat]?.choose({ seat, legal, view: seenBy }) ?? 0;
    return typeof choice === 'number' ? { packed: choice } : choice;
  };
  for (let ply = 0; ply < MOST_PLIES && !isOver(state); ply++) {
    const seat = nextToAct(state, actors(game, state));
    if (seat === 0) {
      legalActions(game, state, seat, legal);
      const types = legal.toArray().map((packed) => toJson(game, { packed }).type);
      const cards = [...state.base.handTotal].slice(0, players.length);
      if (isThere({ ply, question: game.frameNames[topKind(state)] ?? '', types, cards, told }))
        return recorder.close(state);
    }
    const move = choose(seat);
    recorder.move(seat, move, seat === CHANCE ? undefined : 'bot greedy');
    apply(game, state, seat, move.packed, (type) => told.add(type), move.more);
    recorder.moved(state);
  }
  return undefined;
};

/** The first of some seeds that gets there. */
export const logUntil = (
  id: string,
  players: readonly string[],
  seed: string,
  isThere: (asked: Asked) => boolean,
  prefers?: (action: Action) => boolean,
): string => {
  for (let i = 0; i < TRIES; i++) {
    const log = tryUntil(id, players, `${seed} ${i}`, isThere, prefers);
    if (log !== undefined) return log;
  }
  throw new Error(`${id} does not get there with seed ${seed}`);
};

/** A game to import on the start page, up to where a person is asked or the device is passed on. */
export const importLog = async (page: Page, log: string): Promise<void> => {
  await prefer(page);
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'game.log', mimeType: 'text/plain', buffer: Buffer.from(log) });
  await expect(page.locator('[data-question]')).toBeVisible();
  await myTurn(page);
};

export const importAt = (page: Page, ...wanted: Parameters<typeof logUntil>): Promise<void> =>
  importLog(page, logUntil(...wanted));
