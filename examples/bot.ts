// A bot: settles where the dice fall often, builds when it can and trades the surplus. It plays against three that choose at random.
import { type Bot, type BotMaker, Chance, Driver, random } from '@landnam/bots';
import { argA, type Game, hasBit, NONE, ruleOf, type Seat, type State } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';

/** What to do first; anything not named comes last. */
const ORDER = [
  'buildCity',
  'buildSettlement',
  'placeSettlement',
  'playKnight',
  'buyCard',
  'buildRoad',
  'tradeWithSupply',
  'endTurn',
];

const pips = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

const worthOf = (game: Game, state: State, vertex: number): number => {
  let sum = 0;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = game.board.vertexHexes[i];
    if (hex !== undefined && hex !== NONE) sum += pips(state.base.number[hex] ?? 0);
  }
  return sum;
};

const builder: BotMaker = (game, _seat, below): Bot => {
  const score = (state: State, packed: number): number => {
    const type = game.rules[ruleOf(packed)]?.type ?? '';
    const place = ORDER.indexOf(type);
    const site = type === 'placeSettlement' || type === 'buildSettlement';
    return (place < 0 ? 0 : 100 * (ORDER.length - place)) + (site ? worthOf(game, state, argA(packed)) : 0);
  };
  return {
    begin() {},
    choose(question) {
      const state = question.view();
      const scored = question.legal
        .toArray()
        .map((packed) => ({ packed, worth: score(state, packed) + below(10) / 10 }));
      return scored.reduce((best, each) => (each.worth > best.worth ? each : best)).packed;
    },
  };
};

const GAMES = 100;
const table = findTable('base', 4);
if (!table.ok) throw new Error(table.error);
const { game } = table.value;
const chance = new Chance('a bot of my own');
const bots = [builder, random, random, random].map((make, seat) => make(game, seat as Seat, chance.below));
const driver = new Driver(table.value);
let wins = 0;
for (let k = 0; k < GAMES; k++) {
  const { winners } = driver.play(dealTable(table.value, chance.below), bots, chance.below);
  if (hasBit(winners, 0)) wins++;
}
console.log(`the builder won ${wins} of ${GAMES} games`);
