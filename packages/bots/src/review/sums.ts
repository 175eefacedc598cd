/** One seat's game as a sum: result = start + luck + decisions + others + rest, each added up on its own. */
import type { GameRecord } from './record.js';
import type { ChanceTally } from './chanceTally.js';

export interface SeatSums {
  readonly result: number;
  readonly start: number;
  readonly luck: number;
  readonly decisions: number;
  readonly others: number;
  readonly rest: number;
}

interface Parts {
  luck: number;
  decisions: number;
  others: number;
  rest: number;
}

/** A choice that is not measured yet counts as part of the rest. */
export const sumsOf = (
  record: GameRecord,
  tally: ChanceTally,
  changes: ReadonlyMap<number, number>,
  seat: number,
): SeatSums => {
  const parts: Parts = { luck: 0, decisions: 0, others: 0, rest: 0 };
  const { values } = tally;
  for (let ply = 0; ply + 1 < values.length; ply++) {
    const whole = values[ply + 1][seat] - values[ply][seat];
    const { kind, change } = shareOf(record, tally, changes, seat, ply);
    const known = kind === 'others' ? whole : change;
    parts[kind] += known;
    parts.rest += whole - known;
  }
  return { result: values.at(-1)?.[seat] ?? 0, start: values[0]?.[seat] ?? 0, ...parts };
};

const shareOf = (
  record: GameRecord,
  tally: ChanceTally,
  changes: ReadonlyMap<number, number>,
  seat: number,
  ply: number,
): { readonly kind: 'luck' | 'decisions' | 'others'; readonly change: number } => {
  const kind = tally.kinds[ply];
  if (kind === 'nature') return { kind: 'luck', change: tally.changes[ply]?.[seat] ?? 0 };
  if (kind === 'choice' && record.entries[ply].seat !== seat) return { kind: 'others', change: 0 };
  return { kind: 'decisions', change: kind === 'choice' ? (changes.get(ply) ?? 0) : 0 };
};
