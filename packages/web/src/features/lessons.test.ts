/** Every lesson of every game, walked through by the real engine as the page's worker runs it. */
import type { Action, Seat } from '@landnam/engine';
import { makeAction, parseAction, toJson } from '@landnam/engine/notation';
import { fetchAll, type LiveTable, positionTable } from '@landnam/table';
import { describe, expect, test, vi } from 'vitest';
import type { Lesson, LessonStep } from '../moves/lesson.js';
import type { RuleBook, RulePicture } from '../moves/rulebook.js';
import { isMeant, LEARNER, type LessonScene, type LessonVerdict } from '../session/lesson/scene.js';
import { NONE } from '../session/none.js';
import type { Update } from '../session/types.js';
import { LessonTable } from '../session/worker/lessonTable.js';

const LOCALES = ['en', 'de', 'fr'] as const;

type Modules<T> = Readonly<Record<string, T>>;
const LESSONS: Modules<{ readonly lesson: Lesson }> = import.meta.glob('./*/lessons/index.ts', {
  eager: true,
});
const WORDS: Modules<Modules<Modules<string>>> = import.meta.glob('./*/lessons/words/{en,de,fr}.ts', {
  eager: true,
});
const RULES: Modules<object> = import.meta.glob('./**/rules/{en,de,fr}.ts', { eager: true });
const BOOKS = import.meta.glob<{ readonly book: RuleBook }>('./*/rules/book.tsx');
const PICTURES: Modules<{ readonly PICTURES: readonly RulePicture[] }> = import.meta.glob(
  './*/rules/pictures/index.ts',
  { eager: true },
);

const lessons = Object.entries(LESSONS).map(([path, { lesson }]) => [path.split('/')[1]!, lesson] as const);
const steps = lessons.flatMap(([folder, lesson]) =>
  lesson.steps.map((step) => [`${folder}/${step.id}`, folder, lesson, step] as const),
);
const active = steps.filter(([, , , { wish }]) => wish !== undefined);

/** Ids are keys of the texts, however deep. */
const idsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inside]) => [
        ...(/^[A-Z]+-\d+$/.test(key) ? [key] : []),
        ...idsIn(inside),
      ]);

const gameOf = (position: string): string => position.split('/')[1]!.replaceAll('.', '/');

/** Those of the game's own folder, of its scenario and of base, as a book has them. */
const rulesOnPages = (locale: string, folder: string, { steps: [first] }: Lesson): string[] => {
  const scenario = gameOf(first!.position).replace('/', '/scenarios/');
  return idsIn(['base', folder, scenario].map((name) => ({ ...RULES[`./${name}/rules/${locale}.ts`] })));
};

/** Written by a book itself, from the texts of the board, in whatever language. */
const rulesOfBook = async (folder: string): Promise<string[]> => {
  vi.stubGlobal('navigator', { languages: [] });
  const found = await BOOKS[`./${folder}/rules/book.tsx`]?.();
  return idsIn(found?.book.chapters());
};

const sceneOf = ({ players }: Lesson, { position, seed = '', wish }: LessonStep): LessonScene => ({
  position,
  seed,
  players,
  wish,
});

/** One learner at one step. */
class Learner {
  readonly table = new LessonTable();
  readonly live: LiveTable;
  now!: Update;
  verdict: LessonVerdict = { kind: 'open' };
  private readonly scene: LessonScene;
  private heard: () => void = () => undefined;

  constructor(lesson: Lesson, step: LessonStep) {
    this.scene = sceneOf(lesson, step);
    const live = positionTable(step.position, this.scene);
    if (!live.ok) throw new Error(live.error);
    this.live = live.value;
    this.table.setPace(0);
  }

  async begin(): Promise<this> {
    const opened = await this.table.open(this.scene, (update, verdict) => {
      this.now = update;
      this.verdict = verdict;
      this.heard();
    });
    if (!opened.ok) throw new Error(opened.error.line);
    this.now = opened.value.update;
    return this;
  }

  textOf(action: Action): string {
    const { game } = this.live.table;
    const { packed } = this.now.actions.find((each) => each.action === action)!;
    return makeAction(game, LEARNER as Seat, { packed }).slice(3);
  }

  /** An offer is never among the legal actions: it is written out. */
  read(text: string): Action {
    const { game } = this.live.table;
    const read = parseAction(game, `p${LEARNER} ${text}`);
    if (!read.ok) throw new Error(read.error);
    return toJson(game, read.value);
  }

  isAsked(): boolean {
    return (this.now.due & 1) === 1;
  }

  /** Until the bots have answered. */
  async act(action: Action): Promise<void> {
    expect(this.table.act([action])).toBeNull();
    while (this.verdict.kind === 'open' && this.now.next !== LEARNER)
      await new Promise<void>((resolve) => {
        this.heard = resolve;
      });
  }
}

const learnerAt = async (lesson: Lesson, step: LessonStep): Promise<Learner> => {
  await fetchAll(gameOf(step.position));
  return new Learner(lesson, step).begin();
};

/** What is wished and can be done now. */
const wishedNow = (learner: Learner, { wish }: LessonStep, done: ReadonlySet<string>): Action | undefined => {
  const legal = learner.now.actions.map(({ action }) => action);
  const listed = legal.find((action) => wish!.actions.some((each) => isMeant(each, learner.textOf(action))));
  if (listed !== undefined) return listed;
  const written = wish!.actions.find(
    (each) => each.startsWith('offerTrade') && !each.endsWith('*') && !done.has(each),
  );
  return written === undefined ? undefined : learner.read(written);
};

