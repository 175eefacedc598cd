/** Logs outlive names, looks and layouts; where they cannot, the reason is given. */
import { Chance, makeBots, recordGame } from '@landnam/bots';
import {
  type Log,
  LogWriter,
  type LogHeader,
  parseLog,
  RULE_CHANGES,
  RULES_VERSION,
} from '@landnam/engine/log';
import { describe, expect, test } from 'vitest';
import { archivedLogs } from '../../../test/archive/read.js';
import {
  ATLAS,
  dealTable,
  describeProblem,
  findTable,
  isSameMap,
  type MapData,
  mapHash,
  replayLog,
  setTable,
  type Table,
} from './index.js';

const need = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const play = (table: Table, names: readonly string[] = []): string => {
  const nature = new Chance('lasting');
  const bots = makeBots(
    Array.from({ length: table.game.seats }, () => 'random'),
    table.game,
    nature.below,
  );
  return recordGame(table, dealTable(table, nature.below), bots, nature.below, { about: { names } }).text;
};

const table = need(findTable('base', 3, { pointsToWin: 3 }));
const text = play(table, ['Ann', 'Bo', 'Zoë']);

/** The same log as another version would have written it, with that version's header and hashes. */
const written = (
  source: string,
  header: Partial<LogHeader>,
  hash = (known: string): string => known,
): string => {
  const log: Log = need(parseLog(source));
  const at = (ply: number): string => hash(log.checks.find((check) => check.ply === ply)?.hash ?? '');
  const writer = new LogWriter({ ...log.header, ...header }, at(0), log.names);
  for (const { action } of log.entries) {
    writer.entry(action);
    if (writer.ply % 32 === 0) writer.check(at(writer.ply));
  }
  writer.check(at(writer.ply), log.checks.at(-1)?.outcome);
  return writer.text();
};

const whyNot = (damaged: string): string => {
  const replay = replayLog(damaged);
  return replay.ok ? 'it replays' : describeProblem(replay.error);
};

describe('the hash of a map', () => {
  const renamed = (map: MapData): MapData => ({ ...map, name: 'Another name', notes: {} });

  test.each([...ATLAS.values()])('of $id knows no names and no notes', (map) => {
    for (const seats of map.players) expect(mapHash(renamed(map), seats)).toBe(mapHash(map, seats));
  });

  test('knows no order of names in the file, no names of areas, no colours, no terrain that is dealt', () => {
    const map = ATLAS.get('seafarers/pirate-islands')!;
    const turned = JSON.parse(JSON.stringify(map).replaceAll('"white"', '"pink"')) as MapData;
    const backwards = Object.fromEntries(Object.entries(turned).toReversed()) as unknown as MapData;
    expect(mapHash(backwards, 4)).toBe(mapHash(map, 4));
    const desert = ATLAS.get('seafarers/through-the-desert')!;
    const named = JSON.stringify(desert).replaceAll('"strip"', '"beyond"');
    expect(named).not.toBe(JSON.stringify(desert));
    expect(mapHash(JSON.parse(named) as MapData, 3)).toBe(mapHash(desert, 3));
    const base = ATLAS.get('base')!;
    const hexes = base.boards['any'].hexes.map((hex) => ({ ...hex, terrain: 'desert', number: 0 }));
    expect(mapHash({ ...base, boards: { any: { ...base.boards['any'], hexes } } }, 4)).toBe(mapHash(base, 4));
  });

  test('knows hexes, modules, cards, the opening and what modules read', () => {
    const base = ATLAS.get('base')!;
    const board = base.boards['any'];
    const others: MapData[] = [
      { ...base, boards: { any: { ...board, hexes: board.hexes.slice(1) } } },
      { ...base, modules: { without: ['monopoly'] } },
      { ...base, cards: { knight: 13 } },
      { ...base, opening: base.opening.slice(1) },
    ];
    for (const other of others) expect(mapHash(other, 4)).not.toBe(mapHash(base, 4));
    const cloth = ATLAS.get('seafarers/cloth')!;
    const fewer = JSON.parse(JSON.stringify(cloth).replace('"supply":10', '"supply":9')) as MapData;
    expect(mapHash(fewer, 3)).not.toBe(mapHash(cloth, 3));
  });

  test('of the first format is still known for every map of that day', () => {
    for (const { text: old } of archivedLogs()) {
      const { game, seats, map, mapData } = JSON.parse(old.split('\n')[1]) as LogHeader;
      expect(isSameMap(ATLAS.get(game) ?? (mapData as MapData), seats, map)).toBe(true);
    }
    expect(isSameMap(ATLAS.get('base')!, 4, 'ffffffffffffffff')).toBe(false);
  });
});

