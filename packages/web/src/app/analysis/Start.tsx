/** Where nothing is open yet: a text, a file, or a position laid by hand. */
import { type ChangeEvent, type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import css from './analysis.module.css';
import { addressOfText } from './source.js';
import { t } from './words/index.js';

const FileChoice = ({ onText }: { readonly onText: (text: string) => void }) => {
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file !== undefined) onText(await file.text());
  };
  return (
    <label className="button">
      {t.choose_file()}
      <input
        type="file"
        accept=".json,.log,.txt,text/plain,application/json"
        className="hidden"
        onChange={(event) => void read(event)}
      />
    </label>
  );
};

export const Start = ({
  children,
  onText,
}: {
  readonly children?: ReactNode;
  readonly onText: () => void;
}) => {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [entry, setEntry] = useState('');
  const show = (given: string): void => {
    navigate(addressOfText(given, /^\d{1,6}$/.test(entry) ? Number(entry) : undefined));
    onText();
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') show(text);
  };
  return (
    <main className="sheet" id="content">
      <h1>{t.title()}</h1>
      <p>{t.intro()}</p>
      {children}
      <form className={css['start']} onSubmit={send}>
        <label>
          {t.paste()}
          <textarea
            rows={5}
            value={text}
            placeholder={t.paste_hint()}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          {t.entry()}
          <input inputMode="numeric" value={entry} onChange={(event) => setEntry(event.target.value)} />
        </label>
        <div className="buttons">
          <button type="submit" className="button primary">
            {t.open()}
          </button>
          <FileChoice onText={show} />
          <Link className="button" href="/analysis/edit">
            {t.lay_by_hand()}
          </Link>
        </div>
      </form>
    </main>
  );
};
