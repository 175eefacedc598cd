/** Drawings as data, and as SVG: nothing that a name could break. */
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// control characters are not allowed in XML, not even escaped
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => NAMED[letter]!);

export type SvgAttributes = Readonly<Record<string, string | number>>;

/** First stretched along the x axis, then turned by degrees, then moved. */
export interface SheetMotion {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly stretch?: number;
}
export interface SheetElement {
  readonly name: string;
  readonly attributes: SvgAttributes;
  readonly inside: readonly (SheetElement | string)[];
  readonly motion?: SheetMotion;
}

export const element = (
  name: string,
  attributes: SvgAttributes,
  ...inside: readonly (SheetElement | string)[]
): SheetElement => ({ name, attributes, inside });

/** What belongs together, somewhere on the sheet. */
export const placed = (
  className: string,
  motion: SheetMotion,
  ...inside: readonly SheetElement[]
): SheetElement => ({ name: 'g', attributes: className === '' ? {} : { class: className }, inside, motion });

export const words = (text: string, attributes: SvgAttributes): SheetElement =>
  element('text', attributes, text);

const hundredths = (value: number): number => Math.round(value * 100) / 100;

const written = (value: string | number): string =>
  typeof value === 'number' ? String(hundredths(value)) : escaped(value);

const transformOf = ({ x, y, turn, stretch }: SheetMotion): string =>
  [
    `translate(${hundredths(x)} ${hundredths(y)})`,
    ...(turn === undefined ? [] : [`rotate(${turn})`]),
    ...(stretch === undefined ? [] : [`scale(${stretch} 1)`]),
  ].join(' ');

const openTag = ({ name, attributes, motion }: SheetElement): string => {
  const all = { ...attributes, ...(motion && { transform: transformOf(motion) }) };
  return [name, ...Object.entries(all).map(([key, value]) => `${key}="${written(value)}"`)].join(' ');
};

const inner = (inside: SheetElement['inside'], between: string): string =>
  inside.map((part) => between + (typeof part === 'string' ? escaped(part) : svgText(part))).join('');

/** The parts of the whole sheet stand on lines of their own. */
export const svgText = (drawn: SheetElement): string => {
  const { name, inside } = drawn;
  if (inside.length === 0) return `<${openTag(drawn)}/>`;
  const isSheet = name === 'svg';
  return `<${openTag(drawn)}>${inner(inside, isSheet ? '\n' : '')}${isSheet ? '\n' : ''}</${name}>`;
};
