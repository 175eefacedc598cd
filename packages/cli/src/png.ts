/** Pixels as a PNG file. */
import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from '@landnam/maps/drawing';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DEPTH = 8;
const RED_GREEN_BLUE = 2;
const BEST = 9;

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const headOf = ({ width, height }: Picture): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(DEPTH, 8);
  head.writeUInt8(RED_GREEN_BLUE, 9);
  return head;
};

/** Each row begins with how it is told; all of them as they are. */
const rowsOf = ({ width, height, pixels }: Picture): Buffer => {
  const length = width * 3;
  const rows = Buffer.alloc((length + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(y * length, (y + 1) * length), y * (length + 1) + 1);
  return rows;
};

export const pngOf = (picture: Picture): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headOf(picture)),
    chunk('IDAT', deflateSync(rowsOf(picture), { level: BEST })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
