/** Who acts when, per game: a change of order is a change of one line. */
import { readdirSync } from 'node:fs';
import { planOf } from '@landnam/engine/rules';
import { ATLAS, findTable, type MapData, optionsOf } from '@landnam/maps';
import { expect, test } from 'vitest';
import { accepting, expectGolden } from '../support/golden.js';

interface Plan {
  readonly file: string;
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** With the most players whose choices are those of fewer; then each choice that only more of them have. */
const plansOf = (map: MapData): readonly Plan[] => {
  const { id, players } = map;
  const name = id.replaceAll('/', '.');
  const late = optionsOf(map).filter(({ leastSeats }) => leastSeats !== undefined);
  const most = Math.max(...players);
  const few = players.filter((seats) => late.every(({ leastSeats = 0 }) => seats < leastSeats));
  return [
    { file: `${name}.txt`, id, seats: Math.max(...few), options: {} },
    ...late.flatMap((spec) =>
      (spec.choices ?? []).map((choice) => ({
        file: `${name}.${most}-${choice}.txt`,
        id,
        seats: most,
        options: { [spec.name]: choice },
      })),
    ),
  ];
};

const plans = [...ATLAS.values()].flatMap(plansOf);

test.each(plans)('the plan of $file', ({ file, id, seats, options }) => {
  const found = findTable(id, seats, options);
  if (!found.ok) throw new Error(found.error);
  expectGolden(new URL(file, import.meta.url), `${planOf(found.value.game)}\n`);
});

test('every plan belongs to a game', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.txt'));
  const known = plans.map(({ file }) => file);
  expect(accepting() ? [] : files.filter((name) => !known.includes(name))).toEqual([]);
});
