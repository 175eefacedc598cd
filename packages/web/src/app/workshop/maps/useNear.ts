/** Whether something is in view or nearly so: what is far away need not be drawn. */
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

const NEARLY = '300px';

export const useNear = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const look = new IntersectionObserver(
      (found) => startTransition(() => setNear(found.at(-1)?.isIntersecting === true)),
      { rootMargin: NEARLY },
    );
    if (frame.current !== null) look.observe(frame.current);
    return () => look.disconnect();
  }, []);
  return [frame, isNear];
};