test('there are lessons', () => {
  expect(lessons.map(([folder]) => folder)).toContain('base');
});

describe.each(lessons)('%s', (_, lesson) => {
  test('steps have names of their own, and all are of one game', () => {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('end');
    const heads = lesson.steps.map(({ position }) => position.split('/').slice(0, 3).join('/'));
    expect(new Set(heads).size).toBe(1);
  });

  test('what it points at is on the board', async () => {
    for (const step of lesson.steps) {
      const { board } = (await learnerAt(lesson, step)).live.table.game;
      const counts: Readonly<Record<string, number>> = { h: board.hexes, v: board.vertices, e: board.edges };
      for (const place of step.places ?? [])
        expect(Number(place.slice(1)), place).toBeLessThan(counts[place.charAt(0)]!);
    }
  });
});

test.each(steps)(
  '%s: its position opens, and asks only if there is something to do',
  async (_name, _folder, lesson, step) => {
    const learner = await learnerAt(lesson, step);
    expect(learner.isAsked()).toBe(step.wish !== undefined);
    expect(step.task !== undefined).toBe(step.wish !== undefined);
    if (step.wish === undefined) expect(learner.now).toMatchObject({ next: NONE, actions: [] });
  },
);

test.each(active)(
  '%s: what is wished leads to its end, and nothing is left to do then',
  async (_name, _folder, lesson, step) => {
    const learner = await learnerAt(lesson, step);
    const done = new Set<string>();
    for (let i = 0; i < 8 && learner.verdict.kind !== 'done'; i++) {
      const action = wishedNow(learner, step, done);
      if (action === undefined) throw new Error(`stuck after ${[...done].join(', ')}`);
      if (action.type === 'offerTrade')
        done.add(step.wish!.actions.find((each) => each.startsWith('offerTrade'))!);
      await learner.act(action);
      expect(learner.verdict.kind).not.toBe('wrong');
    }
    expect(learner.verdict.kind).toBe('done');
    expect(learner.now).toMatchObject({ due: 0, next: NONE, actions: [], over: null });
    const bytes = learner.now.bytes;
    expect(learner.table.act([learner.read('endTurn')])).toBeNull();
    expect(learner.now.bytes).toEqual(bytes);
  },
);

test.each(active)(
  '%s: whatever else is legal is answered, and changes nothing',
  async (_name, _folder, lesson, step) => {
    const learner = await learnerAt(lesson, step);
    const { bytes, ply, actions } = learner.now;
    for (const { action } of actions) {
      const text = learner.textOf(action);
      if (step.wish!.actions.some((each) => isMeant(each, text))) continue;
      await learner.act(action);
      expect(learner.verdict).toEqual({ kind: 'wrong', action: text });
      expect(learner.now).toMatchObject({ ply, bytes });
      // as the page sees it: the same list again
      expect(learner.now.actions).toHaveLength(actions.length);
      learner.now = { ...learner.now, actions };
    }
  },
);

test.each(active)(
  '%s: replies are to something that can be done and is not wished',
  (_name, _folder, lesson, { wish, replies = [], position, seed = '' }) => {
    const live = positionTable(position, { players: lesson.players, seed });
    if (!live.ok) throw new Error(live.error);
    const types: readonly string[] = live.value.table.game.rules.map(({ type }) => type);
    for (const { to } of replies) {
      expect(types).toContain(to.split(' ')[0]);
      expect(wish!.actions).not.toContain(to);
    }
  },
);

test.each(lessons)('%s: what it leaves at hand are pictures of its own book', (folder, { recap }) => {
  const names = PICTURES[`./${folder}/rules/pictures/index.ts`]!.PICTURES.map(({ name }) => name);
  expect(recap.length).toBeGreaterThan(2);
  for (const name of recap) expect(names).toContain(name);
});

const sentencesOf = ({ title, say, task, done = [], replies = [] }: LessonStep): string[] =>
  [
    title,
    ...say.map(({ text }) => text),
    ...(task ? [task] : []),
    ...done.map(({ text }) => text),
    ...replies.map(({ text }) => text),
  ].map((text) => text());

test.each(lessons)('%s: every sentence is there in three languages, and short', (folder, lesson) => {
  // without a language a text is its own key
  const keys = new Set(lesson.steps.flatMap(sentencesOf));
  for (const locale of LOCALES) {
    const table = WORDS[`./${folder}/lessons/words/${locale}.ts`]![locale]!;
    expect(new Set(Object.keys(table))).toEqual(keys);
    for (const [key, text] of Object.entries(table)) {
      expect(text.length, `${locale} ${key}`).toBeLessThan(190);
      expect(text, `${locale} ${key}`).not.toMatch(/[{}[\]|]/);
    }
  }
});

test.each(lessons)(
  '%s: each rule that a sentence names is on the rules page in every language',
  async (folder, lesson) => {
    const named = lesson.steps.flatMap(({ say, done = [] }) =>
      [...say, ...done].flatMap(({ rule }) => rule ?? []),
    );
    expect(named.length).toBeGreaterThan(4);
    const written = await rulesOfBook(folder);
    for (const locale of LOCALES) {
      const known = new Set([...rulesOnPages(locale, folder, lesson), ...written]);
      for (const rule of named) expect(known, `${locale} ${folder}`).toContain(rule);
    }
  },
);
