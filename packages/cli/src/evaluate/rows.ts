/** How well calibrated a game's weights are, on rows that were not used for training. */
import { featuresAt, TURN, WINNERS, wordsOfRow } from '@landnam/bots/selfplay';
import { fitWeights, PhaseTally, placesOf, Tower, type Weights } from '@landnam/bots/value';
import { InputError } from '../input.js';
import { readRows, type RowsHead } from '../selfplay/file.js';

export type Told = ReturnType<PhaseTally['told']> & { readonly game: string; readonly seats: number };

/** Winners share one; without a winner, all seats do. */
const outcomeInto = (winners: number, outcome: Float64Array): void => {
  const all = 2 ** outcome.length - 1;
  const bits = (winners & all) === 0 ? all : winners;
  for (let seat = 0; seat < outcome.length; seat++) outcome[seat] = (bits >> seat) & 1;
  const sum = outcome.reduce((total, each) => total + each, 0);
  for (let seat = 0; seat < outcome.length; seat++) outcome[seat]! /= sum;
};

class Reader {
  readonly tally: PhaseTally;
  private readonly tower: Tower;
  private readonly places: Int32Array;
  private readonly start: number;
  private readonly outcome: Float64Array;

  constructor(head: RowsHead, weights: Weights) {
    this.tally = new PhaseTally(head.seats);
    this.tower = new Tower(weights, head.seats);
    this.places = placesOf(head.seats, head.seat, head.table, weights);
    this.start = featuresAt(head);
    this.outcome = new Float64Array(head.seats);
  }

  add(row: Int16Array): void {
    const { places, start, tower, outcome } = this;
    for (let i = 0; i < places.length; i++) if (places[i]! >= 0) tower.put(places[i]!, row[start + i]!);
    outcomeInto(row[WINNERS]!, outcome);
    this.tally.add(row[TURN]!, tower.read(), outcome);
  }
}

/** `weightsOf` returns the weights for a file of rows. */
export const measureRows = (path: string, weightsOf: (head: RowsHead) => Weights): Told => {
  let reader: Reader | undefined;
  let told: RowsHead | undefined;
  for (const [head, words] of readRows(path)) {
    told ??= head;
    reader ??= new Reader(head, fitting(path, head, weightsOf(head)));
    const width = wordsOfRow(head);
    for (let at = 0; at < words.length; at += width) reader.add(words.subarray(at, at + width));
  }
  if (reader === undefined || told === undefined) throw new InputError(`${path}: it holds no rows`);
  return { game: told.game, seats: told.seats, ...reader.tally.told() };
};

const fitting = (path: string, { seat, table }: RowsHead, weights: Weights): Weights => {
  const fits = fitWeights(seat, table, weights);
  if (!fits.ok) throw new InputError(`${path}: weights of ${weights.game}: ${fits.error}`);
  return weights;
};
