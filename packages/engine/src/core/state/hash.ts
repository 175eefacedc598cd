const mix = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/** 64 bits of any bytes, as 16 hexadecimal digits: two lanes of FNV-1a with different offsets, mixed at the end. */
export const hashBytes = (bytes: Uint8Array): string => {
  let low = 0x811c9dc5;
  let high = 0x050c5d1f;
  for (let i = 0; i < bytes.length; i++) {
    low = Math.imul(low ^ bytes[i], 0x01000193);
    high = Math.imul(high ^ (bytes[i] + (i & 255)), 0x5bd1e995);
  }
  return hex(mix(high ^ bytes.length)) + hex(mix(low));
};

export const hashState = (s: { readonly hashed: Uint8Array }): string => hashBytes(s.hashed);

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Of data, whatever the order of its keys. */
export const hashData = (data: unknown): string => hashText(JSON.stringify(data, sorted));

export const hashText = (text: string): string =>
  hashBytes(
    Uint8Array.from({ length: text.length * 2 }, (_, i) => (text.charCodeAt(i >> 1) >> ((i & 1) * 8)) & 255),
  );
