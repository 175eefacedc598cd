import { Driver, type Hooks, makeBots, seededBelow } from '@landnam/bots';
import { begin, fail, type Game, makeState, ok, refuse, type Result, topKind } from '@landnam/engine';
import {
  checkMap,
  dealTable,
  type MapData,
  type MapProblem,
  previewBoard,
  setTable,
  type Table,
} from '@landnam/maps';
import type { Command } from 'commander';
import { hasColour } from '../../colour.js';
import { readJson } from '../../files.js';
import { print, printJson } from '../../output.js';

type Problems = readonly MapProblem[];
const WRONG_INPUT = 2;

/** Where no seat can do anything, a bot picks from an empty list, and its pick is refused. */
const mustBeLegal =
  (game: Game): NonNullable<Hooks['before']> =>
  (state, seat, packed, more) => {
    const why = refuse(game, state, seat, more === undefined ? { packed } : { packed, more });
    if (why !== null) throw new Error(`"${game.frameNames[topKind(state)]}": nothing can be done here`);
  };

/** One game of bots that pick uniformly: whatever breaks a module breaks it here. */
const tryPlay = (table: Table): void => {
  const below = seededBelow('check-map');
  const bots = makeBots(
    Array.from({ length: table.game.seats }, () => 'random'),
    table.game,
    below,
  );
  new Driver(table).play(dealTable(table, below), bots, below, { before: mustBeLegal(table.game) });
};

const unplayable = (where: string, text: string): MapProblem => ({
  where,
  what: text,
  code: 'cannotBePlayed',
  data: { text },
});

/** A map may be well-formed and still unplayable: so it is dealt and played once for each number of players. */
const tryDeal = (map: MapData, seats: number): Result<string, MapProblem> => {
  const where = `${seats} players`;
  try {
    const table = setTable(map, seats);
    if (!table.ok) return fail(unplayable(where, table.error));
    tryPlay(table.value);
    const state = makeState(table.value.game);
    begin(table.value.game, state, dealTable(table.value, seededBelow('check-map')));
    return ok(previewBoard(table.value.game, state, { colour: hasColour() }));
  } catch (error) {
    return fail(unplayable(where, error instanceof Error ? error.message : String(error)));
  }
};

const check = (file: string): Result<readonly string[], Problems> => {
  const checked = checkMap(readJson(file));
  if (!checked.ok) return checked;
  const deals = checked.value.players.map((seats) => tryDeal(checked.value, seats));
  const problems = deals.flatMap((deal) => (deal.ok ? [] : [deal.error]));
  return problems.length > 0 ? fail(problems) : ok(deals.flatMap((deal) => (deal.ok ? [deal.value] : [])));
};

const asText = (file: string, result: Result<readonly string[], Problems>): string => {
  if (result.ok) return `${[...new Set(result.value)].join('\n\n')}\n\n${file}: nothing is wrong`;
  const lines = result.error.map(({ where, what }) => `${file}: ${where}: ${what}`);
  return lines.length === 1 ? lines[0]! : [...lines, `${lines.length} problems`].join('\n');
};

export const addCheckMap = (program: Command): void => {
  program
    .command('check-map')
    .description('report everything that is wrong with a map file, or show it')
    .argument('<file>', 'a map (JSON)')
    .option('--json', 'print JSON')
    .action((file: string, { json }: { json?: true }) => {
      const result = check(file);
      if (json) printJson({ file, problems: result.ok ? [] : result.error });
      else print(asText(file, result));
      if (!result.ok) process.exitCode = WRONG_INPUT;
    });
};
