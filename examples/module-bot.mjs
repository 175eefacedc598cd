// A bot as a module: any module that exports `bot` can play in the arena.
//   landnam arena --game base --bots "module:./examples/module-bot.mjs,random,random,random" --blocks 5 --seed 1
import { argA, NONE, ruleOf } from '@landnam/engine';

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

const pips = (number) => (number === 0 ? 0 : 6 - Math.abs(7 - number));

/** How often the hexes around a vertex yield something. */
const worthOf = ({ board }, state, vertex) =>
  [0, 1, 2]
    .map((i) => board.vertexHexes[vertex * 3 + i])
    .filter((hex) => hex !== NONE)
    .reduce((sum, hex) => sum + pips(state.base.number[hex]), 0);

/** @type {import('@landnam/bots').BotMaker} */
export const bot = (game, _seat, below) => {
  const score = (state, packed) => {
    const { type } = game.rules[ruleOf(packed)];
    const place = ORDER.indexOf(type);
    const isSite = type === 'placeSettlement' || type === 'buildSettlement';
    const worth = isSite ? worthOf(game, state, argA(packed)) : 0;
    return (place < 0 ? 0 : 100 * (ORDER.length - place)) + worth + below(10) / 10;
  };
  return {
    begin() {},
    choose(question) {
      const state = question.view();
      const scored = question.legal.toArray().map((packed) => ({ packed, worth: score(state, packed) }));
      return scored.reduce((best, each) => (each.worth > best.worth ? each : best)).packed;
    },
  };
};
