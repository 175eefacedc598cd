/** Every picture in the rules: the engine opens its position, and answers as the picture says. */
import { Play } from '@landnam/table';
import { expect, test } from 'vitest';
import { placeIn, placeNamed } from '../app/rules/picture/marks.js';
import type { Chapter, RulePicture } from '../moves/rulebook.js';
import { openPicture } from '../test/pictures.js';

type Pictures = Readonly<{ PICTURES: readonly RulePicture[] }>;
type Captions = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Texts = Readonly<Record<string, readonly Chapter[] | { readonly chapters: readonly Chapter[] }>>;
const FOLDERS = import.meta.glob<Pictures>('./**/rules/pictures/index.ts', { eager: true });
const CAPTIONS = import.meta.glob<Captions>('./**/rules/pictures/{en,de,fr}.ts', { eager: true });
const TEXTS = import.meta.glob<Texts>('./**/rules/{en,de,fr}.ts', { eager: true });
const LOCALES = ['en', 'de', 'fr'];

const ALL = Object.entries(FOLDERS).flatMap(([path, { PICTURES }]) =>
  PICTURES.map((picture) => ({ folder: path.replace('/pictures/index.ts', ''), picture })),
);

test.each(ALL.map(({ folder, picture }) => [`${folder} ${picture.name}`, picture] as const))(
  '%s: the engine opens it and says the same',
  (_, picture) => {
    const play = openPicture(picture);
    for (const action of picture.may ?? [])
      expect({ action, why: play.why(action) }).toEqual({ action, why: null });
    for (const [action, rule] of Object.entries(picture.mayNot ?? {}))
      expect({ action, rule: play.why(action)?.rule }).toEqual({ action, rule });
    const { board } = play.table.game;
    const counts = { vertex: board.vertices, edge: board.edges, hex: board.hexes };
    const names = [
      ...(picture.around ?? []),
      ...(picture.ringed ?? []),
      ...Object.keys(picture.labels ?? {}),
    ];
    for (const name of names) {
      const place = placeNamed(name);
      expect(place && place.at < counts[place.kind], name).toBe(true);
    }
    // what it says goes through a position as text as well
    expect(Play.position(play.toText()).ok).toBe(true);
  },
);

const chaptersOf = (text: Texts[string] | undefined): readonly Chapter[] =>
  text === undefined ? [] : 'chapters' in text ? text.chapters : text;

test.each(LOCALES)('each has a caption of its own and a rule to stand with, %s', (locale) => {
  for (const [path, { PICTURES }] of Object.entries(FOLDERS)) {
    const captions = CAPTIONS[path.replace('index.ts', `${locale}.ts`)]?.[locale] ?? {};
    expect(Object.keys(captions).sort(), path).toEqual(PICTURES.map(({ name }) => name).sort());
    for (const [name, caption] of Object.entries(captions)) expect(caption.length, name).toBeGreaterThan(25);
    const rules = chaptersOf(TEXTS[path.replace('pictures/index.ts', `${locale}.ts`)]?.[locale]).flatMap(
      (chapter) => Object.keys(chapter.rules),
    );
    for (const { name, rule } of PICTURES)
      if (!/^N-[2-9]/.test(rule)) expect(rules, `${path} ${name}`).toContain(rule);
  }
  const names = ALL.map(({ picture }) => picture.name);
  expect(new Set(names).size).toBe(names.length);
});

test('something is claimed, marked or listed in every picture that is cut out', () => {
  for (const { picture } of ALL) {
    const { may = [], mayNot = {}, labels = {}, ringed = [], plays = [], art } = picture;
    const said = may.length + ringed.length + plays.length + Object.keys({ ...mayNot, ...labels }).length;
    expect(said > 0 || art !== undefined || picture.around === undefined, picture.name).toBe(true);
    for (const action of plays) expect(action).toMatch(/^(p\d|\*) \w+/);
    if (may[0]) expect(placeIn('p0 moveShip e3 e17')).toEqual({ kind: 'edge', at: 17 });
  }
});
