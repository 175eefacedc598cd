/** Places in the data of a module: which there may be follows from the shape of that data. */
import type { Forms, ShapeForm } from '@landnam/engine/rules';
import type { MapData } from '../format.js';
import { isMapPlace, type MapPlace } from './plane.js';
import { type Path, valueAt, withValue } from './value.js';

/** One place of this kind, or several; `path` leads there inside the module's data. */
export interface PlaceMark {
  readonly module: string;
  readonly path: Path;
  readonly at: 'hex' | 'edge' | 'vertex';
  readonly many: boolean;
  /** What is said about each such place besides where it is. */
  readonly needed: Forms;
  readonly optional: Forms;
  /** What must lie there, or beside it. */
  readonly ground: string | null;
  /** Drawn there, in the colour of its seat. */
  readonly piece?: string;
  /** May be absent. */
  readonly optionalItself: boolean;
}
export interface MarkEdit {
  readonly module: string;
  readonly path: Path;
  readonly many: boolean;
  readonly at: MapPlace;
  /** What is said about the place; null takes it away. */
  readonly with: Readonly<Record<string, unknown>> | null;
}

const kindsIn = (
  form: ShapeForm | undefined,
  data: unknown,
  found: Omit<PlaceMark, 'at' | 'needed' | 'optional' | 'ground' | 'piece'>,
): readonly PlaceMark[] => {
  const inside = (name: string | number, each: ShapeForm, optionalItself = false): readonly PlaceMark[] =>
    kindsIn(each, valueAt(data, [name]), {
      ...found,
      path: [...found.path, name],
      many: false,
      optionalItself,
    });
  if (form?.kind === 'place') {
    const { kind: _place, ...said } = form;
    return [{ ...found, ...said }];
  }
  if (form?.kind === 'list' && form.each.kind === 'place')
    return kindsIn(form.each, data, { ...found, many: true });
  if (form?.kind === 'list') return (Array.isArray(data) ? data : []).flatMap((_, i) => inside(i, form.each));
  if (form?.kind === 'map')
    return Object.keys(typeof data === 'object' ? (data ?? {}) : {}).flatMap((name) =>
      inside(name, form.each),
    );
  if (form?.kind !== 'fields') return [];
  return [
    ...Object.entries(form.needed).flatMap(([name, each]) => inside(name, each)),
    ...Object.entries(form.optional).flatMap(([name, each]) => inside(name, each, true)),
  ];
};

/** What can be placed for a module whose data looks like this, given what there is of it. */
export const markKinds = (module: string, form: ShapeForm | undefined, data: unknown): readonly PlaceMark[] =>
  kindsIn(form, data, { module, path: [], many: false, optionalItself: false });

/** A module's data stands with the board or with the whole map: where it is, or with the board. */
export const paramsPath = (map: MapData, board: string, module: string): Path => {
  const ofBoard = ['boards', board, 'params', module];
  const ofMap = ['params', module];
  return valueAt(map, ofBoard) === undefined && valueAt(map, ofMap) !== undefined ? ofMap : ofBoard;
};

export const paramsAt = (map: MapData, board: string, module: string): unknown =>
  valueAt(map, paramsPath(map, board, module));

const isAt = (a: MapPlace, b: MapPlace): boolean =>
  a.q === b.q && a.r === b.r && a.side === b.side && a.corner === b.corner;

export const placesAt = (
  data: unknown,
  { path, many }: Pick<PlaceMark, 'path' | 'many'>,
): readonly MapPlace[] => {
  const value = valueAt(data, path);
  const all: readonly unknown[] = !many ? [value] : Array.isArray(value) ? value : [];
  return all.filter(isMapPlace);
};

/** Without a board or a module's data the path is made. */
export const withMark = (map: MapData, board: string, edit: MarkEdit): MapData => {
  if (map.boards[board] === undefined) return map;
  const home = paramsPath(map, board, edit.module);
  const place = edit.with === null ? undefined : { ...edit.at, ...edit.with };
  const path = [...home, ...edit.path];
  if (!edit.many) return withValue(map, path, place);
  const others = placesAt(valueAt(map, home), edit).filter((other) => !isAt(other, edit.at));
  return withValue(map, path, place === undefined ? others : [...others, place]);
};
