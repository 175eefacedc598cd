/** The checksum of zip and PNG; Python and Node have it too. */
const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let word = byte;
  for (let bit = 0; bit < 8; bit++) word = word & 1 ? (word >>> 1) ^ 0xedb88320 : word >>> 1;
  return word;
});

export const crc32 = (bytes: Uint8Array): number => {
  let word = -1;
  for (let i = 0; i < bytes.length; i++) word = TABLE[(word ^ bytes[i]) & 255] ^ (word >>> 8);
  return ~word >>> 0;
};
