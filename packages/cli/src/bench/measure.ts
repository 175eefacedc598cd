/** Figures in CPU time, and a ratio to a calibration loop, so that noisy machines can be compared. */
import { botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
import {
  ActionList,
  actors,
  apply,
  type Game,
  legalActions,
  makeState,
  type Packed,
  type Seat,
  type State,
} from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { need } from '../input.js';

export interface Figures {
  readonly games: number;
  readonly actions: number;
  readonly gamesPerCpuSecond: number;
  readonly actionsPerCpuSecond: number;
  readonly plyNs: number;
  readonly applyNs: number;
  readonly legalListNs: number;
  readonly stateCopyNs: number;
  readonly stateBytes: number;
  readonly calibrationSeconds: number;
  /** Games in the CPU time that the calibration loop takes. */
  readonly ratio: number;
}

const cpuSeconds = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
};

const least = (values: readonly number[]): number => Math.min(...values);
export const best = (tries: number, work: () => void): number =>
  least(Array.from({ length: tries }, () => cpuSeconds(work)));

const CALIBRATION_STEPS = 50_000_000;

/** Never change this loop: ratios of different days are compared by it. */
const calibrate = (): number => {
  const bytes = new Uint8Array(1024);
  let word = 0x9e3779b9;
  for (let i = 0; i < CALIBRATION_STEPS; i++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    bytes[word & 1023]! += i;
  }
  return bytes[0]! + word;
};

const SEATS = 4;

/** The largest number of seats that a game has, up to four: what costs are reported for. */
export const tableFor = (id: string, players: readonly number[]): Table =>
  need(findTable(id, Math.min(SEATS, Math.max(...players))));

class Rounds {
  readonly table: Table = need(findTable('base', SEATS));
  private readonly nature = new Chance('');
  private readonly whims = new Chance('');
  readonly driver = new Driver(this.table);
  private readonly bots = makeBots(
    Array.from({ length: SEATS }, () => 'random'),
    this.table.game,
    this.whims.below,
  );
  actions = 0;

  play(from: number, to: number, before?: (s: State, seat: Seat, packed: Packed) => void): void {
    for (let index = from; index < to; index++) {
      this.nature.restart(natureSeed('bench', index));
      this.whims.restart(botSeed('bench', index));
      const deal = dealTable(this.table, this.nature.below);
      const hooks = before === undefined ? {} : { before };
      this.actions += this.driver.play(deal, this.bots, this.nature.below, hooks).plies;
    }
  }
}

interface Position {
  readonly state: State;
  readonly seat: Seat;
  readonly packed: Packed;
}

const EVERY = 7;

/** Positions of a few games with the move that was made there. */
const gather = (rounds: Rounds, games: number): Position[] => {
  const positions: Position[] = [];
  let ply = 0;
  rounds.play(0, games, (s, seat, packed) => {
    if (ply++ % EVERY !== 0) return;
    const state = makeState(rounds.table.game);
    state.copyFrom(s);
    positions.push({ state, seat, packed });
  });
  return positions;
};

const REPEATS = 200;
const perPosition = (positions: readonly Position[], work: (position: Position) => void): number => {
  const seconds = best(3, () => {
    for (let i = 0; i < REPEATS; i++) for (const position of positions) work(position);
  });
  return (seconds * 1e9) / (REPEATS * positions.length);
};

const copyNs = (g: Game, positions: readonly Position[]): number => {
  const scratch = makeState(g);
  return perPosition(positions, ({ state }) => scratch.copyFrom(state));
};

const applyNs = (g: Game, positions: readonly Position[]): number => {
  const scratch = makeState(g);
  return perPosition(positions, ({ state, seat, packed }) => {
    scratch.copyFrom(state);
    apply(g, scratch, seat, packed);
  });
};

const legalNs = (g: Game, positions: readonly Position[]): number => {
  const list = new ActionList();
  return perPosition(positions, ({ state, seat }) => {
    if (actors(g, state) !== 0) legalActions(g, state, seat, list);
  });
};

const TRIES = 3;
const WARM_UP = 300;

/** The fastest of a few tries: other work on the machine only ever adds time. */
export const measure = (games: number): Figures => {
  const rounds = new Rounds();
  rounds.play(0, Math.min(games, WARM_UP));
  rounds.actions = 0;
  const seconds = best(TRIES, () => rounds.play(0, games));
  const actions = rounds.actions / TRIES;
  calibrate();
  const calibrationSeconds = best(TRIES, () => void calibrate());
  const g = rounds.table.game;
  const positions = gather(rounds, 3);
  const stateCopyNs = copyNs(g, positions);
  return {
    games,
    actions,
    gamesPerCpuSecond: games / seconds,
    actionsPerCpuSecond: actions / seconds,
    plyNs: (seconds * 1e9) / actions,
    applyNs: applyNs(g, positions) - stateCopyNs,
    legalListNs: legalNs(g, positions),
    stateCopyNs,
    stateBytes: g.layout.bytes,
    calibrationSeconds,
    ratio: (games * calibrationSeconds) / seconds,
  };
};
