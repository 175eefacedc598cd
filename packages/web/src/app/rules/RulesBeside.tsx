/** The rules of the current game, beside it: the table stays where it is and goes on. */
import { type KeyboardEvent, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { games } from '../../features/index.js';
import { m } from '../../i18n/words/index.js';
import { useLocale } from '../../session/settings.js';
import { Book } from './Book.js';
import { bookOf, holdsRule, ownShelf } from './books.js';
import { reveal } from './reveal.js';
import css from './RulesBeside.module.css';
import look from './rules.module.css';
import { Search } from './Search.js';
import { r } from './words/index.js';

/** What was opened goes back to where it was asked for; that place may be gone by then. */
const useFocusGivenBack = (): void => {
  // while rendering: a rule that is there at once takes the focus before any effect of this one
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const back =
        before instanceof HTMLElement && before !== document.body && before.isConnected
          ? before
          : document.querySelector<HTMLElement>('[data-rules]');
      back?.focus();
    },
    [before],
  );
};

interface TextProps {
  readonly game: string;
  readonly rule: string;
  readonly onGame: (game: string) => void;
}

/** Rules that only the game beneath has are found there. */
const BesideText = ({ game, rule, onGame }: TextProps) => {
  const book = use(bookOf(game));
  const ground = book?.ground;
  const isBeneath = ground !== undefined && rule !== '' && !holdsRule(book!, rule);
  useEffect(() => {
    if (isBeneath) onGame(ground.game);
    else if (rule !== '') reveal(rule);
  }, [rule, isBeneath, ground, onGame]);
  if (book === undefined) return null;
  return (
    <>
      {ground && (
        <p>
          {ground.text()}{' '}
          <button type="button" className="link" onClick={() => onGame(ground.game)}>
            {ground.link()}
          </button>
          .
        </p>
      )}
      <Book book={book} found={rule} />
    </>
  );
};

interface Props {
  readonly game: string;
  /** The rule that was asked for; empty for all of them. */
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

export const RulesBeside = ({ game, rule, onRule, onClose }: Props) => {
  useLocale();
  const close = useRef<HTMLButtonElement>(null);
  // the game beneath, for as long as this rule is looked at
  const [turned, setTurned] = useState({ rule, game });
  const shown = turned.rule === rule ? turned.game : game;
  const turnTo = useCallback((where: string) => setTurned({ rule, game: where }), [rule]);
  useFocusGivenBack();
  useEffect(() => {
    if (rule === '') close.current?.focus();
  }, [rule]);
  const pick = (id: string): void => {
    onRule(id);
    if (id === rule) reveal(id);
  };
  const goBack = (): void => {
    onRule('');
    setTurned({ rule: '', game });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside className={css['beside']} data-part="rules" aria-label={m.rules_title()} onKeyDown={onKey}>
      <div className={css['head']}>
        <h2>{m.pair({ head: games[shown]?.name() ?? shown, rest: m.rules_title() })}</h2>
        <button ref={close} type="button" className="button" onClick={onClose}>
          {m.close()}
        </button>
      </div>
      <div className={`${look['text']} ${css['text']}`}>
        <Search load={() => ownShelf(game)} onPick={({ id }) => pick(id)} />
        {shown !== game && (
          <button type="button" className="button quiet" onClick={goBack}>
            {r.back({ game: games[game]?.name() ?? game })}
          </button>
        )}
        <Suspense fallback={null}>
          <BesideText key={shown} game={shown} rule={rule} onGame={turnTo} />
        </Suspense>
      </div>
    </aside>
  );
};
