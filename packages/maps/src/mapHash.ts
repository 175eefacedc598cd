/** A map's hash covers only what rules read of it: names, notes and what is dealt into the header are left out. */
import type { Area } from '@landnam/engine';
import { hashData } from '@landnam/engine/log';
import { type Extras, playedParams } from '@landnam/engine/rules';
import { boardData, rulesOf } from './boardRules.js';
import firstFormat from './data/firstFormat.json' with { type: 'json' };
import { boardFor, type MapData } from './format.js';

const unnamed = ({ name: _name, ...area }: Area): object => area;

/** Points to win are an option, and options are in the header. */
const playedOf = (map: MapData, seats: number, extras: Extras | undefined): object => {
  const { recipe, opening, with: added, without, cards, supply, areas = [], ...rest } = rulesOf(map, seats);
  const { hexes, frame, splits } = boardData(boardFor(map, seats));
  const places = [hexes, frame ?? []].map((row) => row.map(({ q, r }) => [q, r]));
  const cuts = (splits ?? []).map(({ at: { q, r }, side }) => [q, r, side]);
  const played = { ...rest, recipe, opening, with: added ?? [], without: without ?? [] };
  const params = playedParams(played, extras);
  const named = { recipe, opening, added, without, cards, supply };
  return { ...named, areas: areas.map(unnamed), params, places, cuts };
};

const known = new WeakMap<MapData, Map<number, string>>();

export const mapHash = (map: MapData, seats: number, extras?: Extras): string => {
  const hashes = known.get(map) ?? new Map<number, string>();
  known.set(map, hashes);
  const hash = hashes.get(seats) ?? hashData(playedOf(map, seats, extras));
  hashes.set(seats, hash);
  return hash;
};

/** Logs of the first format have a hash of the whole file; what rules read of that file at the time is kept here. */
const FIRST_FORMAT: Readonly<Record<string, Readonly<Record<string, string>>>> = firstFormat;

export const isSameMap = (map: MapData, seats: number, logged: string, extras?: Extras): boolean =>
  (FIRST_FORMAT[logged]?.[String(seats)] ?? logged) === mapHash(map, seats, extras);
