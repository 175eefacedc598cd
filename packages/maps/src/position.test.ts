import * as fc from 'fast-check';
import { hashState, NONE } from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import { describe, expect, test } from 'vitest';
import { constant, seeded } from '../../../test/support/chance.js';
import { playRandom } from '../../../test/support/play.js';
import { table } from '../../../test/support/table.js';
import {
  ATLAS,
  dealTable,
  describeFaults,
  findTable,
  type MapData,
  openGame,
  readPosition,
  setTable,
  type Table,
  writePosition,
  writePositionLine,
} from './index.js';

const need = <T, E>(result: { ok: true; value: T } | { ok: false; error: E }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const fixed = need(findTable('base', 3, { setUp: 'fixed' }));
const deal = (of: Table) => dealTable(of, constant(0));
const OPEN = { position: 1, game: 'base', seats: 3, options: { setUp: 'fixed' }, seed: 'any' };

/** A dealt board with some fields changed. */
const read = (parts: object) => readPosition({ ...OPEN, ...parts }, { deal });
const faultsOf = (parts: object): string => {
  const result = read(parts);
  return result.ok ? 'none' : describeFaults(result.error);
};
const SETTLED = {
  owner: { p0: ['v10', 'v12'], p1: ['v14'] },
  piece: { settlement: ['v10', 'v14'], city: ['v12'] },
};

describe('a position by hand', () => {
  test('says whose turn it is and which phase, pieces by place, hands and cards', () => {
    const { state, game } = need(
      read({ turn: 'p1', phase: 'main', base: { ...SETTLED, hand: { p1: { ore: 2, wool: 1 } } } }),
    );
    expect([state.core.active[0], state.base.handTotal[1], state.base.bank[4]]).toEqual([1, 3, 17]);
    expect(game.frameNames[state.core.frames[5]]).toBe('main');
  });

  test('[B-34] [B-4] derives stocks, what is left of the supply and of the deck, harbours and routes', () => {
    const road = { p0: ['e14', 'e15', 'e16', 'e17', 'e18'] };
    const faults = faultsOf({ turn: 'p0', base: { ...SETTLED, road } });
    expect(faults).toBe('none');
    const { state } = need(read({ turn: 'p0', base: { ...SETTLED, road } }));
    expect([state.base.stock[0], state.base.stock[1], state.base.stock[2]]).toEqual([10, 4, 3]);
    expect(state.base.routeLength[0]).toBeGreaterThan(0);
  });

  test('is the same as the position laid piece by piece', () => {
    const t = table('base', 3).put('p0 settlement v10').put('p1 city v14').give(0, '2ore').turn(0);
    const laid = need(
      read({
        turn: 'p0',
        base: {
          owner: { p0: ['v10'], p1: ['v14'] },
          piece: { settlement: ['v10'], city: ['v14'] },
          hand: { p0: { ore: 2 } },
        },
      }),
    );
    expect(hashState(laid.state)).toBe(hashState(t.state));
  });

  test('the roll is a phase too, and frames say what no phase says', () => {
    expect(faultsOf({ turn: 'p2', phase: 'roll' })).toBe('none');
    const frames = [
      { frame: 'turn', seat: 'p0', step: 2 },
      { frame: 'moveRobber', seat: 'p0', cause: 'seven' },
    ];
    expect(faultsOf({ frames, core: { active: 'p0' } })).toBe('none');
  });
});

describe('every fault has its place', () => {
  const cases: readonly (readonly [string, object, RegExp])[] = [
    [
      '[B-12] buildings side by side',
      { turn: 'p0', base: { owner: { p0: ['v1', 'v0'] }, piece: { settlement: ['v0', 'v1'] } } },
      /v0: another building stands beside it \[B-12\]; v1:/,
    ],
    [
      'a building of nobody',
      { turn: 'p0', base: { piece: { city: ['v9'] } } },
      /v9: a building that belongs to nobody/,
    ],
    ['an owner of nothing', { turn: 'p0', base: { owner: { p0: ['v9'] } } }, /v9: no building stands there/],
    [
      '[B-34] too many pieces',
      { turn: 'p0', base: { road: { p0: Array.from({ length: 16 }, (_, i) => `e${i}`) } } },
      /p0: there are more pieces on the board than 15 of kind road/,
    ],
    [
      'far too many pieces',
      { turn: 'p0', base: { road: { p0: Array.from({ length: 60 }, (_, i) => `e${i}`) } } },
      /board: a seat has more pieces than its row holds/,
    ],
    [
      '[B-5] more cards than there are',
      { turn: 'p0', base: { hand: { p0: { ore: 12 }, p1: { ore: 8 } } } },
      /goods: 20 ore are given, there are 19/,
    ],
    [
      'more of a card than there are',
      { turn: 'p0', base: { held: { p0: { monopoly: 3 } } } },
      /cards: 3 monopoly are given, there are 2/,
    ],
    [
      'a supply that does not add up',
      { turn: 'p0', base: { bank: { ore: 3 } } },
      /goods: 3 ore are given, there are 19/,
    ],
    [
      '[B-51] the longest route of nobody',
      { turn: 'p0', base: { routeHolder: 'p1' } },
      /base routeHolder: nobody has the longest route \[B-51\]/,
    ],
    [
      '[B-52] the largest army of nobody',
      { turn: 'p0', base: { armyHolder: 'p1' } },
      /base armyHolder: .*\[B-52\]/,
    ],
    [
      '[B-52] an army without its card',
      { turn: 'p0', base: { played: { p0: { knight: 3 } } } },
      /base armyHolder: most cards of that kind are 3 \[B-52\]/,
    ],
    [
      '[B-53] a game that is won and goes on',
      {
        turn: 'p0',
        base: {
          held: { p0: { victoryPoint: 5 } },
          owner: { p0: ['v0', 'v10', 'v14'] },
          piece: { city: ['v0', 'v10', 'v14'] },
        },
      },
      /p0: the game is won, and goes on \[B-53\]/,
    ],
    [
      'a stock that the board denies',
      { turn: 'p0', base: { stock: { p0: { road: 3 } } } },
      /base stock: something else follows/,
    ],
    [
      'a place off the board',
      { turn: 'p0', base: { road: { p0: ['e99'] } } },
      /base road p0: "e99" is not e0 to e71/,
    ],
    [
      'a place twice',
      { turn: 'p0', base: { road: { p0: ['e1'], p1: ['e1'] } } },
      /base road p1: e1 stands twice/,
    ],
    [
      'a seat that no game has',
      { turn: 'p0', base: { road: { p3: ['e1'] } } },
      /base road p3: "p3" is not p0 to p2/,
    ],
    [
      'nature as an owner',
      { turn: 'p0', base: { road: { '*': ['e1'] } } },
      /base road \*: "\*" is not p0 to p2/,
    ],
    [
      'a strange good',
      { turn: 'p0', base: { hand: { p0: { gold: 1 } } } },
      /base hand p0: "gold" is not one of lumber/,
    ],
    [
      'a count that is none',
      { turn: 'p0', base: { hand: { p0: { ore: -1 } } } },
      /base hand p0 ore: a whole number from 0 to 255 is needed, not -1/,
    ],
    ['a strange field', { turn: 'p0', base: { castles: {} } }, /base: there is no field "castles"/],
    ['a strange part', { turn: 'p0', dragons: {} }, /dragons: no module of this game has such a part/],
    ['a part that is none', { turn: 'p0', base: 7 }, /base: an object is needed, not 7/],
    ['a turn of nobody', { turn: 'p7' }, /turn: "p7" is not p0 to p2/],
    ['a phase that is none', { turn: 'p0', phase: 'dinner' }, /phase: "dinner" is not one of roll, main/],
    ['a phase of nobody', { phase: 'main' }, /phase: the seat whose turn it is must be given/],
    [
      '[B-20] a turn of one seat while another is active',
      { turn: 'p0', phase: 'main', core: { active: 'p1' } },
      /^turn: it is that of p0, and core active is p1$/,
    ],
    [
      '[B-20] a turn while nobody is active',
      { turn: 'p0', phase: 'roll', core: { active: '-' } },
      /^turn: it is that of p0, and core active is nobody$/,
    ],
    [
      '[B-20] frames of one seat’s turn while another is active',
      {
        frames: [
          { frame: 'turn', seat: 'p2', step: 2 },
          { frame: 'moveRobber', seat: 'p2', cause: 'seven' },
        ],
        core: { active: 'p0' },
      },
      /^turn: it is that of p2, and core active is p0$/,
    ],
    [
      '[B-20] actions of one seat in another’s turn',
      {
        frames: [
          { frame: 'turn', seat: 'p0', step: 3 },
          { frame: 'main', seat: 'p1' },
        ],
        core: { active: 'p0' },
      },
      /^turn: main asks p1, and core active is p0$/,
    ],
    [
      '[B-10] a turn that has not begun, with somebody active',
      {
        frames: [
          { frame: 'turn', seat: 'p0' },
          { frame: 'opening', seat: 'p0', step: 1, index: 0 },
          { frame: 'openingBuilding', seat: 'p0', round: 0 },
        ],
        core: { active: 'p0' },
      },
      /^turn: it has not begun, and core active is p0$/,
    ],
    [
      'frames without a turn',
      { frames: [{ frame: 'dice', seat: '*' }], core: { active: 'p0' } },
      /^frames: the lowest of them must be the turn of a seat$/,
    ],
    [
      'a turn of nature',
      {
        frames: [
          { frame: 'turn', seat: '*' },
          { frame: 'openingBuilding', seat: 'p0', round: 0 },
        ],
      },
      /^frames: the lowest of them must be the turn of a seat$/,
    ],
    [
      'a frame of nobody under the others',
      {
        frames: [
          { frame: 'turn', seat: 'p0' },
          { frame: 'opening', seat: '-', step: 1, index: 0 },
          { frame: 'openingBuilding', seat: 'p0', round: 0 },
        ],
      },
      /^frames: opening belongs to no seat$/,
    ],
    ['a turn and frames', { turn: 'p0', frames: [] }, /frames: a turn is given as well/],
    ['no question', { frames: [] }, /frames: nobody is asked/],
    [
      'a frame that asks nobody',
      { frames: [{ frame: 'turn', seat: 'p0' }], core: { active: 'p0' } },
      /the game rests on turn, which asks nobody/,
    ],
    [
      'an unknown frame',
      { frames: [{ frame: 'dinner', seat: 'p0' }] },
      /frame 1: "dinner" is not a frame of this game/,
    ],
    [
      'a step too far',
      { frames: [{ frame: 'turn', seat: 'p0', step: 99 }] },
      /frame 1: step: a whole number from 0 to/,
    ],
    [
      'a strange operand',
      { frames: [{ frame: 'main', seat: 'p0', hex: 'h1' }] },
      /frame 1: "hex" is unknown/,
    ],
    [
      'an operand that is none',
      { frames: [{ frame: 'steal', seat: '*', victim: 'p9', cause: 'robber' }] },
      /frame 1 victim: "p9" is not p0 to p2/,
    ],
    [
      'nobody to steal from',
      {
        frames: [
          { frame: 'turn', seat: 'p0', step: 2 },
          { frame: 'chooseVictim', seat: 'p0', figure: 'robber', site: 0 },
        ],
        core: { active: 'p0' },
      },
      /chooseVictim asks p0, who can do nothing/,
    ],
    ['an unknown game', { game: 'chess' }, /game: no game is called "chess"/],
    ['another format', { position: 2 }, /position: 1 is the only format there is/],
    ['newer rules', { rules: 99 }, /rules: 99 is not a version up to this one/],
    ['too many seats', { seats: 9 }, /table: base is for 2, 3, 4, 5, 6 players, not 9/],
    ['a strange option', { options: { flying: true } }, /option "flying" is unknown/],
    ['eyes of nobody', { turn: 'p0', view: 'p8' }, /view: "p8" is neither all nor p0 to p2/],
  ];
  test.each(cases)('%s', (_name, parts, why) => {
    expect(faultsOf(parts)).toMatch(why);
  });

  test('a board must be given or dealt', () => {
    const { seed: _seed, ...bare } = OPEN;
    expect(
      describeFaults(readPosition({ ...bare, turn: 'p0' }).ok ? [] : readErrors({ ...bare, turn: 'p0' })),
    ).toMatch(/base terrain: it must be given/);
    expect(describeFaults(readErrors({ ...OPEN, turn: 'p0' }))).toMatch(/seed: nobody deals here/);
    expect(describeFaults(readErrors({ ...bare, base: { terrain: { hills: ['h0'] } } }))).toMatch(
      /base terrain: h1 is not given/,
    );
  });
});

const readErrors = (json: Record<string, unknown>) => {
  const result = readPosition(json);
  return result.ok ? [] : result.error;
};

describe('[B-20] who is active contradicts the turn', () => {
  const opened = need(openGame('energies', 4, {}, constant(0)));
  const { core: _core, frames: _frames, ...rest } = writePosition(opened, opened.state);
  const told = (source: string | Record<string, unknown>): string => {
    const result = readPosition(source);
    return result.ok ? 'none' : describeFaults(result.error);
  };

  // an event asked a seat that does not exist, whose bit is the sign, and collecting the seats due filled the memory
  test('with its place, in both forms', () => {
    const right = need(readPosition({ ...rest, turn: 'p0', phase: 'roll' }));
    const line = need(writePositionLine(right, right.state));
    for (const [active, named] of [
      ['p1', 'p1'],
      ['-', 'nobody'],
    ]) {
      const why = `turn: it is that of p0, and core active is ${named}`;
      expect(told({ ...rest, turn: 'p0', phase: 'roll', core: { active } })).toBe(why);
      expect(told(`${line}/active=${active}`)).toBe(why);
    }
  });

  test.each([...ATLAS.keys()])('in %s nothing that is read asks for ever', (game) => {
    const parts = { position: 1, game, seats: 4, seed: 'any', turn: 'p1' };
    for (const phase of ['roll', 'main'])
      for (const active of ['p0', 'p1', 'p2', 'p3', '-']) {
        const read = readPosition(
          { ...parts, phase, core: { active } },
          { deal: (of) => dealTable(of, seeded(1)) },
        );
        expect(read.ok ? 'none' : describeFaults(read.error)).toMatch(active === 'p1' ? /^none$/ : /^turn: /);
        if (read.ok) expect(playRandom(read.value.game, read.value.state, seeded(1), 400)).toBeGreaterThan(0);
      }
  });

  test('said twice it is no fault', () => {
    expect(told({ ...rest, turn: 'p2', phase: 'roll', core: { active: 'p2' } })).toBe('none');
  });
});

describe('texts that are not positions', () => {
  test.each([
    ['', /a position is a JSON object, or a line/],
    ['{', /it is not JSON/],
    ['[]', /a position is a JSON object/],
    ['pos1/chess/4/turn=p0', /no game is called "chess"/],
    ['pos1/base/4/dinner', /line: "dinner" is not a name, = and what it is/],
    ['pos1/base/4/castles=p0:1', /castles: no part of this game has this name/],
    ['pos1/base/4/terrain=h:0-999', /base terrain hills: "h0-999" is not h0 to h18/],
    ['pos1/base/4/terrain=f:0-18', /base terrain f: "f" is not one of/],
    ['x'.repeat(2_000_000), /too long/],
  ])('%.40s', (text, why) => {
    const result = readPosition(text);
    expect(result.ok ? 'none' : describeFaults(result.error)).toMatch(why);
  });

  const opened = need(openGame('seafarers/fog-islands', 3, {}, constant(0)));
  const line = need(writePositionLine(opened, opened.state));
  const json = JSON.stringify(writePosition(opened, opened.state));

  test('a damaged line or form is read or refused, never thrown', () => {
    const damaged = (whole: string) =>
      fc.record({
        at: fc.nat({ max: whole.length - 1 }),
        cut: fc.nat({ max: 9 }),
        put: fc.string({ maxLength: 6 }),
      });
    for (const whole of [line, json])
      fc.assert(
        fc.property(damaged(whole), ({ at, cut, put }) => {
          const text = whole.slice(0, at) + put + whole.slice(at + cut);
          const result = readPosition(text);
          expect(result.ok || result.error.length > 0).toBe(true);
        }),
        { numRuns: 400 },
      );
  });
});

describe('what one seat sees', () => {
  const t = table('base', 3).give(0, '2ore wool').give(1, '3grain').hold(1, 'knight').turn(0);
  const whole = { ...fixed, game: t.game };

  test('shows the seat’s own hand and counts of the others', () => {
    const seen = writePosition(whole, t.state, 0) as {
      base?: { hand?: unknown; held?: unknown; deck?: unknown };
    };
    expect(seen.base?.hand).toEqual({ p0: { wool: 1, ore: 2 }, p1: 3 });
    expect([seen.base?.held, seen.base?.deck]).toEqual([{ p1: 1 }, 24]);
    expect(JSON.stringify(writePosition(whole, t.state, 2))).not.toMatch(/"grain":3|"knight"/);
  });

  test('must add up as far as it is seen', () => {
    const seen = writePosition(whole, t.state, 0) as unknown as Record<string, Record<string, unknown>>;
    const cheated = { ...seen, base: { ...seen['base'], hand: { p1: 9 } } };
    expect(describeFaults(readErrors(cheated))).toMatch(/goods: 9 hidden ones are given, 6 are unseen/);
  });

  test('of everyone belongs to no seat', () => {
    const { viewer } = need(readPosition(need(writePositionLine(whole, t.state, NONE))));
    expect(viewer).toBe(NONE);
    expect(need(readPosition(need(writePositionLine(whole, t.state)))).viewer).toBe(WHOLE);
  });
});

describe('a user’s own map', () => {
  const own: MapData = { ...ATLAS.get('base')!, id: 'mine' };
  const opened = need(setTable(own, 3, {}));
  const state = need(openGame('base', 3, {}, constant(1))).state;

  test('travels in the readable form, and has no line', () => {
    const json = JSON.stringify(writePosition(opened, state));
    expect(hashState(need(readPosition(json)).state)).toBe(hashState(state));
    expect(writePositionLine(opened, state)).toEqual({
      ok: false,
      error: 'mine is not a map that ships: its positions only have the JSON form',
    });
  });
});
