/** Plays very many games and counts who used which benefit, who won, and what broke. */
import { botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
import { type EventSink, type Game, hasBit, NONE, type State } from '@landnam/engine';
import { benefitIndex, BENEFITS } from '@landnam/engine/games/new-catan';
import { dealTable } from '@landnam/maps';
import { newCatanChecks } from '../contract/games/new-catan.js';
import { tableOf, watchTurns } from '../contract/many.js';

export interface Tally {
  readonly games: number;
  /** Games by reason of their end. */
  readonly ends: Record<string, number>;
  /** Wins by seat, and by order of play. */
  readonly seats: number[];
  readonly order: number[];
  /** By benefit: games in which somebody had it, of those won by that seat, games in which it was used, uses. */
  readonly held: number[];
  readonly won: number[];
  readonly usedIn: number[];
  readonly uses: number[];
  turns: number;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const newTally = (games: number, seats: number): Tally => ({
  games,
  ends: {},
  seats: zeros(seats),
  order: zeros(seats),
  held: zeros(BENEFITS.length),
  won: zeros(BENEFITS.length),
  usedIn: zeros(BENEFITS.length),
  uses: zeros(BENEFITS.length),
  turns: 0,
});

const IMMUNITY = benefitIndex('immunity');
const [LIMIT, IMMUNE_LIMIT, SEVEN] = [7, 11, 7];

/** Immunity acts without an event: cards kept on a 7, a robber that stole nothing. */
const isBeside = (g: Game, s: State, seat: number, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((k) => s.base.owner[g.board.hexVertices[hex * 6 + k]] === seat);

/** What happened in one game. */
class Notes {
  readonly owners = zeros(BENEFITS.length).map(() => NONE);
  readonly uses = zeros(BENEFITS.length);

  sink(g: Game, s: State): EventSink {
    const use = (benefit: number): void => void this.uses[benefit]++;
    const rates = g.scenario.goods.map(({ name }) =>
      BENEFITS.findIndex((benefit) => benefit === `${name}Trade`),
    );
    const heard: Record<string, (event: Record<string, number>) => void> = {
      benefitUsed: ({ benefit }) => use(benefit),
      tradedWithSupply: ({ give }) => use(rates[give]),
      accessGained: ({ benefit, seat }) => void (this.owners[benefit] = seat),
      diceRolled({ low, high }) {
        const cards = s.base.handTotal[s.outposts.holder[IMMUNITY]] ?? 0;
        if (low + high === SEVEN && cards > LIMIT && cards <= IMMUNE_LIMIT) use(IMMUNITY);
      },
      robberMoved({ seat, hex }) {
        const immune = s.outposts.holder[IMMUNITY];
        if (immune !== NONE && immune !== seat && s.base.handTotal[immune] > 0 && isBeside(g, s, immune, hex))
          use(IMMUNITY);
      },
    };
    return (type, open) => heard[type]?.(open as unknown as Record<string, number>);
  }

  addTo(tally: Tally, winners: number): void {
    BENEFITS.forEach((_, benefit) => {
      tally.uses[benefit] += this.uses[benefit];
      if (this.uses[benefit] > 0) tally.usedIn[benefit]++;
      if (this.owners[benefit] === NONE) return;
      tally.held[benefit]++;
      if (hasBit(winners, this.owners[benefit])) tally.won[benefit]++;
    });
  }
}

const countWinners = (tally: Tally, winners: number, first: number): void => {
  const seats = tally.seats.length;
  for (let seat = 0; seat < seats; seat++) {
    if (!hasBit(winners, seat)) continue;
    tally.seats[seat]++;
    tally.order[(seat - first + seats) % seats]++;
  }
};

export const census = (bots: readonly string[], games: number, setUp = 'spiral', seed = 'census'): Tally => {
  const set = tableOf('new-catan', bots.length, { setUp });
  const driver = new Driver(set);
  const [nature, mind] = [new Chance(''), new Chance('')];
  const players = makeBots(bots, set.game, mind.below);
  const tally = newTally(games, bots.length);
  for (let game = 0; game < games; game++) {
    nature.restart(natureSeed(seed, game));
    mind.restart(botSeed(seed, game));
    const notes = new Notes();
    const { reason, winners, turns } = driver.play(dealTable(set, nature.below), players, nature.below, {
      events: notes.sink(set.game, driver.state),
      after: watchTurns(set.game, newCatanChecks, game),
    });
    notes.addTo(tally, winners);
    tally.ends[reason] = (tally.ends[reason] ?? 0) + 1;
    tally.turns += turns;
    countWinners(tally, winners, driver.state.base.first[0]);
  }
  return tally;
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** A table for people to read. */
export const report = ({ games, held, won, usedIn, uses, ends, turns, seats, order }: Tally): string =>
  [
    `${games} games, ${(turns / games).toFixed(0)} turns each, ${JSON.stringify(ends)}, won by seat ${seats.join(' ')}, by order ${order.join(' ')}`,
    ...BENEFITS.map((name, i) =>
      [
        name.padEnd(16),
        `had in ${percent(held[i], games)} of games`,
        `then used in ${percent(usedIn[i], held[i])}, ${(uses[i] / Math.max(1, held[i])).toFixed(1)} times`,
        `its owner won ${percent(won[i], held[i])}`,
      ].join('  '),
    ),
  ].join('\n');
