import type { ActionRule } from '../play/actions.js';
import { type Game, type Part, standsAt, type Step } from './game.js';

type Row = Readonly<Record<string, unknown>>;

const credit = ({ module }: Part): string => `${module.name} [${module.rules.join(' ')}]`;

const line = (label: string, who: readonly string[]): string[] =>
  who.length ? [`${label}: ${who.join(', ')}`] : [];

const contributors = (parts: readonly Part[], has: (gives: Row) => boolean): string[] =>
  parts.filter(({ gives }) => has(gives as Row)).map(credit);

const stageLines = (parts: readonly Part[], slot: string, stages: readonly string[]): string[] =>
  stages.flatMap((stage) =>
    line(
      `${slot}/${stage}`,
      contributors(parts, (gives) => {
        const staged = gives['staged'] as
          | Readonly<Record<string, Readonly<Record<string, Step>>>>
          | undefined;
        return staged?.[slot]?.[stage] !== undefined;
      }),
    ),
  );

const slotLines = (parts: readonly Part[], key: string, slots: readonly string[]): string[] =>
  slots.flatMap((slot) =>
    line(
      `${key}.${slot}`,
      contributors(parts, (gives) => (gives[key] as Row | undefined)?.[slot] !== undefined),
    ),
  );

const decisionLines = (parts: readonly Part[], rules: readonly ActionRule[]): string[] =>
  parts.flatMap(({ gives }) =>
    (gives.decisions ?? []).flatMap((decision) =>
      line(
        decision.name,
        rules.filter((rule) => standsAt(decision, rule)).map((rule) => rule.type),
      ),
    ),
  );

/** The print-out of a compiled game: a change of order is a change of one line. */
export const planOf = ({ parts, slots, rules }: Pick<Game, 'parts' | 'slots' | 'rules'>): string => {
  const staged = Object.entries(slots.staged) as [string, readonly string[]][];
  const lists = (['all', 'any', 'sum', 'least', 'one'] as const).flatMap((key) =>
    slotLines(parts, key, slots[key]),
  );
  return [
    ...decisionLines(parts, rules),
    ...staged.flatMap(([slot, stages]) => stageLines(parts, slot, stages)),
    ...lists,
    ...line(
      'ends',
      parts.flatMap(({ gives }) => (gives.ends ?? []).map(({ reason, rule }) => `${reason} [${rule}]`)),
    ),
  ].join('\n');
};
