/** The host's half: says what a bot needs to know, and checks its answers. */
import {
  fail,
  type GameEvent,
  type Move,
  ok,
  type Packed,
  refuse,
  type Result,
  type Seat,
} from '@landnam/engine';
import { fromJson, parseMove, toJson } from '@landnam/engine/notation';
import { type Table, writePosition } from '@landnam/maps';
import type { Question } from '../bot.js';
import { layoutFor } from './layout.js';
import { type LineQuestion, type Hello, isRecord, parseLine, PROTOCOL } from './protocol.js';

const layouts = new WeakMap<Table, Hello['layout']>();

const layoutOf = (table: Table): Hello['layout'] => {
  const known = layouts.get(table) ?? layoutFor(table.game);
  layouts.set(table, known);
  return known;
};

export const makeHello = (table: Table, seat: Seat, seed: string): Hello => ({
  type: 'hello',
  protocol: PROTOCOL,
  game: table.map.id,
  rules: table.game.scenario.version,
  seats: table.game.seats,
  seat,
  options: table.options,
  seed,
  layout: layoutOf(table),
});

export const makeAsk = (
  table: Table,
  question: Question,
  id: number,
  events: readonly GameEvent[] = [],
): LineQuestion => ({
  type: 'ask',
  id,
  events,
  view: writePosition(table, question.view(), question.seat),
  legal: question.legal.toArray().map((packed) => toJson(table.game, { packed })),
});

type Choice = Packed | Move;

const readChoice = ({ legal }: Question, choice: unknown): Result<Choice, string> =>
  Number.isInteger(choice) && Number(choice) >= 0 && Number(choice) < legal.length
    ? ok(legal.items[Number(choice)])
    : fail(`choice ${JSON.stringify(choice)} is not one of the ${legal.length} legal actions`);

const readAction = ({ game }: Table, question: Question, action: unknown): Result<Choice, string> => {
  const move = typeof action === 'string' ? parseMove(game, action) : fromJson(game, action);
  if (!move.ok) return move;
  if (move.value.more === undefined && question.legal.has(move.value.packed)) return ok(move.value.packed);
  const why = refuse(game, question.view(), question.seat, move.value);
  return why === null ? move : fail(`its action is refused: ${why.code} [${why.rule}]`);
};

/** The choice, or what is wrong with the line. */
export const readAnswer = (
  table: Table,
  question: Question,
  id: number,
  line: string,
): Result<Choice, string> => {
  const answer = parseLine(line);
  if (!isRecord(answer)) return fail(`it did not write a JSON object: ${JSON.stringify(line.slice(0, 80))}`);
  if (answer['id'] !== id) return fail(`it answered question ${JSON.stringify(answer['id'])}, not ${id}`);
  return answer['choice'] === undefined
    ? readAction(table, question, answer['action'])
    : readChoice(question, answer['choice']);
};
