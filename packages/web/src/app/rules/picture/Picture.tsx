/** A rule's picture with its caption; drawn when it comes near the window, and before it is printed. */
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { FeatureContext } from '../../../moves/context.js';
import type { RuleBook, RulePicture } from '../../../moves/rulebook.js';
import { useLocale } from '../../../session/settings.js';
import { BoardPicture } from './BoardPicture.js';
import css from './picture.module.css';
import { stillOf } from './stills.js';

const NEAR = '600px';

/** True once it has been near, for good. */
const useNear = () => {
  const frame = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || frame.current === null) return undefined;
    const show = (): void => setNear(true);
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && show(), {
      rootMargin: NEAR,
    });
    watcher.observe(frame.current);
    addEventListener('beforeprint', show);
    return () => {
      watcher.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  return { frame, near };
};

interface Props {
  readonly book: Pick<RuleBook, 'arts' | 'captions'>;
  readonly picture: RulePicture;
}

const Drawing = ({ book, picture }: Props) => {
  useLocale();
  const still = use(stillOf(picture));
  if (still === undefined) return null;
  const { info, snapshot, feature } = still;
  const Art = book.arts?.[picture.art ?? ''];
  return (
    <FeatureContext value={feature}>
      {Art ? (
        <Art info={info} snapshot={snapshot} />
      ) : (
        <BoardPicture info={info} snapshot={snapshot} picture={picture} />
      )}
    </FeatureContext>
  );
};

export const Picture = ({ book, picture }: Props) => {
  const { frame, near } = useNear();
  return (
    <figure ref={frame} className={css['figure']} data-picture={picture.name}>
      <div className={css[picture.art === undefined ? 'frame' : 'list']}>
        <Suspense fallback={null}>{near && <Drawing book={book} picture={picture} />}</Suspense>
      </div>
      <figcaption>{book.captions()[picture.name]}</figcaption>
    </figure>
  );
};

/** All pictures of one rule, beside each other where there is room. */
export const Pictures = ({
  book,
  shown,
}: {
  readonly book: Props['book'];
  readonly shown: readonly RulePicture[];
}) =>
  shown.length > 0 && (
    <div className={css['pictures']}>
      {shown.map((picture) => (
        <Picture key={picture.name} book={book} picture={picture} />
      ))}
    </div>
  );
