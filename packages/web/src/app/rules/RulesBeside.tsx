/** The rules of the current game, beside it: the table stays where it is and goes on. */
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import css from './RulesBeside.module.css';

/** A link out of the rules would leave the game. */
const inOwnTab = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  event.stopPropagation();
  open(link.href, '_blank', 'noopener');
};

export const RulesBeside = ({ game, onClose }: { readonly game: string; readonly onClose: () => void }) => {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const entry = games[game];
  return (
    <aside className={css['beside']} data-part="rules" aria-label={m.rules_title()} onKeyDown={onKey}>
      <div className={css['head']}>
        <h2>{m.pair({ head: entry?.name() ?? game, rest: m.rules_title() })}</h2>
        <button ref={close} type="button" className="button" onClick={onClose}>
          {m.close()}
        </button>
      </div>
      <div className={`rules ${css['text']}`} onClickCapture={inOwnTab}>
        <Suspense fallback={null}>{entry && <entry.Rules />}</Suspense>
      </div>
    </aside>
  );
};
