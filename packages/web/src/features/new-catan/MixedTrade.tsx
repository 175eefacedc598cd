/** [N-10] Three of one kind and one of any for one of another. */
import type { Action } from '@landnam/engine';
import { useState } from 'react';
import { t } from './words/index.js';
import type { PanelProps, GameWords } from '../../moves/feature.js';
import { legalOfType } from '../../moves/legal.js';
import { useMoves } from '../../moves/useMoves.js';
import { useWords } from '../../ui/words.js';
import trade from '../base/trade/trade.module.css';
import { counter, PickGood } from './Choosers.js';
import css from './newCatan.module.css';

type Mixed = Extract<Action, { type: 'tradeMixed' }>;
type Part = 'three' | 'one' | 'get';
type Draft = Readonly<Partial<Record<Part, string>>>;

const PARTS: readonly { part: Part; title: () => string }[] = [
  { part: 'three', title: t.mixed_three },
  { part: 'one', title: t.mixed_one },
  { part: 'get', title: t.mixed_get },
];

/** What fits everything chosen before this part. */
const fitting = (all: readonly Mixed[], draft: Draft, upTo: number): readonly Mixed[] =>
  all.filter((trade) => PARTS.slice(0, upTo).every(({ part }) => trade[part] === draft[part]));

const sayTrade = ({ good }: GameWords, { three, one, get }: Mixed): string =>
  t.mixed_do({ three: good(three), one: good(one), get: good(get) });

const Draft = ({ session, snapshot, all }: PanelProps & { readonly all: readonly Mixed[] }) => {
  const [words, { send }] = [useWords(session.info, snapshot), useMoves()];
  const [draft, setDraft] = useState<Draft>({});
  const [chosen] = fitting(all, draft, PARTS.length);
  return (
    <>
      {PARTS.map(({ part, title }, i) => (
        <PickGood
          key={part}
          info={session.info}
          title={title()}
          chosen={draft[part] ?? null}
          {...(part !== 'get' && { count: counter(session.info, snapshot) })}
          allowed={(name) => fitting(all, draft, i).some((trade) => trade[part] === name)}
          onPick={(name) => setDraft({ ...draft, [part]: name })}
        />
      ))}
      <button
        type="button"
        className="button primary"
        data-act="tradeMixed"
        disabled={chosen === undefined}
        onClick={() => chosen && void send([chosen])}
      >
        {chosen ? sayTrade(words, chosen) : t.act_tradeMixed()}
      </button>
    </>
  );
};

export const MixedTrade = ({ session, snapshot }: PanelProps) => {
  const all = legalOfType(snapshot, 'tradeMixed').flatMap(({ action }) =>
    action.type === 'tradeMixed' ? [action] : [],
  );
  return (
    <div className={trade['draft']}>
      <p className={css['title']}>{t.mixed_title()}</p>
      {all.length === 0 ? <p>{t.mixed_none()}</p> : <Draft session={session} snapshot={snapshot} all={all} />}
    </div>
  );
};
