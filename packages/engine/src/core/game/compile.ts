import type { ActionRule, Decision, OperandSpecs } from '../play/actions.js';
import type { Board } from '../board/board.js';
import { coreFields } from '../state/coreFields.js';
import { type FieldSpecs, type Layout, layoutOf } from '../state/fields.js';
import { scored } from '../state/frames.js';
import {
  type Contributions,
  type Drawing,
  type FrameKinds,
  type Game,
  type GuardedBefore,
  isDecision,
  standsAt,
  type Must,
  type Part,
  type RuleModule,
  type Setting,
  type SlotTable,
  type Step,
} from './game.js';
import { checkLimits } from './limits.js';
import { guardOf, listingOf } from '../play/listing.js';
import { purseOf } from '../play/prices.js';
import { sortAliases } from '../play/reasons.js';
import { inOrder } from '../play/operands.js';
import type { Scenario } from '../registry.js';

export interface Parts {
  readonly board: Board;
  readonly seats: number;
  readonly scenario: Scenario;
  readonly slots: SlotTable;
  readonly catalogues: Readonly<Record<string, readonly string[]>>;
  readonly pools: Readonly<Record<string, readonly number[]>>;
  readonly modules: readonly RuleModule[];
}

type Row = Readonly<Record<string, unknown>>;

const checkNeeds = (modules: readonly RuleModule[]): void => {
  const seen = new Set<string>();
  for (const { name, needs } of modules) {
    if (seen.has(name)) throw new Error(`module ${name} is listed twice in the recipe`);
    const missing = needs?.find((need) => !seen.has(need));
    if (missing !== undefined) throw new Error(`module ${name} needs ${missing} before it`);
    seen.add(name);
  }
};

const COMBINED = ['all', 'any', 'sum', 'least', 'one'] as const;

/** A contribution's name, as `all.citySite` or `built/claim`: in an undeclared slot it would never be called. */
const slotsGiven = ({ gives }: Part): string[] => [
  ...COMBINED.flatMap((key) => Object.keys(gives[key] ?? {}).map((slot) => `${key}.${slot}`)),
  ...Object.entries(gives.staged ?? {}).flatMap(([slot, stages]) =>
    Object.keys(stages).map((stage) => `${slot}/${stage}`),
  ),
];

const slotsDeclared = (slots: SlotTable): Set<string> =>
  new Set([
    ...COMBINED.flatMap((key) => slots[key].map((slot) => `${key}.${slot}`)),
    ...Object.entries(slots.staged).flatMap(([slot, stages]) =>
      (stages as readonly string[]).map((stage) => `${slot}/${stage}`),
    ),
  ]);

const checkSlots = (parts: readonly Part[], slots: SlotTable): void => {
  const declared = slotsDeclared(slots);
  for (const part of parts) {
    const unknown = slotsGiven(part).find((slot) => !declared.has(slot));
    if (unknown !== undefined) throw new Error(`${part.module.name}: unknown slot ${unknown}`);
  }
};

const entriesOf = (parts: readonly Part[], key: keyof Contributions, slot: string): unknown[] =>
  parts.flatMap(({ gives }) => {
    const entry = (gives[key] as Row | undefined)?.[slot];
    return entry === undefined ? [] : [entry].flat();
  });

const creditsOf = (parts: readonly Part[], slots: readonly string[]): Row =>
  Object.fromEntries(
    slots.map((slot) => [
      slot,
      parts.flatMap(({ module, gives }) =>
        (gives.sum as Row | undefined)?.[slot] === undefined ? [] : [module.name],
      ),
    ]),
  );

const listSlots = (parts: readonly Part[], key: keyof Contributions, slots: readonly string[]): Row =>
  Object.fromEntries(slots.map((slot) => [slot, entriesOf(parts, key, slot)]));

const mapLists = (lists: Row, change: (entry: Must<unknown>) => unknown): Row =>
  Object.fromEntries(
    Object.entries(lists).map(([slot, list]) => [slot, (list as Must<unknown>[]).map(change)]),
  );

const restOf = (lists: Row): Row =>
  Object.fromEntries(
    Object.entries(lists).map(([slot, list]) => [
      slot,
      (list as Must<unknown>[]).filter((entry) => !entry.gathered).map(({ test }) => test),
    ]),
  );

const oneSlots = (parts: readonly Part[]): Row => {
  const owners: Record<string, unknown> = {};
  for (const { module, gives } of parts)
    for (const [slot, owner] of Object.entries(gives.one ?? {})) {
      const taken = slot in owners && !module.replaces?.some((name) => name === slot);
      if (taken) throw new Error(`${module.name}: slot ${slot} has an owner and is not declared as replaced`);
      owners[slot] = owner;
    }
  return owners;
};

const holdUp: Step = (_g, s) => {
  s.core.hold[0]++;
};
const holdDown: Step = (_g, s) => {
  s.core.hold[0]--;
  scored(s);
};

const stepsOf = (parts: readonly Part[], slot: string, stage: string): { part: Part; step: Step }[] =>
  parts.flatMap((part) => {
    const stages = (
      part.gives.staged as Readonly<Record<string, Readonly<Record<string, Step>>>> | undefined
    )?.[slot];
    const step = stages?.[stage];
    return step === undefined ? [] : [{ part, step }];
  });