describe('the layout of the state', () => {
  test('is compared by its fingerprint: hashes of the same one must agree', () => {
    expect(need(replayLog(text)).sameLayout).toBe(true);
    expect(whyNot(written(text, {}, () => '0'.repeat(16)))).toContain('the position differs');
  });

  test('of another version lets the replay go on by legality', () => {
    const other = written(text, { layout: 'ffffffffffffffff' }, () => '0'.repeat(16));
    const replay = need(replayLog(other));
    expect([replay.sameLayout, replay.outcome]).toEqual([false, need(replayLog(text)).outcome]);
  });

  test('of another version does not excuse an illegal entry or another outcome', () => {
    const other = written(text, { layout: 'ffffffffffffffff' });
    expect(whyNot(other.replace(/won p\d/, 'won p2+p1'))).toMatch(/the outcome is/);
    expect(whyNot(other.replace(/^p\d placeRoad e\d+/m, 'p0 placeRoad e71'))).toMatch(/entry \d+: .*\[B-/);
  });

  test('is not known of logs of the first format: they replay by legality', () => {
    const old = archivedLogs().find(({ name }) => name === 'base-4-page')!;
    const replay = need(replayLog(old.text));
    expect(replay.sameLayout).toBe(false);
    expect(replay.log.names).toEqual(['Ann ; Ängström', 'Leif', 'Zoë', 'Freydis']);
    expect(new Set(replay.log.entries.map(({ by }) => by))).toContain('clock');
  });
});

describe('names of people', () => {
  test('stand outside the hashed text: each may be taken out or changed', () => {
    for (const edited of [text.replace(/^@ p1 .*\n/m, ''), text.replace('Ann', 'Guest')])
      expect(need(replayLog(edited)).outcome).toBe(need(replayLog(text)).outcome);
    expect(need(parseLog(text)).names).toEqual(['Ann', 'Bo', 'Zoë']);
  });

  test('never stand behind an action', () => {
    const named = text.replace(/^(p\d placeRoad e\d+)$/m, '$1 ; Ann');
    expect(whyNot(named)).toContain('"Ann" chose nothing: person, clock, bot or bot and its name are known');
  });

  test('are one line each, whatever they hold', () => {
    const sly = play(table, ['Ann\n= 0 0 0', '@ p2 x', '\u0000\u2028']);
    expect(need(parseLog(sly)).names).toEqual(['Ann = 0 0 0', '@ p2 x']);
    expect(need(replayLog(sly)).outcome).toBe(need(replayLog(text)).outcome);
  });

  test('of a seat that no game has are refused', () => {
    expect(whyNot(text.replace('@ p1 Bo', '@ p9 Bo'))).toContain('a name is not "@ seat name"');
  });
});

describe('room for what comes', () => {
  const commitment = 'a'.repeat(64);

  test('a commitment, nonces and a reveal before the closing line', () => {
    const log = need(parseLog(text));
    const writer = new LogWriter({ ...log.header, commitment, nonces: ['n', null, 'm'] }, log.checks[0].hash);
    writer.reveal({ secret: '00ff' });
    writer.check(log.checks[0].hash, 'running');
    const read = need(parseLog(writer.text()));
    expect([read.header.commitment, read.reveal]).toEqual([commitment, { secret: '00ff' }]);
    const twice = writer.text().replace(/^! .*$/m, (line) => `${line}\n${line}`);
    expect(whyNot(twice)).toContain('a second reveal');
    expect(whyNot(writer.text().replace(/^! .*$/m, (line) => `${line}\np0 endTurn`))).toContain(
      'after the reveal',
    );
    expect(whyNot(writer.text().replace(/^! .*$/m, '! {'))).toContain(
      'a reveal is not a complete JSON object',
    );
  });

  test('a user’s own map is part of the header', () => {
    const own: MapData = { ...ATLAS.get('base')!, id: 'my-island', cards: { knight: 10 } };
    const log = play(need(setTable(own, 3, { pointsToWin: 3 })));
    expect(need(replayLog(log)).map).toEqual(own);
    expect(whyNot(written(log, { mapData: { ...own, recipe: 'chess' } }))).toContain(
      'the map of "my-island"',
    );
    expect(whyNot(written(log, { mapData: { ...own, cards: {} } }))).toContain('is another one');
    expect(whyNot(written(log, { mapData: { ...own, id: 'x' } }))).toContain('it is called x');
  });

  test('fields that this version does not know are kept and hashed', () => {
    const later = written(text, { table: 'the corner one' } as Partial<LogHeader>);
    expect(need(replayLog(later)).log.header).toHaveProperty('table');
    expect(whyNot(later.replace('corner', 'round'))).toContain('the header was changed');
  });
});

describe('versions of the rules', () => {
  test('an older one is played as long as nothing differs', () => {
    expect(need(replayLog(written(text, { rules: 0 }))).outcome).toBe(need(replayLog(text)).outcome);
  });

  test('an older one that differs is explained by the page of changes', () => {
    const old = written(text, { rules: 0 }, () => '0'.repeat(16));
    expect(whyNot(old)).toContain(
      `written by rules version 0; since then, version 1: ${RULE_CHANGES[0].what}`,
    );
  });

  test('a newer one is refused', () => {
    expect(whyNot(written(text, { rules: RULES_VERSION + 1 }))).toContain('which is newer than this one');
  });

  test('a table is set by the version of its log, for modules that keep an older meaning', () => {
    expect(need(replayLog(written(text, { rules: 0 }))).game.scenario.version).toBe(0);
    expect(table.game.scenario.version).toBe(RULES_VERSION);
  });
});
