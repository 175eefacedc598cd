/** What data from outside must look like. A shape reports every place that differs, and nothing reads the data before it matches. */
import { CORNERS, SIDES } from '../board/lattice.js';
import { isObject, shown } from './outside.js';
import { lacking, said, type Said } from './said.js';

export type Report = (where: string, what: string, why?: Said) => void;

/** A shape as data: forms are drawn from it. */
export type ShapeForm =
  | { readonly kind: 'anything' | 'text' | 'flag' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'list'; readonly each: ShapeForm; readonly least: number; readonly most: number }
  | { readonly kind: 'map'; readonly each: ShapeForm; readonly names: string | null }
  | { readonly kind: 'fields'; readonly needed: Forms; readonly optional: Forms }
  | {
      readonly kind: 'place';
      readonly at: 'hex' | 'edge' | 'vertex';
      readonly needed: Forms;
      readonly optional: Forms;
      /** What must lie there, or beside it. */
      readonly ground: string | null;
      /** The piece that is to stand there. */
      readonly piece?: string;
    };
export type Forms = Readonly<Record<string, ShapeForm>>;

export interface Shape {
  (value: unknown, where: string, report: Report): void;
  /** Absent where no form can be drawn from it. */
  readonly form?: ShapeForm;
}
type Shapes = Readonly<Record<string, Shape>>;
type Test = (value: unknown, where: string, report: Report) => void;

const MOST_ENTRIES = 250;
const MOST_SHOWN = 40;
/** Counts are bytes of the state, 255 means none. */
export const MOST_COUNT = 250;

const shaped = (form: ShapeForm, test: Test): Shape => Object.assign(test, { form });
export const formOf = (shape: Shape): ShapeForm => shape.form ?? { kind: 'anything' };
const formsOf = (shapes: Shapes): Forms =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, formOf(shape)]));

export const tell = (report: Report, where: string, why: Said): void => report(where, why.text, why);

const needs =
  (why: (value: string) => Said, test: (value: unknown) => boolean): Test =>
  (value, where, report) => {
    if (!test(value)) tell(report, where, why(shown(value)));
  };

export const anything: Shape = shaped({ kind: 'anything' }, () => undefined);
export const text: Shape = shaped(
  { kind: 'text' },
  needs(
    (value) => said('needsText', 'a text is needed, not {value}', { value }),
    (value) => typeof value === 'string' && value !== '',
  ),
);
export const flag: Shape = shaped(
  { kind: 'flag' },
  needs(
    (value) => said('needsFlag', 'true or false is needed, not {value}', { value }),
    (value) => typeof value === 'boolean',
  ),
);
export const whole = (least: number, most: number): Shape =>
  shaped(
    { kind: 'whole', least, most },
    needs(
      (value) =>
        said('needsWhole', 'a whole number from {least} to {most} is needed, not {value}', {
          least,
          most,
          value,
        }),
      (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
    ),
  );
export const count = whole(0, MOST_COUNT);
export const word = (...words: readonly string[]): Shape =>
  shaped(
    { kind: 'word', words },
    needs(
      (value) => said('needsWord', 'one of {words} is needed, not {value}', { words, value }),
      (value) => typeof value === 'string' && words.includes(value),
    ),
  );

const inside = (where: string, key: string | number): string => (where === '' ? `${key}` : `${where} ${key}`);

const needsList = (value: unknown): Said =>
  said('needsList', 'a list is needed, not {value}', { value: shown(value) });
const needsLength = (least: number, most: number, length: number): Said =>
  (length < least ? lacking : said)('needsLength', 'a list of {least} to {most} is needed, not of {length}', {
    least,
    most,
    length,
  });

export const listOf = (each: Shape, least = 0, most = MOST_ENTRIES): Shape =>
  shaped({ kind: 'list', each: formOf(each), least, most }, (value, where, report) => {
    if (!Array.isArray(value)) return tell(report, where, needsList(value));
    if (value.length < least || value.length > most)
      return tell(report, where, needsLength(least, most, value.length));
    for (let i = 0; i < value.length; i++) each(value[i], inside(where, i + 1), report);
  });

const needsObject = (value: unknown): Said =>
  said('needsObject', 'an object is needed, not {value}', { value: shown(value) });

/** Arbitrary names, each with a value of the same shape; `names` says of which catalogue they are. */
export const mapOf = (each: Shape, names: string | null = null): Shape =>
  shaped({ kind: 'map', each: formOf(each), names }, (value, where, report) => {
    if (!isObject(value)) return tell(report, where, needsObject(value));
    for (const [name, entry] of Object.entries(value)) each(entry, inside(where, name), report);
  });

const fieldsTest =
  (needed: Shapes, optional: Shapes): Test =>
  (value, where, report) => {
    if (!isObject(value)) return tell(report, where, needsObject(value));
    for (const [name, shape] of Object.entries(needed)) shape(value[name], inside(where, name), report);
    for (const [name, entry] of Object.entries(value)) {
      if (Object.hasOwn(needed, name)) continue;
      if (Object.hasOwn(optional, name)) optional[name](entry, inside(where, name), report);
      else tell(report, where, said('isUnknown', '"{name}" is unknown', { name: name.slice(0, MOST_SHOWN) }));
    }
  };

/** Given names: all of the first, some of the second if wanted, no others. */
export const fields = (needed: Shapes, optional: Shapes = {}): Shape =>
  shaped(
    { kind: 'fields', needed: formsOf(needed), optional: formsOf(optional) },
    fieldsTest(needed, optional),
  );

/** Whether a value has a shape; if not, every reason is reported. */
export const fits = (shape: Shape, value: unknown, where: string, report: Report): boolean => {
  let whole = true;
  shape(value, where, (at, what, why) => {
    whole = false;
    report(at, what, why);
  });
  return whole;
};

/** No board can reach farther out, and walks over the plane stay short. */
export const FARTHEST = 99;
const AXIS = whole(-FARTHEST, FARTHEST);
const AT = { q: AXIS, r: AXIS };

const placeShape =
  (at: 'hex' | 'edge' | 'vertex', own: Shapes) =>
  (needed: Shapes = {}, optional: Shapes = {}, ground: string | null = null, piece?: string): Shape =>
    shaped(
      {
        kind: 'place',
        at,
        needed: formsOf(needed),
        optional: formsOf(optional),
        ground,
        ...(piece !== undefined && { piece }),
      },
      fieldsTest({ ...AT, ...own, ...needed }, optional),
    );
export const hexShape = placeShape('hex', {});
const sidePlace = placeShape('edge', { side: word(...SIDES) });
const cornerPlace = placeShape('vertex', { corner: word(...CORNERS) });
export const edgeShape = (optional: Shapes = {}, ground: string | null = null, piece?: string): Shape =>
  sidePlace({}, optional, ground, piece);
export const vertexShape = (needed: Shapes = {}, ground: string | null = null, piece?: string): Shape =>
  cornerPlace(needed, {}, ground, piece);