const stagedFrame = (
  parts: readonly Part[],
  slots: SlotTable,
  slot: keyof SlotTable['staged'],
): readonly Step[] => {
  const steps = slots.staged[slot].flatMap((stage) => stepsOf(parts, slot, stage).map(({ step }) => step));
  return slots.held.includes(slot) ? [holdUp, ...steps, holdDown] : steps;
};

const stageEndsOf = (parts: readonly Part[], slots: SlotTable): Row =>
  Object.fromEntries(
    Object.entries<readonly string[]>(slots.staged).map(([slot, stages]) => {
      let end = slots.held.some((held) => held === slot) ? 1 : 0;
      return [
        slot,
        Object.fromEntries(stages.map((stage) => [stage, (end += stepsOf(parts, slot, stage).length)])),
      ];
    }),
  );

type Named = readonly [string, Decision | readonly Step[]];

const framesOf = (parts: readonly Part[], slots: SlotTable): readonly Named[] => {
  const staged = Object.keys(slots.staged) as (keyof SlotTable['staged'])[];
  const named: Named[] = staged.map((slot) => [slot, stagedFrame(parts, slots, slot)]);
  for (const { gives } of parts) {
    for (const decision of gives.decisions ?? []) named.push([decision.name, evenDecision(decision)]);
    for (const [name, steps] of Object.entries(gives.routines ?? {})) named.push([name, steps]);
  }
  const names = named.map(([name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two frames are called ${twice}`);
  return named;
};

const askNobody = (name: string) => (): never => {
  throw new Error(`the game rests on ${name}, which asks nobody`);
};

const NO_OPERANDS: OperandSpecs = {};

/** By frame kind, whoever declares them: the slots, the decision, or next to the routine. */
const frameOperands = (
  frames: readonly Named[],
  parts: readonly Part[],
  slots: SlotTable,
): readonly OperandSpecs[] => {
  const routines: Readonly<Record<string, OperandSpecs>> = Object.assign(
    {},
    slots.operands,
    ...parts.map(({ gives }) => gives.operands),
  );
  return frames.map(([name, frame]) => (isDecision(frame) ? frame.operands : routines[name]) ?? NO_OPERANDS);
};

const indexed = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name, i) => [name, i]));

const checkRules = (rules: readonly ActionRule[]): void => {
  const types = rules.map((rule) => rule.type as string);
  const twice = types.find((type, i) => types.indexOf(type) !== i);
  if (twice !== undefined) throw new Error(`two modules bring the action ${twice}`);
  if (rules.length > 127) throw new Error('more kinds of action than an int has room for');
};

/** An action may name a decision of a module that is not in the recipe: there it never appears. */
const rulesAt = (rules: readonly ActionRule[], frames: readonly Named[]): readonly (readonly number[])[] =>
  frames.map(([, frame]) =>
    rules.flatMap((rule, id) => (isDecision(frame) && standsAt(frame, rule) ? [id] : [])),
  );

/** A set is applied and refused in the order in which it would be listed. */
const ordered = (rule: ActionRule): Pick<ActionRule, 'refuse' | 'apply'> => {
  const { refuse, apply } = rule;
  if (!rule.anyOrder) return rule;
  return {
    refuse: (g, s, seat, packed, more) => refuse(g, s, seat, inOrder(rule, packed), more),
    apply: (g, s, seat, packed, log, more) => apply(g, s, seat, inOrder(rule, packed), log, more),
  };
};

/** One object shape for all rules: reading `list` or `apply` from thirty shapes costs more than calling them. */
const evenRule = (rule: ActionRule): ActionRule =>
  ({
    type: rule.type,
    rule: rule.rule,
    at: rule.at,
    operands: rule.operands,
    optional: rule.optional,
    anyOrder: rule.anyOrder,
    wide: rule.wide,
    opens: rule.opens,
    anybody: rule.anybody,
    unasked: rule.unasked,
    secret: rule.secret,
    price: rule.price ?? (rule.costs?.length === 1 ? rule.costs[0] : undefined),
    when: rule.when,
    costs: rule.costs,
    list: rule.list,
    several: rule.several,
    refuse: ordered(rule).refuse,
    weight: rule.weight,
    draw: rule.draw,
    sample: rule.sample,
    idle: rule.idle,
    apply: ordered(rule).apply,
  }) as ActionRule;

const evenDecision = (decision: Decision): Decision =>
  ({
    name: decision.name,
    rule: decision.rule,
    ruleNow: decision.ruleNow,
    borrows: decision.borrows,
    operands: decision.operands,
    shared: decision.shared,
    actors: decision.actors,
    done: decision.done,
  }) as Decision;

const drawingOf = (rules: readonly ActionRule[], ids: readonly number[]): Drawing | null => {
  const draw = ids.length === 1 ? rules[ids[0]].draw : undefined;
  return draw === undefined ? null : { id: ids[0], draw };
};

const beforeOf = (layout: Layout, { module, gives: { before } }: Part, name: string): GuardedBefore[] => {
  if (before === undefined || !(before.at as readonly string[]).includes(name)) return [];
  const { start, stride } = guardOf(layout, module.name, before.when);
  return [{ start, stride, run: before.run }];
};

const joined = (rows: readonly (Row | undefined)[]): Row => Object.assign({}, ...rows) as Row;

/** Who may name a rule, and in whose words. */
const reasonsOf = (
  parts: readonly Part[],
): Pick<Game, 'causes' | 'cause' | 'aliases' | 'forbids' | 'over'> => {
  const causes = joined(parts.map(({ gives }) => gives.causes)) as Game['causes'];
  return {
    causes,
    cause: indexed(Object.keys(causes)) as unknown as Game['cause'],
    aliases: sortAliases(parts.flatMap(({ module }) => module.insteadOf ?? [])),
    // the later module knows the game better
    forbids: parts.flatMap(({ gives }) => gives.forbids ?? []).toReversed(),
    over: parts.reduce((rule, { gives }) => gives.over ?? rule, ''),
  };
};

type Slots = Pick<Game, 'all' | 'rest' | 'reasons' | 'any' | 'sum' | 'credits' | 'least' | 'one'>;

const slotsOf = (parts: readonly Part[], slots: SlotTable): Slots => {
  const all = listSlots(parts, 'all', slots.all);
  const made: Record<keyof Slots, Row> = {
    all: mapLists(all, (entry) => entry.test),
    rest: restOf(all),
    reasons: mapLists(all, ({ rule, code }) => ({ rule, code })),
    any: listSlots(parts, 'any', slots.any),
    sum: listSlots(parts, 'sum', slots.sum),
    credits: creditsOf(parts, slots.sum),
    least: listSlots(parts, 'least', slots.least),
    one: oneSlots(parts),
  };
  return made as unknown as Slots;
};

const groupsOf = (modules: readonly RuleModule[]): (readonly [string, FieldSpecs])[] => [
  ['core', coreFields],
  ...modules.flatMap(({ name, group, fields }) => (fields ? [[group ?? name, fields] as const] : [])),
];

const assemble = (input: Parts): Game => {
  const { board, seats, scenario, slots, modules } = input;
  const setting: Setting = { board, seats, scenario };
  const parts = modules.map((module) => ({ module, gives: module.contribute(setting) }));
  checkSlots(parts, slots);
  const frames = framesOf(parts, slots);
  const frameNames = frames.map(([name]) => name);
  const rules = parts.flatMap(({ gives }) => gives.actions ?? []).map(evenRule);
  checkRules(rules);
  const standing = rulesAt(rules, frames);
  const reasons = reasonsOf(parts);
  const sizes = { seat: seats, hex: board.hexes, vertex: board.vertices, edge: board.edges };
  const layout = layoutOf(groupsOf(modules), sizes);
  const purse = purseOf(
    rules,
    layout,
    parts.reduce<readonly string[]>((last, { gives }) => gives.purse ?? last, []),
  );
  const book = { rules, purse, layout };
  return {
    ...setting,
    layout,
    catalogues: { ...input.catalogues, cause: Object.keys(reasons.causes) },
    pools: input.pools,
    frames: frames.map(([, frame]) => frame),
    steps: frames.map(([, frame]) => (isDecision(frame) ? null : frame)),
    dones: frames.map(([, frame]) => (isDecision(frame) ? (frame.done ?? null) : null)),
    sharedAt: Uint8Array.from(frames, ([, frame]) => (isDecision(frame) && frame.shared ? 255 : 0)),
    actorsAt: frames.map(([name, frame]) => (isDecision(frame) ? (frame.actors ?? null) : askNobody(name))),
    kind: indexed(frameNames) as unknown as FrameKinds,
    stageEnds: stageEndsOf(parts, slots) as Game['stageEnds'],
    frameNames,
    frameOperands: frameOperands(frames, parts, slots),
    rules,
    ruleIds: indexed(rules.map((rule) => rule.type)),
    rulesAt: standing,
    listedAt: standing.map((ids) => listingOf(book, ids)),
    offeredAt: standing.map((ids) =>
      listingOf(
        book,
        ids.filter((id) => rules[id].anybody),
      ),
    ),
    purse,
    drawnAt: standing.map((ids) => drawingOf(rules, ids)),
    setups: parts.flatMap(({ gives }) => gives.setup ?? []),
    beforesAt: frameNames.map((name) => parts.flatMap((part) => beforeOf(layout, part, name))),
    ...slotsOf(parts, slots),
    ...reasons,
    ends: parts.flatMap(({ gives }) => gives.ends ?? []),
    tells: joined(parts.map(({ gives }) => gives.tells)),
    derives: parts.flatMap(({ gives }) => gives.derive ?? []),
    faults: parts.flatMap(({ gives }) => gives.faults ?? []),
    phases: Object.assign({}, ...parts.map(({ gives }) => gives.phases)) as Game['phases'],
    modules,
    parts,
    slots,
  };
};

export const compile = (input: Parts): Game => {
  checkNeeds(input.modules);
  const game = assemble(input);
  checkLimits(game, groupsOf(input.modules));
  return game;
};
