import { castBots, Chance, makeBots, recordGame } from '@landnam/bots';
import { hashState } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { dealTable, findTable, headerOf, Recorder, replayLog, type ReplayProblem } from './index.js';

const opened = findTable('base', 4, { pointsToWin: 4, balancedDice: true });
if (!opened.ok) throw new Error(opened.error);
const table = opened.value;

const PLAYERS = ['person', 'bot random', 'bot', 'person'] as const;
const record = (seed: string) => {
  const nature = new Chance(seed);
  const cast = castBots(['random'], 4);
  if (!cast.ok) throw new Error(cast.error);
  const bots = makeBots(cast.value, table.game, new Chance(`${seed} bots`).below);
  const about = { seed, seated: PLAYERS, names: ['ann', 'bo ; di', undefined, 'di\nna'] };
  return recordGame(table, dealTable(table, nature.below), bots, nature.below, { about });
};
const { text, plies, reason } = record('a log to damage');
const lines = text.trimEnd().split('\n');
const FIRST_ENTRY = lines.findIndex((line) => line.startsWith('= 0 ')) + 1;

const problemOf = (damaged: string): ReplayProblem => {
  const replay = replayLog(damaged);
  if (replay.ok) throw new Error('the damage was not found');
  return replay.error;
};
/** The log with some lines changed; ids count from 0. */
const changed = (edit: (copy: string[]) => void): string => {
  const copy = [...lines];
  edit(copy);
  return `${copy.join('\n')}\n`;
};
const withHeader = (edit: (header: Record<string, unknown>) => void): string =>
  changed((copy) => {
    const header = JSON.parse(copy[1]) as Record<string, unknown>;
    edit(header);
    copy[1] = JSON.stringify(header);
  });
const dealOf = (header: Record<string, unknown>): Record<string, unknown[]> =>
  header['deal'] as Record<string, unknown[]>;

describe('what modules dealt for themselves is not trusted', () => {
  const pirates = findTable('seafarers/pirate-islands', 3);
  if (!pirates.ok) throw new Error(pirates.error);
  const { value } = pirates;
  const deal = dealTable(value, new Chance('positions').below);
  const header = (extra: object): string =>
    JSON.stringify({ ...headerOf(value, deal, {}), deal: { ...deal, extra } });
  test.each<[object, RegExp]>([
    [{}, /pirateIslands: is missing/],
    [{ pirateIslands: [0, 1, 9] }, /pirateIslands: is not an order of the positions/],
    [{ pirateIslands: [0, 1, 2], dragons: [] }, /dragons: no module deals this/],
  ])('%j', (extra, why) => {
    const log = `landnam-log 2\n${header(extra)}\n`;
    const replay = replayLog(log, { partial: true });
    expect(!replay.ok && replay.error.why).toMatch(why);
  });
});

describe('a whole log', () => {
  test('is replayed to its end', () => {
    const replay = replayLog(text);
    expect(replay.ok && [replay.value.plies, replay.value.outcome.split(' ').at(-1)]).toEqual([
      plies,
      reason,
    ]);
  });

  test('has its game, map, options, seats, layout, deal, seed and who plays in the header, and no name', () => {
    const header = JSON.parse(lines[1]) as object;
    expect(Object.keys(header)).toEqual([
      'rules',
      'game',
      'map',
      'layout',
      'seats',
      'options',
      'deal',
      'seed',
      'seated',
    ]);
    expect(lines[1]).not.toContain('ann');
    expect(header).toMatchObject({ game: 'base', seats: 4, options: { pointsToWin: 4, balancedDice: true } });
  });

  test('is checked every 32 entries and at the end', () => {
    const checks = lines.filter((line) => line.startsWith('=')).map((line) => Number(line.split(' ')[1]));
    const due = Array.from({ length: Math.floor(plies / 32) + 1 }, (_, i) => i * 32);
    expect(checks).toEqual([...due, plies]);
  });

  test('can be stopped earlier', () => {
    const whole = replayLog(text, { to: 40 });
    expect(whole.ok && [whole.value.plies, whole.value.outcome]).toEqual([40, 'running']);
  });

  test('stopped at an entry it does not have says how many it has', () => {
    const replay = replayLog(text, { to: plies + 1 });
    expect(!replay.ok && replay.error.why).toBe(`there is no entry ${plies + 1}: the log has ${plies}`);
  });

  test('tells each move before it is applied', () => {
    const actions: string[] = [];
    replayLog(text, { to: 3, before: (_s, _move, entry) => void actions.push(entry.action) });
    expect(actions).toEqual(lines.slice(FIRST_ENTRY, FIRST_ENTRY + 3));
  });
});

