/** Games of earlier days: every later commit replays them to the same result, or says in `changes.md` which not and why. */
import { readFileSync } from 'node:fs';
import { allPoints, type OptionSpec, type OptionValue, type Seat } from '@landnam/engine';
import type { LogHeader } from '@landnam/engine/log';
import { ATLAS, describeProblem, optionsOf, replayLog } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { type ArchivedLog, archivedLogs, archivedResults, leftBehind, type Result } from './read.js';

const logs = archivedLogs();
const results = archivedResults();
const left = leftBehind(readFileSync(new URL('../../docs/rules/changes.md', import.meta.url), 'utf8'));

const resultOf = ({ text }: ArchivedLog): Result | string => {
  const replay = replayLog(text);
  if (!replay.ok) return describeProblem(replay.error);
  const { game, state, plies, outcome } = replay.value;
  const points = Array.from({ length: game.seats }, (_, seat) => allPoints(game, state, seat as Seat));
  return { entries: plies, outcome, points };
};

describe('the archive', () => {
  test.each(logs.filter(({ name }) => !(name in left)))('$name is played as it was', (log) => {
    expect(resultOf(log)).toEqual(results[log.name]);
  });

  test('logs listed as left behind do not replay, and the page says why', () => {
    for (const [name, why] of Object.entries(left)) {
      const log = logs.find((each) => each.name === name);
      expect(log, `${name} is not in the archive`).toBeDefined();
      expect(resultOf(log!), name).not.toEqual(results[name]);
      expect(why, name).toMatch(/[BSEN]-\d/);
    }
  });

  test('every log has its result, and every result its log', () => {
    expect(Object.keys(results).sort()).toEqual(logs.map(({ name }) => name).sort());
  });
});

describe('what the archive covers', () => {
  const headers = logs.map(({ text }) => JSON.parse(text.split('\n')[1]) as LogHeader);
  const HINT = 'node scripts/archive.mjs adds what is missing';

  const valuesOf = ({ choices, default: usual }: OptionSpec): ((value: unknown) => boolean)[] => {
    if (choices !== undefined) return choices.map((choice) => (value) => value === choice);
    if (typeof usual === 'boolean') return [(value) => value === true];
    return [(value) => Number(value) > Number(usual), (value) => Number(value) < Number(usual)];
  };

  const shows = (id: string, name: string, fits: (value: OptionValue) => boolean): boolean =>
    headers.some(({ game, options }) => game === id && fits(options[name] as OptionValue));

  test.each([...ATLAS.values()])('$id with every number of players', ({ id, players }) => {
    for (const seats of players) {
      const found = headers.filter((header) => header.game === id && header.seats === seats);
      expect(found.length, `${id} with ${seats}: ${HINT}`).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([...ATLAS.values()])('$id with every option', (map) => {
    for (const spec of optionsOf(map))
      for (const [i, fits] of valuesOf(spec).entries())
        expect(shows(map.id, spec.name, fits), `${map.id} ${spec.name}, value ${i}: ${HINT}`).toBe(true);
  });
});
