/** A study as text: where it begins, a tree of moves, and where it stands. Logs and positions are read as studies, too. */
import { fail, ok, type Result } from '@landnam/engine';
import type { LogHeader } from '@landnam/engine/log';
import { isLaid, writePosition, writePositionLine } from '@landnam/maps';
import type { LiveTable } from '../liveTable.js';
import { fetchFor, layOut, messageOf, type TableProblem } from '../open.js';
import { fetchPosition, positionTable } from '../positionTable.js';
import { openFarLog } from '../replay/farLog.js';
import type { Player } from '../told.js';
import { MoveTree, readMoves, ROOT, writeMoves } from './moveTree.js';
import { StudyTable } from './studyTable.js';

export const STUDY_FORMAT = 1;
const LONGEST = 4_000_000;

type Json = Readonly<Record<string, unknown>>;

export interface StudyJson {
  readonly study: typeof STUDY_FORMAT;
  /** What people called themselves. */
  readonly names: readonly string[];
  /** A line, or the readable form; or the header of a log. */
  readonly position?: string | object;
  readonly header?: LogHeader;
  readonly moves: string;
  /** Number of the move that it stands behind, in the order in which they are written; 0 for the beginning. */
  readonly at: number;
}

export interface OpenedStudy {
  readonly table: StudyTable;
  /** What is wrong with a log: it is shown as far as it goes. */
  readonly trouble: TableProblem | null;
}

type Opening = Result<OpenedStudy, TableProblem>;

const problem = (line: string): { readonly ok: false; readonly error: TableProblem } =>
  fail({ code: 'unreadable', line });

const startOf = (start: LiveTable): Pick<StudyJson, 'position' | 'header'> => {
  if (!isLaid(start.header.deal)) return { header: start.header };
  const line = writePositionLine(start.table, start.state);
  return { position: line.ok ? line.value : writePosition(start.table, start.state) };
};

export const writeStudy = (table: StudyTable): StudyJson => ({
  study: STUDY_FORMAT,
  names: table.beginning.setup.players.map(({ name }) => name),
  ...startOf(table.beginning),
  moves: writeMoves(table.tree),
  at: table.tree.inOrder().indexOf(table.node) + 1,
});

const personsOf = (seats: number, names: unknown): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => {
    const name: unknown = Array.isArray(names) ? names[seat] : '';
    return { kind: 'person', name: typeof name === 'string' ? name.slice(0, 40) : '', bot: '' };
  });

const openPosition = async (
  position: string | object,
  names?: unknown,
): Promise<Result<LiveTable, TableProblem>> => {
  await fetchPosition(position);
  const live = positionTable(position, { players: (seats) => personsOf(seats, names), seed: '' });
  return live.ok ? live : problem(live.error);
};

const isHeader = (header: unknown): header is LogHeader =>
  typeof header === 'object' && header !== null && typeof (header as Json)['game'] === 'string';

const openStart = async ({ position, header, names }: Json): Promise<Result<LiveTable, TableProblem>> => {
  if (typeof position === 'string' || (typeof position === 'object' && position !== null))
    return openPosition(position, names);
  if (!isHeader(header)) return problem('position: a position or the header of a log is needed');
  await fetchFor(header);
  const { game, options, seats } = header;
  return layOut(
    { game, options: options as LiveTable['setup']['options'], seed: '', players: personsOf(seats, names) },
    header,
  );
};

const standAt = (start: LiveTable, tree: MoveTree, at: number, trouble: TableProblem | null): Opening => {
  const table = StudyTable.open(start, tree, at);
  return table.ok ? ok({ table: table.value, trouble }) : problem(table.error);
};

const openJson = async (json: Json): Promise<Opening> => {
  if (json['study'] !== STUDY_FORMAT) return problem(`study: ${STUDY_FORMAT} is the only format there is`);
  const start = await openStart(json);
  if (!start.ok) return start;
  const tree = readMoves(typeof json['moves'] === 'string' ? json['moves'] : '');
  if (!tree.ok) return problem(tree.error);
  const at = Number(json['at'] ?? ROOT);
  return standAt(start.value, tree.value, tree.value.find(at) === undefined ? ROOT : at, null);
};

/** The line of a study that a game makes. */
const lineOf = (entries: readonly string[]): MoveTree => {
  const tree = new MoveTree();
  let at = tree.root;
  for (const entry of entries) at = tree.add(at, entry.split(' ; ')[0] ?? entry);
  return tree;
};

/** A game that was played becomes the line; it stands after so many entries, or at the end. */
export const studyGame = (live: LiveTable, at = live.ply, trouble: TableProblem | null = null): Opening =>
  standAt(live, lineOf(live.entries), Math.min(at, live.ply), trouble);

const openLog = async (text: string, at: number | undefined): Promise<Opening> => {
  const far = await openFarLog(text);
  return far.ok ? studyGame(far.value.live, at, far.value.trouble) : far;
};

const parsed = (text: string): Json | null => {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Json) : null;
  } catch {
    return null;
  }
};

const openText = async (text: string, at: number | undefined): Promise<Opening> => {
  if (text.startsWith('landnam-log')) return openLog(`${text}\n`, at);
  const json = text.startsWith('{') ? parsed(text) : null;
  if (json !== null && 'study' in json) return openJson(json);
  const start = await openPosition(text);
  return start.ok ? standAt(start.value, new MoveTree(), ROOT, null) : start;
};

/** Opens whatever it is: a study, a log, a position. What is wrong is said, never thrown. */
export const openStudy = async (text: string, at?: number): Promise<Opening> => {
  if (text.length > LONGEST) return problem('it is too long for a study');
  try {
    return await openText(text.trim(), at);
  } catch (error) {
    return fail({ code: 'failed', line: messageOf(error) });
  }
};
