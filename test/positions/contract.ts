/** Positions of play, written and read again: the same bytes, in every form, for every viewer. */
import { hashState, makeState, NONE, type State, view } from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import {
  dealTable,
  describeFaults,
  findTable,
  readPosition,
  type Table,
  writePosition,
  writePositionLine,
} from '@landnam/maps';
import type { Setting } from '../contract/settings.js';
import { seeded } from '../support/chance.js';
import { playPly, randomPly } from '../support/play.js';
import { TestTable } from '../support/table.js';

export const LONGEST_LINE = 2000;
/** Characters that are safe in a shell and a URL. */
const PLAIN = /^[\w.,:/=-]+$/;

const seen = (table: Table, state: State, viewer: number): State => {
  const out = makeState(table.game);
  if (viewer === WHOLE) out.copyFrom(state);
  else view(table.game, state, viewer, out);
  // whom the judge has checked is not written: it checks again
  out.core.unjudged.fill(255);
  return out;
};

const brokenText = (table: Table, text: string, expected: State, viewer: number): string[] => {
  const read = readPosition(text);
  if (!read.ok) return [`${describeFaults(read.error)} in ${text}`];
  const same = Buffer.compare(read.value.state.bytes, expected.bytes) === 0;
  const wrong = same ? [] : [`other bytes after ${text}`];
  if (hashState(read.value.state) !== hashState(expected)) wrong.push(`another hash after ${text}`);
  return read.value.viewer === viewer ? wrong : [...wrong, `another viewer after ${text}`];
};

const brokenView = (table: Table, state: State, viewer: number): string[] => {
  const expected = seen(table, state, viewer);
  const line = writePositionLine(table, state, viewer);
  if (!line.ok) return [line.error];
  return [
    ...(line.value.length <= LONGEST_LINE ? [] : [`a line of ${line.value.length}`]),
    ...(PLAIN.test(line.value) ? [] : [`strange letters in ${line.value}`]),
    ...brokenText(table, line.value, expected, viewer),
    ...brokenText(table, JSON.stringify(writePosition(table, state, viewer)), expected, viewer),
  ];
};

export const brokenPosition = (table: Table, state: State, viewers: readonly number[]): string[] =>
  viewers.flatMap((viewer) => brokenView(table, state, viewer));

/** Plays a random game, including offers, and checks every so many plies; the viewer changes each time. */
export const playPositions = (
  { id, seats, options }: Setting,
  seed: number,
  every: number,
  most: number,
): { asked: number; broken: string[] } => {
  const found = findTable(id, seats, options);
  if (!found.ok) throw new Error(found.error);
  const t = new TestTable(found.value.game, dealTable(found.value, seeded(seed)));
  const below = seeded(seed + 1);
  const broken: string[] = [];
  let asked = 0;
  for (let plies = 0; plies < most && t.ended() === '' && broken.length === 0; plies++) {
    playPly(t.game, t.state, randomPly(t.game, t.state, below, 60));
    if (plies % every !== 0) continue;
    const eyes = [WHOLE, asked % seats, NONE];
    broken.push(...brokenPosition(found.value, t.state, eyes).map((what) => `ply ${plies}: ${what}`));
    asked++;
  }
  broken.push(...brokenPosition(found.value, t.state, [WHOLE]));
  return { asked, broken };
};
