/** The colours of seats: told apart by people of every kind of colour vision, and each mark readable on its own. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Colour = readonly [number, number, number];

const css = readFileSync(new URL('../packages/web/src/ui/tokens.css', import.meta.url), 'utf8');

const tokenOf = (name: string): string => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (value === undefined) throw new Error(`no colour --${name}`);
  return value;
};

const linear = (byte: number): number =>
  byte <= 0.040_45 * 255 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const colourOf = (name: string): Colour => {
  const value = Number.parseInt(tokenOf(name).slice(1), 16);
  return [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
};

const luminance = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const contrast = (one: Colour, other: Colour): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const VISIONS: Readonly<Record<string, readonly Colour[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
  ],
  deuteranopia: [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_82, 0.042_94, 0.968_881],
  ],
  tritanopia: [
    [1.255_528, -0.076_749, -0.178_779],
    [-0.078_411, 0.930_809, 0.147_602],
    [0.004_733, 0.691_367, 0.303_9],
  ],
};

const seenAs = (rows: readonly Colour[], colour: Colour): Colour =>
  rows.map((row) =>
    Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
  ) as unknown as Colour;

/** Oklab, where distances are about as large as they look. */
const labOf = ([red, green, blue]: Colour): Colour => {
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const middle = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short,
  ];
};
const distance = (one: Colour, other: Colour): number =>
  Math.hypot(...labOf(one).map((part, i) => part - (labOf(other)[i] ?? 0)));

const PAINTS = [0, 1, 2, 3, 4, 5];
/** Smaller differences are taken for one colour at a glance. */
const APART = 0.1;
/** What WCAG asks of graphics. */
const READABLE = 3;

test.each(Object.entries(VISIONS))('six colours are six with %s', (_, rows) => {
  for (const one of PAINTS)
    for (const other of PAINTS.slice(one + 1)) {
      const [a, b] = [one, other].map((paint) => seenAs(rows, colourOf(`paint${paint}`))) as [Colour, Colour];
      expect(distance(a, b), `paint${one} and paint${other}`).toBeGreaterThan(APART);
    }
});

test.each(PAINTS)('colour %i carries its mark', (paint) => {
  const body = colourOf(`paint${paint}`);
  expect(contrast(body, colourOf(`paint${paint}-ink`))).toBeGreaterThan(READABLE);
});

test('every outline is dark enough to be seen on every land and on the sea', () => {
  for (const paint of PAINTS)
    for (const ground of ['forest', 'hills', 'pasture', 'fields', 'mountains', 'desert', 'sea'])
      expect(
        contrast(colourOf(`paint${paint}-line`), colourOf(ground)),
        `paint${paint} on ${ground}`,
      ).toBeGreaterThan(READABLE);
});
