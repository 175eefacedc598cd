/** Which benefit lies at which corner: drawn for a game, from the map file for the first game, checked when it comes from a log. */
import type { Below } from '../../core/play/actions.js';
import type { Dealer, Setting } from '../../core/game/game.js';
import { lacking, said, type Said } from '../../core/text/said.js';
import { NONE } from '../../core/ids.js';
import { BENEFITS, BENEFITS_A_RACE, RACES, raceOf } from './catalogue.js';
import { paramsOf, SIDES_AROUND } from './sides.js';

/** [N-1] The option's value for our own set-up, for learning the game. */
export const FIRST_GAME = 'first-game';
export const isFirstGame = ({ scenario }: Setting): boolean => scenario.options['setUp'] === FIRST_GAME;

const OPPOSITE = SIDES_AROUND / 2;
const PLACES = SIDES_AROUND * BENEFITS_A_RACE;

const shuffled = (count: number, from: number, below: Below): number[] => {
  const row = Array.from({ length: count }, (_, i) => from + i);
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1);
    [row[i], row[j]] = [row[j], row[i]];
  }
  return row;
};

const FRONTIER: readonly number[] = Array.from({ length: BENEFITS_A_RACE }, () => NONE);

/** [N-2] Two frontiers face each other, the races lie on the other sides; [N-3] five tokens each. */
const drawTokens = (below: Below): number[] => {
  const frontier = below(OPPOSITE);
  const races = shuffled(RACES.length, 0, below);
  return Array.from({ length: SIDES_AROUND }, (_, side) => side).flatMap((side) => {
    const race = side % OPPOSITE === frontier ? undefined : races.pop();
    return race === undefined ? FRONTIER : shuffled(BENEFITS_A_RACE, race * BENEFITS_A_RACE, below);
  });
};

export const printedTokens = (setting: Setting): number[] =>
  paramsOf(setting).printed.flatMap((side) =>
    side.length === 0 ? FRONTIER : side.map((name) => (BENEFITS as readonly string[]).indexOf(name)),
  );

const sideOf = (row: readonly number[], side: number): readonly number[] =>
  row.slice(side * BENEFITS_A_RACE, (side + 1) * BENEFITS_A_RACE);

const isFrontier = (row: readonly number[], side: number): boolean =>
  sideOf(row, side).every((benefit) => benefit === NONE);

const isOneRace = (row: readonly number[], side: number): boolean =>
  new Set(sideOf(row, side).map(raceOf)).size === 1;

export const tokenProblem = (row: readonly number[]): Said | null => {
  if (row.length !== PLACES)
    return lacking('tokens.corners', '{given} corners are given, {needed} needed', {
      given: row.length,
      needed: PLACES,
    });
  const sides = Array.from({ length: SIDES_AROUND }, (_, side) => side);
  const frontiers = sides.filter((side) => isFrontier(row, side));
  if (frontiers.length !== 2 || frontiers[0] + OPPOSITE !== frontiers[1])
    return said('tokens.frontiers', 'two frontiers must face each other');
  const laid = new Set(row.filter((benefit) => benefit !== NONE));
  if (!BENEFITS.every((_, benefit) => laid.has(benefit)) || laid.size !== BENEFITS.length)
    return said('tokens.once', 'each of the benefits must lie once');
  return sides.every((side) => isOneRace(row, side))
    ? null
    : said('tokens.race', 'a side must belong to one race');
};

export const tokenDealer: Dealer = {
  draw: (setting, below) => (isFirstGame(setting) ? printedTokens(setting) : drawTokens(below)),
  check: (_setting, row) => tokenProblem(row)?.text ?? null,
};
