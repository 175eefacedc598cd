/** Trade with the others and with the supply: two taps make an offer. */
import { at } from '@landnam/engine/fields';
import { useState } from 'react';
import { goodName } from '../../app/words.js';
import { m } from '../../paraglide/messages.js';
import { stacksOf } from '../../table/Hand.js';
import { RefusalText } from '../../table/Question.js';
import { send } from '../../table/useMoves.js';
import type { GameInfo, Snapshot } from '../../session/types.js';
import { markets } from '../index.js';
import type { PanelProps } from '../types.js';
import css from './base.module.css';
import { GoodButton } from './GoodButton.js';
import { Offers } from './Offers.js';

const ASKED = 1;
type Row = readonly number[];

export const tradeCalls = ({ view, seat, question, over }: Snapshot): boolean => {
  if (question !== 'main' || over || view.base.talking[0] === 0) return false;
  if (view.core.active[0] !== seat) return view.base.answer[seat] === ASKED;
  return true;
};

/** Closed for everybody at this moment, whatever is put into the offer. */
const closed = ({ blocked }: Snapshot) => {
  const refusal = blocked.offerTrade;
  return refusal && refusal.code !== 'emptySide' ? refusal : undefined;
};

const bundle = (info: GameInfo, row: Row): Record<string, number> =>
  Object.fromEntries(info.scenario.goods.flatMap(({ name }, good) => (row[good] ? [[name, row[good]]] : [])));

interface SideProps {
  readonly info: GameInfo;
  readonly title: string;
  readonly row: Row;
  readonly most: Row;
  readonly onChange: (row: Row) => void;
}

const Side = ({ info, title, row, most, onChange }: SideProps) => (
  <fieldset className={css['side']}>
    <legend>{title}</legend>
    {info.scenario.goods.map(({ name }, good) => (
      <GoodButton
        key={name}
        name={name}
        label={m.base_trade_more({ good: goodName(info, good) })}
        count={row[good] ?? 0}
        pressed={(row[good] ?? 0) > 0}
        disabled={(row[good] ?? 0) >= (most[good] ?? 0)}
        onPress={() => onChange(row.map((count, i) => (i === good ? count + 1 : count)))}
      />
    ))}
    <button
      type="button"
      className={css['clear']}
      aria-label={`${title}: ${m.base_trade_clear()}`}
      title={m.base_trade_clear()}
      disabled={row.every((count) => count === 0)}
      onClick={() => onChange(row.map(() => 0))}
    >
      ×
    </button>
  </fieldset>
);

const empty = (info: GameInfo): Row => info.scenario.goods.map(() => 0);

const Draft = ({ session, snapshot }: PanelProps) => {
  const { info } = session;
  const [give, setGive] = useState<Row>(() => empty(info));
  const [get, setGet] = useState<Row>(() => empty(info));
  const held = stacksOf(info, snapshot).map(({ count }) => count);
  const active = snapshot.view.core.active[0] === snapshot.seat;
  const offer = async (): Promise<void> => {
    const sent = await send(session, [
      { type: 'offerTrade', give: bundle(info, give), get: bundle(info, get) },
    ]);
    if (!sent) return;
    setGive(empty(info));
    setGet(empty(info));
  };
  const ready = give.some((count) => count > 0) && get.some((count) => count > 0);
  return (
    <div className={css['draft']}>
      <Side info={info} title={m.base_trade_give()} row={give} most={held} onChange={setGive} />
      <Side info={info} title={m.base_trade_get()} row={get} most={held.map(() => 19)} onChange={setGet} />
      <button type="button" className="button primary" disabled={!ready} onClick={() => void offer()}>
        {active ? m.base_trade_offer() : m.base_trade_counter()}
      </button>
    </div>
  );
};

export const TradePanel = ({ session, snapshot }: PanelProps) => {
  const why = closed(snapshot);
  const mine = snapshot.seat < session.info.seats;
  const active = snapshot.view.core.active[0] === snapshot.seat;
  return (
    <div className={css['trade']}>
      <Offers session={session} snapshot={snapshot} />
      {why ? (
        <p>
          <RefusalText game={session.info.setup.game} refusal={why} />
        </p>
      ) : (
        mine && (
          <>
            <Draft key={at(snapshot.seat, 0)} session={session} snapshot={snapshot} />
            {active && (
              <section className={css['supply']}>
                <h2>{m.base_trade_supply()}</h2>
                {markets.map((Market, i) => (
                  <Market key={i} session={session} snapshot={snapshot} />
                ))}
              </section>
            )}
          </>
        )
      )}
    </div>
  );
};
