/** The board as a file: a drawing that looks the same without this page's style sheets, or its pixels. */

/** What style sheets say about a drawing. */
const SAID = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

const inline = (from: Element, to: Element): void => {
  const said = getComputedStyle(from);
  to.setAttribute('style', SAID.map((name) => `${name}:${said.getPropertyValue(name)}`).join(';'));
  for (const [i, child] of [...from.children].entries()) {
    const copy = to.children[i];
    if (copy !== undefined) inline(child, copy);
  }
};

export interface DrawnBoard {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

export const drawBoard = (svg: SVGSVGElement): DrawnBoard => {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  inline(svg, copy);
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  return { text: new XMLSerializer().serializeToString(copy), width, height };
};

const PIXELS = 2;

/** Null where the browser does not draw it. */
export const pixelsOf = async ({ text, width, height }: DrawnBoard): Promise<Blob | null> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * PIXELS, height * PIXELS];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
