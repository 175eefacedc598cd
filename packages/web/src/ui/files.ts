import { rawLog } from '../session/storage/library.js';

export const saveBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'text/plain' }));

/** A game as it is stored, whether or not it can be played. */
export const exportRaw = async (id: string): Promise<void> => {
  const text = await rawLog(id);
  if (text !== undefined) saveFile(`landnam-${id}.log`, text);
};
