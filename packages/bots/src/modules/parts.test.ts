import type { Seat } from '@landnam/engine';
import { ATLAS, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { belongingOf } from './features.js';
import { knowledgeOf } from './index.js';

test.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s: modules speak of fields that are there, minds and features in one voice',
  (id, seats) => {
    const table = findTable(id, seats);
    if (!table.ok) throw new Error(table.error);
    const { game } = table.value;
    const fields = game.layout.places.map(({ group, name }) => `${group}.${name}`);
    const { parts, more } = belongingOf(game);
    expect(fields).toEqual(expect.arrayContaining([...Object.keys(parts), ...Object.keys(more)]));
    expect(knowledgeOf(game, 0 as Seat).parts).toEqual(parts);
  },
);
