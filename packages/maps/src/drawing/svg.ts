/** SVG as text: elements, their attributes, and nothing that a name could break. */
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// control characters are not allowed in XML, not even escaped
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => NAMED[letter]!);

export type SvgAttributes = Readonly<Record<string, string | number>>;

const rounded = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

const openTag = (name: string, attributes: SvgAttributes): string =>
  [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${rounded(value)}"`)].join(' ');

export const element = (name: string, attributes: SvgAttributes, ...inside: readonly string[]): string =>
  inside.length === 0
    ? `<${openTag(name, attributes)}/>`
    : `<${openTag(name, attributes)}>${inside.join('')}</${name}>`;

export const words = (text: string, attributes: SvgAttributes): string =>
  element('text', attributes, escaped(text));

export const told = (name: 'title' | 'desc', text: string): string => element(name, {}, escaped(text));
