import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBots, playGame, recordGame, seededBelow } from '@landnam/bots';
import {
  apply,
  begin,
  brokenPools,
  CORNERS,
  hashState,
  isLegal,
  makeState,
  type State,
  vertexAt,
} from '@landnam/engine';
import { parseAction } from '@landnam/engine/notation';
import { collectGoods, goodIndex } from '@landnam/engine/rules';
import {
  checkMap,
  dealTable,
  describeFaults,
  readPosition,
  replayLog,
  setTable,
  type Table,
  writePosition,
} from '@landnam/maps';
import { market } from './market.js';
import map from './market.json' with { type: 'json' };

const own = { extras: { market } };

const tableFor = (seats: number): Table => {
  const checked = checkMap(map, own);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  const table = setTable(checked.value, seats, {}, own);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** Why the action is refused, or that it was played. */
const play = ({ game }: Table, state: State, text: string): string => {
  const move = parseAction(game, text);
  if (!move.ok) throw new Error(move.error);
  const { seat, packed, more } = move.value;
  const legal = isLegal(game, state, seat, move.value);
  if (!legal.ok) return `${legal.error.code} ${legal.error.rule}`;
  apply(game, state, seat, packed, null, more);
  return 'played';
};

/** Two players; p0 has a settlement at the market and three lumber, and has rolled. */
const afterRoll = (table: Table): State => {
  const { game } = table;
  const corner = vertexAt(game.board, map.params.market, CORNERS.indexOf('N'));
  const state = makeState(game);
  begin(
    game,
    state,
    dealTable(table, () => 0),
  );
  const opening = [
    ['p0', corner],
    ['p1', 0],
    ['p1', 21],
    ['p0', 16],
  ] as const;
  for (const [seat, vertex] of opening) {
    assert.equal(play(table, state, `${seat} placeSettlement v${vertex}`), 'played');
    const edge = game.board.vertexEdges[vertex * 3];
    assert.equal(play(table, state, `${seat} placeRoad e${edge}`), 'played');
  }
  collectGoods(game, state, 0, goodIndex(game.scenario, 'lumber'), 3);
  for (const text of ['p0 callDice', '* rollDice 1 1']) assert.equal(play(table, state, text), 'played');
  return state;
};

test('[M-1] a building at the market changes one card a turn', () => {
  const table = tableFor(2);
  const state = afterRoll(table);
  assert.equal(play(table, state, 'p0 visitMarket lumber lumber'), 'sameKind M-1');
  assert.equal(play(table, state, 'p0 visitMarket lumber ore'), 'played');
  assert.equal(play(table, state, 'p0 visitMarket lumber ore'), 'marketClosed M-1');
});

test('[M-1] the market opens again in the next own turn, and for nobody without a building there', () => {
  const table = tableFor(2);
  const state = afterRoll(table);
  const turns = ['p0 visitMarket lumber ore', 'p0 endTurn', 'p1 callDice', '* rollDice 1 1'];
  for (const text of turns) assert.equal(play(table, state, text), 'played');
  assert.equal(play(table, state, 'p1 visitMarket lumber ore'), 'noStall M-1');
  const back = ['p1 endTurn', 'p0 callDice', '* rollDice 1 1', 'p0 visitMarket lumber ore'];
  for (const text of back) assert.equal(play(table, state, text), 'played');
});

test('a map that names a corner off the board is refused', () => {
  const wrong = { ...map, params: { market: { q: 9, r: 9, corner: 'N' } } };
  const checked = checkMap(wrong, own);
  assert.match(JSON.stringify(checked), /no such corner/);
});

test('bots play it to the end, and no card gets lost', () => {
  const table = tableFor(3);
  const below = seededBelow('market day');
  let visits = 0;
  for (let k = 0; k < 20; k++) {
    const bots = makeBots(['random', 'random', 'greedy'], table.game, below);
    playGame(table, dealTable(table, below), bots, below, {
      after: (state) => assert.deepEqual(brokenPools(table.game, state), []),
      events: (type) => void (visits += Number(type === 'marketVisited')),
    });
  }
  assert.ok(visits > 0);
});

test('a position is written and read', () => {
  const table = tableFor(2);
  const state = afterRoll(table);
  assert.equal(play(table, state, 'p0 visitMarket lumber ore'), 'played');
  const read = readPosition(JSON.stringify(writePosition(table, state)), own);
  assert.equal(read.ok ? hashState(read.value.state) : describeFaults(read.error), hashState(state));
});

test('a log brings the map along and is replayed with the module', () => {
  const table = tableFor(2);
  const below = seededBelow('written down');
  const bots = makeBots(['random', 'random'], table.game, below);
  const { text, reason } = recordGame(table, dealTable(table, below), bots, below);
  const replay = replayLog(text, own);
  assert.match(replay.ok ? replay.value.outcome : replay.error.why, new RegExp(`^won .* ${reason}$`));
  assert.equal(replayLog(text).ok, false);
});
