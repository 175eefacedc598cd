/** A map whose parts are right may still be one that cannot be set up: each of its games is compiled once. */
import type { Game, Options } from '@landnam/engine';
import { type Extras, said, type Said } from '@landnam/engine/rules';
import { NO_LIMITS_KEPT, NO_REDS_APART } from '../deal.js';
import { boardKey, type MapData } from '../format.js';
import { setTable } from '../open.js';
import { optionsOf } from '../options.js';
import type { TellFault } from './problem.js';

const CODES: Readonly<Record<string, string>> = {
  [NO_REDS_APART]: 'deal.reds',
  [NO_LIMITS_KEPT]: 'deal.limits',
};

export const whyNot = (error: unknown): Said => {
  const text = error instanceof Error ? error.message : String(error);
  return said(CODES[text] ?? 'cannotBePlayed', '{text}', { text });
};

/** A piece that no rule places leaves everybody without. */
const unopened = ({ opening }: MapData, { rules }: Game): Said | null => {
  const placed = new Set(rules.flatMap(({ opens }) => opens ?? []));
  const piece = opening.find((round) => !placed.has(round.piece))?.piece;
  if (piece === undefined) return null;
  return said('opening.piece', 'no rule of this map places {piece} in the opening', { piece });
};

const attempt = (map: MapData, seats: number, chosen: Options, extras: Extras): Said | null => {
  try {
    const table = setTable(map, seats, chosen, { extras });
    return table.ok ? unopened(map, table.value.game) : whyNot(table.error);
  } catch (error) {
    return whyNot(error);
  }
};

/** As the map is played usually, and with each other choice by itself. */
const choicesOf = (map: MapData, seats: number): readonly Options[] => [
  {},
  ...optionsOf(map, seats).flatMap(({ name, choices, default: usual }) => {
    const values = choices ?? (typeof usual === 'boolean' ? [true, false] : []);
    return values.filter((value) => value !== usual).map((value) => ({ [name]: value }));
  }),
];

export const checkPlayable = (map: MapData, extras: Extras, tell: TellFault): void => {
  for (const seats of map.players)
    for (const chosen of choicesOf(map, seats)) {
      const why = attempt(map, seats, chosen, extras);
      const [option = ''] = Object.keys(chosen);
      const where = `board ${boardKey(map, seats)}, ${seats} players`;
      if (why !== null) tell(option === '' ? where : `${where}, ${option} ${String(chosen[option])}`, why);
      if (why !== null && option === '') break;
    }
};
