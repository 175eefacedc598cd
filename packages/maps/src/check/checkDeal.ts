/** A deal from outside: every length and every number is checked before it is put into a state. */
import { type Deal, fail, type Game, NONE, ok, type Result } from '@landnam/engine';
import { extraProblems, isObject, shown } from '@landnam/engine/rules';

type Fields = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const numbersProblem = (
  value: unknown,
  name: string,
  length: number,
  least: number,
  most: number,
): string | null => {
  if (!Array.isArray(value)) return `${name}: a list is needed`;
  if (value.length !== length) return `${name}: ${value.length} given, ${length} needed`;
  const wrong = value.findIndex((each) => !isWhole(each, least, most));
  if (wrong < 0) return null;
  return `${name} ${wrong}: ${shown(value[wrong])} is not from ${least} to ${most}`;
};

const harbourProblem = (g: Game, value: unknown, index: number): string | null => {
  const where = `harbour ${index}`;
  if (!isObject(value)) return `${where}: an edge and a good are needed`;
  if (!isWhole(value['edge'], 0, g.board.edges - 1))
    return `${where}: edge is not from 0 to ${g.board.edges - 1}`;
  const goods = g.scenario.goods.length;
  return isWhole(value['good'], -1, goods - 1) ? null : `${where}: good is not from -1 to ${goods - 1}`;
};

const harboursProblem = (g: Game, value: unknown): string | null => {
  if (!Array.isArray(value)) return 'harbours: a list is needed';
  for (const [index, harbour] of value.entries()) {
    const why = harbourProblem(g, harbour, index);
    if (why !== null) return why;
  }
  const edges = new Set(value.map((harbour: Fields) => harbour['edge']));
  return edges.size === value.length ? null : 'harbours: two on one edge';
};

/** Numbers first, then what each module says about its own row. */
const extraProblem = (g: Game, value: unknown): string | null => {
  if (!isObject(value)) return 'extra: an object is needed';
  for (const [name, row] of Object.entries(value)) {
    const length = Array.isArray(row) ? row.length : 0;
    const why = numbersProblem(row, `extra ${name}`, length, -1, NONE);
    if (why !== null) return why;
  }
  return extraProblems(g, value as Deal['extra'])[0] ?? null;
};

const robberProblem = (g: Game, value: unknown): string | null =>
  value === NONE || isWhole(value, 0, g.board.hexes - 1)
    ? null
    : `robber: ${shown(value)} is neither ${NONE} nor from 0 to ${g.board.hexes - 1}`;

export const checkDeal = (g: Game, deal: unknown): Result<Deal, string> => {
  if (!isObject(deal)) return fail('an object is needed');
  const { hexes } = g.board;
  const why =
    numbersProblem(deal['terrain'], 'terrain', hexes, 0, g.scenario.terrains.length - 1) ??
    numbersProblem(deal['numbers'], 'numbers', hexes, 0, 12) ??
    harboursProblem(g, deal['harbours']) ??
    robberProblem(g, deal['robber']) ??
    (isWhole(deal['first'], 0, g.seats - 1) ? null : `first: not from 0 to ${g.seats - 1}`) ??
    extraProblem(g, deal['extra']);
  return why === null ? ok(deal as unknown as Deal) : fail(why);
};
