/** What is truly seen: colours of the painted screen. */
import { page } from 'vitest/browser';

type Colour = readonly [red: number, green: number, blue: number];

const paint = async (base64: string): Promise<CanvasRenderingContext2D> => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('nothing can be painted here');
  context.drawImage(image, 0, 0);
  return context;
};

/** The colours in a square of some pixels around a point of this element. */
export const seenIn = async (
  element: Element,
): Promise<(x: number, y: number, reach: number) => Colour[]> => {
  const base64 = await page.screenshot({ element, save: false });
  const context = await paint(base64);
  const scale = context.canvas.width / element.getBoundingClientRect().width;
  return (x, y, reach) => {
    const side = Math.max(1, Math.round(reach * 2 * scale));
    const { data } = context.getImageData((x - reach) * scale, (y - reach) * scale, side, side);
    return Array.from({ length: side * side }, (_, i): Colour => {
      const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
      return [red, green, blue];
    });
  };
};
