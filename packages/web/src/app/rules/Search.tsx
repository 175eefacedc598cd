/** A field that finds rules while one writes; arrow keys lead through what was found. */
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { games } from '../../features/index.js';
import { useLocale } from '../../session/settings.js';
import css from './Search.module.css';
import { excerptOf, findRules, type FoundRule, type ShelvedBook, stretchesOf, wordsOf } from './search.js';
import { r } from './words/index.js';

const MOST = 30;

const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) =>
  stretchesOf(text, words).map(({ text: part, hit }, i) => (hit ? <mark key={i}>{part}</mark> : part));

interface FoundProps {
  readonly found: FoundRule;
  readonly words: readonly string[];
  readonly onPick: (found: FoundRule) => void;
}

const FoundLink = ({ found, words, onPick }: FoundProps) => {
  const { game, id, rule } = found;
  return (
    <a
      href={`/rules/${game}#${id}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPick(found);
      }}
    >
      <b>
        <Marked text={rule.heading} words={words} />
      </b>{' '}
      <small>
        <Marked text={id} words={words} /> · {games[game]?.name()}
      </small>
      <span>
        <Marked text={excerptOf(rule.text, words)} words={words} />
      </span>
    </a>
  );
};

/** Up and down go through field and results; Escape empties the field first. */
const walk = (event: KeyboardEvent<HTMLElement>, clear: () => boolean): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus();
  } else if (event.key === 'Escape' && clear()) {
    event.preventDefault();
    event.stopPropagation();
    stops[0]?.focus();
  }
};

/** Fetched when somebody begins to look for something. */
const useShelf = (load: () => Promise<readonly ShelvedBook[]>, wanted: boolean): readonly ShelvedBook[] => {
  const [shelf, setShelf] = useState<readonly ShelvedBook[]>([]);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (wanted) void latest.current().then(setShelf, () => setShelf([]));
  }, [wanted]);
  return shelf;
};

interface Props {
  readonly load: () => Promise<readonly ShelvedBook[]>;
  readonly onPick: (found: FoundRule) => void;
}

export const Search = ({ load, onPick }: Props) => {
  useLocale();
  const [query, setQuery] = useState('');
  const label = useId();
  const wanted = useDeferredValue(query);
  const shelf = useShelf(load, query !== '');
  const words = wordsOf(wanted);
  const found = findRules(shelf, wanted);
  const isAsked = words.length > 0 && shelf.length > 0;
  const clear = (): boolean => {
    setQuery('');
    return query !== '';
  };
  return (
    <search className={css['search']} onKeyDown={(event) => walk(event, clear)}>
      <label htmlFor={label}>{r.search()}</label>
      <input
        id={label}
        type="search"
        value={query}
        placeholder={r.search_hint()}
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) onPick(found[0]);
        }}
      />
      <p className={css['count']} role="status">
        {isAsked && (found.length === 0 ? r.search_none() : r.search_count({ count: found.length }))}
        {found.length > MOST && ` ${r.search_more({ count: MOST, all: found.length })}`}
      </p>
      {found.length > 0 && (
        <ol className={css['found']}>
          {found.slice(0, MOST).map((each) => (
            <li key={each.id}>
              <FoundLink found={each} words={words} onPick={onPick} />
            </li>
          ))}
        </ol>
      )}
    </search>
  );
};
