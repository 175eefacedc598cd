/** What the thread for maps runs: a stranger's map is read, checked, compiled and dealt here and nowhere else. */
import { hashOfOwn } from '@landnam/maps';
import { parseOwn } from '@landnam/table';
import type { CheckedMap, MapTask } from './checked.js';

/** Which place is looked at, for whoever has to say where it stood when time was up. */
const noteIn =
  (place: Uint8Array) =>
  (where: string): void => {
    place.fill(0);
    new TextEncoder().encodeInto(where, place);
  };

export const checkMapText = ({ text, place }: MapTask): CheckedMap => {
  const note = noteIn(new Uint8Array(place));
  note('file');
  const read = parseOwn(text, note);
  if (!read.ok) return { ok: false, problems: read.error.slice(0, MOST_TOLD) };
  return { ok: true, hash: hashOfOwn(read.value.id), text: JSON.stringify(read.value) };
};

const MOST_TOLD = 20;
