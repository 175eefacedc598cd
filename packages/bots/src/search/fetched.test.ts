import type { Seat } from '@landnam/engine';
import { findTable } from '@landnam/maps';
import { expect, test } from 'vitest';
import { seededBelow } from '../chance.js';
import { normal } from '../mind/normal.js';
import * as fetched from './fetched.js';
import { Searcher } from './searcher.js';
import * as shipped from './shipped.js';

test('levels that search play as normal until they are loaded, and then as shipped', async () => {
  const table = findTable('base', 4);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const make = (maker: typeof normal) => maker(game, 0 as Seat, seededBelow('fetched'));
  for (const maker of [fetched.hard, fetched.expert])
    expect(make(maker).constructor).toBe(make(normal).constructor);
  await fetched.fetchSearch('base', 4);
  for (const maker of [fetched.hard, fetched.expert, shipped.hard])
    expect(make(maker)).toBeInstanceOf(Searcher);
});
