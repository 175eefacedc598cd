/** For any decision: the best few actions, what they are worth and which features make the difference. */
import {
  ActionList,
  type Game,
  type GameEvent,
  legalActions,
  makeState,
  type Move,
  type Packed,
  type Seat,
  type State,
  topKind,
  view,
} from '@landnam/engine';
import { Chance } from './chance.js';
import { knowledgeOf } from './modules/index.js';
import { Guess } from './mind/guess.js';
import { Ledger } from './mind/ledger.js';
import { type Knowledge, Mind, type Reason } from './mind/mind.js';

export type { Reason } from './mind/mind.js';

export interface Advice {
  readonly move: Move;
  /** In victory points; 0 is doing nothing. */
  readonly value: number;
  /** What matters most comes first. */
  readonly reasons: readonly Reason[];
}

export interface Advised {
  readonly game: Game;
  /** The seat's view, or a state to take it from. */
  readonly state: State;
  readonly seat: Seat;
  /** What the seat was told so far; without it hidden cards are only judged by their numbers. */
  readonly events?: readonly GameEvent[];
  readonly most?: number;
}

const MOST_ACTIONS = 5;
const MOST_REASONS = 6;
const MATTERS = 0.005;

const mattering = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons
    .filter(({ difference }) => Math.abs(difference) >= MATTERS)
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, MOST_REASONS);

const mindFor = ({ game, seat, events }: Advised, knowledge: Knowledge): Mind => {
  const ledger = new Ledger(game, knowledge.hands);
  if (events !== undefined) ledger.begin();
  for (const event of events ?? []) ledger.note(event);
  return new Mind(game, seat, knowledge, new Guess(game, seat, ledger, new Chance('advice').below));
};

const NO_OFFERS = { tried: new Set<number>(), offers: 0 };

/** An offer is never listed: the best one is added to the list. */
const offersOf = (
  { game }: Advised,
  { proposers }: Knowledge,
  mind: Mind,
  s: State,
  best: number,
): Advice[] =>
  proposers
    .filter(({ at }) => topKind(s) === game.kind[at])
    .flatMap((proposer) => {
      const made = proposer.propose(mind, s, NO_OFFERS, best);
      if (made === null) return [];
      return [
        { move: made.move, value: made.score, reasons: [{ feature: 'offer', difference: made.score }] },
      ];
    });

const byValue = (one: Advice, other: Advice): number => other.value - one.value;

/** Best first; empty if the seat is not asked. */
export const advise = (advised: Advised): readonly Advice[] => {
  const { game, seat, state, most = MOST_ACTIONS } = advised;
  const seen = makeState(game);
  const legal = new ActionList();
  view(game, state, seat, seen);
  legalActions(game, seen, seat, legal);
  const knowledge = knowledgeOf(game, seat);
  const mind = mindFor(advised, knowledge);
  mind.enter(seen);
  const s = mind.world();
  const weigh = (packed: Packed): Advice => ({
    move: { packed },
    value: mind.score(s, packed),
    reasons: [],
  });
  const listed = legal.toArray().map(weigh).sort(byValue);
  const offers = listed.length === 0 ? [] : offersOf(advised, knowledge, mind, s, listed[0].value);
  return [...listed.slice(0, most).map((advice) => explained(mind, s, advice)), ...offers]
    .sort(byValue)
    .slice(0, most);
};

const explained = (mind: Mind, s: State, { move, value }: Advice): Advice => ({
  move,
  value,
  reasons: mattering(mind.reasons(s, move.packed)),
});