describe('a game that goes on', () => {
  const header = headerOf(table, JSON.parse(lines[1]).deal);
  const begun = replayLog(text, { to: 0 });
  if (!begun.ok) throw new Error(begun.error.why);
  const { state } = begun.value;

  test('is closed as running and can be read', () => {
    const recorder = new Recorder(table, header.deal as never, state);
    recorder.note('ann has joined');
    const replay = replayLog(recorder.close(state));
    expect(replay.ok && replay.value.outcome).toBe('running');
    expect(replay.ok && replay.value.log.notes).toEqual([{ ply: 0, note: 'ann has joined' }]);
    expect(replay.ok && hashState(replay.value.state)).toBe(hashState(state));
  });

  test('without a closing line is refused unless it is still being written', () => {
    const partial = `${lines.slice(0, 20).join('\n')}\n`;
    expect(problemOf(partial).why).toContain('cut off');
    const replay = replayLog(partial, { partial: true });
    expect(replay.ok && replay.value.plies).toBe(20 - FIRST_ENTRY);
  });
});

describe('a damaged log', () => {
  test('cut in the middle says after which entry', () => {
    const kept = lines.slice(0, 50);
    const entries = kept.filter((line) => /^[p*]/.test(line)).length;
    expect(problemOf(kept.join('\n'))).toMatchObject({
      line: 50,
      entry: entries,
      why: `the log is cut off: no closing line after entry ${entries}`,
    });
  });

  test('cut inside a word is cut off too', () => {
    expect(problemOf(text.slice(0, text.length - 30)).why).toMatch(/check line|cut off/);
  });

  test('cut in the header is not a header', () => {
    expect(problemOf(text.slice(0, 100))).toMatchObject({ line: 2, entry: 0 });
  });

  test('an empty file and another file are not logs', () => {
    expect(problemOf('').why).toContain('landnam-log 2');
    expect(problemOf('{"format":1}\n').why).toContain('landnam-log 2');
    expect(problemOf('\u0000\u0001\u0002').line).toBe(1);
  });

  test('an entry that the rules refuse names the rule', () => {
    const second = changed((copy) => {
      copy[FIRST_ENTRY + 2] = copy[FIRST_ENTRY].replace(/^p\d/, copy[FIRST_ENTRY + 2].slice(0, 2));
    });
    expect(problemOf(second)).toMatchObject({ line: FIRST_ENTRY + 3, entry: 3, rule: 'B-31' });
  });

  test('an action that does not exist', () => {
    const damaged = changed((copy) => {
      copy[FIRST_ENTRY + 4] = 'p0 buildCastle v3';
    });
    expect(problemOf(damaged)).toMatchObject({
      entry: 5,
      why: '"buildCastle" is not an action of this game',
    });
  });

  test('an operand out of range', () => {
    const damaged = changed((copy) => {
      copy[FIRST_ENTRY] = copy[FIRST_ENTRY].replace(/v\d+/, 'v99');
    });
    expect(problemOf(damaged)).toMatchObject({ entry: 1, why: 'vertex: "v99" is not v0 to v53' });
  });

  test('a seat that was not asked', () => {
    const damaged = changed((copy) => {
      copy[FIRST_ENTRY] = copy[FIRST_ENTRY].replace(/^p\d/, (seat) => (seat === 'p1' ? 'p2' : 'p1'));
    });
    expect(problemOf(damaged)).toMatchObject({ entry: 1, rule: 'B-10' });
  });

  test('a seat that does not exist', () => {
    const damaged = changed((copy) => {
      copy[FIRST_ENTRY] = copy[FIRST_ENTRY].replace(/^p\d/, 'p7');
    });
    expect(problemOf(damaged).why).toContain('"p7" is not a seat');
  });

  test('a missing entry', () => {
    const damaged = changed((copy) => {
      copy.splice(FIRST_ENTRY + 7, 1);
    });
    const { entry, why } = problemOf(damaged);
    expect([entry, why]).toEqual([31, 'the check line counts 32 entries, but 31 stand before it']);
  });

  test('two entries that changed places', () => {
    const damaged = changed((copy) => {
      copy.splice(FIRST_ENTRY, 2, copy[FIRST_ENTRY + 1], copy[FIRST_ENTRY]);
    });
    expect(problemOf(damaged).entry).toBe(1);
  });

  test('another roll that would have been possible is found by the next hash', () => {
    const at = lines.findIndex((line) => line.startsWith('* rollDice'));
    const rolls = ['1 2', '1 3', '1 4', '3 3', '5 5', '4 5'].map((dice) =>
      problemOf(changed((copy) => void (copy[at] = `* rollDice ${dice}`))),
    );
    for (const { line } of rolls) expect(line).toBeGreaterThan(at);
  });

  test('a changed hash of a position', () => {
    const at = lines.findIndex((line) => line.startsWith('= 32 '));
    const damaged = changed((copy) => {
      copy[at] = copy[at].replace(
        /^= 32 ./,
        (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0'),
      );
    });
    expect(problemOf(damaged)).toMatchObject({ line: at + 1, entry: 32 });
    expect(problemOf(damaged).why).toContain('the position differs');
  });

  test('a changed note is found by the hash over the text', () => {
    const begun = replayLog(text, { to: 0 });
    if (!begun.ok) throw new Error(begun.error.why);
    const recorder = new Recorder(table, JSON.parse(lines[1]).deal, begun.value.state);
    recorder.note('bo plays for cy');
    const noted = recorder.close(begun.value.state).replace('bo plays', 'di plays');
    expect(problemOf(noted).why).toBe('a line between line 3 and line 5 was changed');
  });

  test('another outcome', () => {
    const damaged = text.replace(/won p\d/, (won) => (won === 'won p0' ? 'won p1' : 'won p0'));
    expect(problemOf(damaged).why).toMatch(/^the outcome is "won p\d points", not "won p\d points"$/);
  });

  test('lines after the closing line', () => {
    expect(problemOf(`${text}p0 endTurn\n`).why).toBe('a line after the closing line');
  });

  test('an empty line', () => {
    expect(problemOf(changed((copy) => copy.splice(10, 0, '')))).toMatchObject({
      line: 11,
      why: 'an empty line',
    });
  });
});

describe('a damaged header', () => {
  const cases: readonly (readonly [string, (header: Record<string, unknown>) => void, string])[] = [
    ['an unknown game', (header) => (header['game'] = 'chess'), 'no game is called "chess"'],
    ['another map', (header) => (header['map'] = '0000000000000000'), 'the map of base is another one'],
    ['too many seats', (header) => (header['seats'] = 9), 'base is for 2, 3, 4, 5, 6 players, not 9'],
    ['an unknown option', (header) => (header['options'] = { flying: true }), 'option "flying" is unknown'],
    ['a bad option', (header) => (header['options'] = { pointsToWin: 99 }), 'pointsToWin'],
    ['no deal', (header) => (header['deal'] = null), 'deal: an object is needed'],
    ['seats that are text', (header) => (header['seats'] = 'four'), 'header: seats: a whole number'],
    ['a strange player', (header) => (header['seated'] = ['ann']), 'header: seated 1: person, clock, bot'],
    ['a short commitment', (header) => (header['commitment'] = 'abc'), 'header: commitment: a SHA-256'],
    ['nonces that are none', (header) => (header['nonces'] = 7), 'header: nonces: a list is needed'],
    ['too few terrains', (header) => dealOf(header)['terrain'].pop(), 'deal: terrain: 18 given, 19 needed'],
    [
      'a terrain that is none',
      (header) => (dealOf(header)['terrain'][3] = 77),
      'deal: terrain 3: 77 is not from 0 to 5',
    ],
    [
      'numbers that are text',
      (header) => (dealOf(header)['numbers'][0] = 'six'),
      'deal: numbers 0: "six" is not from 0 to 12',
    ],
    ['harbours that are none', (header) => (dealOf(header)['harbours'] = [3]), 'deal: harbour 0'],
    ['a robber off the map', (header) => Object.assign(dealOf(header), { robber: 40 }), 'deal: robber: 40'],
    [
      'nobody to begin',
      (header) => Object.assign(dealOf(header), { first: 4 }),
      'deal: first: not from 0 to 3',
    ],
    [
      'no extra',
      (header) => Object.assign(dealOf(header), { extra: [] }),
      'deal: extra: an object is needed',
    ],
    ['a seed that was changed', (header) => (header['seed'] = 'another'), 'the header was changed'],
    ['newer rules', (header) => (header['rules'] = 99), 'rules version 99, which is newer than this one'],
  ];
  test.each(cases)('%s', (_name, edit, why) => {
    expect(problemOf(withHeader(edit)).why).toContain(why);
  });
});
