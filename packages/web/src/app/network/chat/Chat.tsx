/** The chat. The list is read aloud politely and never takes the focus. */
import type { TableTold } from '@landnam/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import type { ChatLine, TableLine } from '../../../session/network/tableLine.js';
import { useLocale, useSettings } from '../../../session/settings.js';
import { SeatBadge } from '../../../ui/SeatMark.js';
import css from './chat.module.css';
import { shownName } from '../names.js';
import { refusalText } from '../refusals.js';
import { useNews } from '../useWire.js';
import { n } from '../words/index.js';

interface Props {
  readonly line: TableLine;
  readonly table: TableTold;
}

const Said = ({
  said,
  line,
  own,
}: {
  readonly said: ChatLine;
  readonly line: TableLine;
  readonly own: boolean;
}) => {
  const [reported, setReported] = useState(false);
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' }).format(said.at);
  const report = async (): Promise<void> => {
    const answer = await line.ask({ ask: 'report', chat: said.number, reason: 'chat' });
    setReported(answer.ok);
  };
  return (
    <div>
      {said.seat !== null && <SeatBadge seat={said.seat} size={16} />}
      <span>
        <b>{shownName(said.name)}</b> <time dateTime={new Date(said.at).toISOString()}>{time}</time>
        <span className={css['text']}>{said.text}</span>
      </span>
      {!own && (
        <button type="button" disabled={reported} onClick={() => void report()}>
          {reported ? n.chat_reported() : n.chat_report()}
        </button>
      )}
    </div>
  );
};

const Speak = ({ line }: { readonly line: TableLine }) => {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const id = useId();
  const send = async (): Promise<void> => {
    const answer = await line.ask({ ask: 'chat', text: text.trim() });
    setTrouble(answer.ok ? '' : refusalText(answer));
    if (answer.ok) setText('');
  };
  return (
    <form
      className={css['speak']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send();
      }}
    >
      <label htmlFor={id} className="hidden">
        {n.chat_say()}
      </label>
      <input
        id={id}
        type="text"
        maxLength={300}
        autoComplete="off"
        placeholder={n.chat_say()}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button">
        {n.chat_send()}
      </button>
      {trouble !== '' && <p role="alert">{trouble}</p>}
    </form>
  );
};

const Lines = ({ line, table }: Props) => {
  const { chat } = useNews(line);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    line.readChat();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [line, chat]);
  return (
    <div className={css['lines']} ref={list} role="log" aria-label={n.chat()} tabIndex={0} data-chat>
      {chat.map((said) => (
        <Said key={said.number} said={said} line={line} own={said.seat !== null && said.seat === table.you} />
      ))}
      {chat.length === 0 && <p>{n.chat_empty()}</p>}
    </div>
  );
};

export const Chat = (props: Props) => {
  const { chat, set } = useSettings();
  return (
    <section className={css['chat']} aria-label={n.chat()}>
      {chat && <Lines {...props} />}
      {chat && props.table.you !== null && <Speak line={props.line} />}
      <button type="button" className="button quiet" onClick={() => set({ chat: !chat })}>
        {chat ? n.chat_hide() : n.chat_show()}
      </button>
    </section>
  );
};
