/** Read aloud, one after another: of two texts that replace each other immediately only the last would be read. */
import { useCallback, useState } from 'react';

interface Line {
  readonly key: number;
  readonly text: string;
}
const KEPT = 4;

const after = (told: readonly Line[], texts: readonly string[]): readonly Line[] => {
  const first = (told.at(-1)?.key ?? 0) + 1;
  return [...told, ...texts.map((text, i) => ({ key: first + i, text }))].slice(-KEPT);
};

export const useSpoken = (): readonly [readonly Line[], (texts: readonly string[]) => void] => {
  const [told, setTold] = useState<readonly Line[]>([]);
  const tell = useCallback((texts: readonly string[]): void => {
    if (texts.length > 0) setTold((all) => after(all, texts));
  }, []);
  return [told, tell];
};

export const Spoken = ({ told }: { readonly told: readonly Line[] }) => (
  <div className="hidden" aria-live="polite" data-company>
    {told.map(({ key, text }) => (
      <p key={key}>{text}</p>
    ))}
  </div>
);
