/** Very many games at one table, the cheap invariants once per turn. */
import { botSeed, Chance, Driver, makeBots, natureSeed, type GameOutcome, turnsOf } from '@landnam/bots';
import type { EventSink, Game, State } from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { cheapProblems } from './cheap.js';
import type { GameChecks } from './checks.js';

const share = Number(process.env['LANDNAM_SHARE'] ?? 1);

/** `LANDNAM_SHARE=0.01` plays a hundredth of the games. */
export const shareOf = (games: number, least = 1): number => Math.max(least, Math.round(games * share));

export const tableOf = (...wanted: Parameters<typeof findTable>): Table => {
  const found = findTable(...wanted);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** Checks whenever another turn has begun; throws at the first problem. */
export const watchTurns = (game: Game, checks: GameChecks, number: number): ((state: State) => void) => {
  let last = -1;
  return (state) => {
    const turn = turnsOf(game, state);
    if (turn === last) return;
    last = turn;
    const problems = cheapProblems(game, state, checks);
    if (problems.length > 0) throw new Error(`game ${number}, turn ${turn}: ${problems.join('; ')}`);
  };
};

export interface Many {
  readonly table: Table;
  readonly checks: GameChecks;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly events?: EventSink;
}

export const playMany = (many: Many, count: (outcome: GameOutcome) => void): void => {
  const { table, checks, games, seed, events } = many;
  const driver = new Driver(table);
  const [nature, mind] = [new Chance(''), new Chance('')];
  const bots = makeBots(many.bots, table.game, mind.below);
  for (let game = 0; game < games; game++) {
    nature.restart(natureSeed(seed, game));
    mind.restart(botSeed(seed, game));
    const hooks = { after: watchTurns(table.game, checks, game), ...(events && { events }) };
    count(driver.play(dealTable(table, nature.below), bots, nature.below, hooks));
  }
};
