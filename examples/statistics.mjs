// A thousand games: how long they take, how they end, and whether going first helps.
import { botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
import { hasBit } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';

const [id = 'base', seats = '4', games = '1000', bot = 'random'] = process.argv.slice(2);
const table = findTable(id, Number(seats));
if (!table.ok) throw new Error(table.error);
const { game } = table.value;

const nature = new Chance('');
const whims = new Chance('');
const bots = makeBots(Array(game.seats).fill(bot), game, whims.below);
const driver = new Driver(table.value); // one state for all games

let turns = 0;
const ends = {};
const winsByPlace = Array(game.seats).fill(0);
for (let k = 0; k < Number(games); k++) {
  nature.restart(natureSeed('example', k)); // game k is the same on every machine
  whims.restart(botSeed('example', k));
  const deal = dealTable(table.value, nature.below);
  const outcome = driver.play(deal, bots, nature.below);
  turns += outcome.turns;
  ends[outcome.reason] = (ends[outcome.reason] ?? 0) + 1;
  for (let place = 0; place < game.seats; place++)
    if (hasBit(outcome.winners, (deal.first + place) % game.seats)) winsByPlace[place]++;
}
console.log(`${games} games of ${id}, ${(turns / Number(games)).toFixed(1)} turns each`);
console.log('ended by', ends);
console.log('won by who sat first, second, …:', winsByPlace.join(' '));
