/** How fair a map is: bots play it here, and what they found so far is shown while they do. */
import { type SyntheticEvent, useEffect, useState } from 'react';
import { entryOf } from '../../../features/index.js';
import { moduleTextsOf } from '../../../features/modules.js';
import type { ModuleTexts } from '../../../features/types.js';
import type { GameSetup } from '../../../session/types.js';
import type { Thing } from '../../../session/workshop/dealTypes.js';
import { Header } from '../../Header.js';
import { PreviewBoard } from '../../setup/PreviewBoard.js';
import { type Shown, usePreview } from '../../setup/usePreview.js';
import { usualSeats } from '../usualSeats.js';
import { withBots } from '../withBots.js';
import css from '../deal/deal.module.css';
import own from './balance.module.css';
import { type NameOf, Report } from './Report.js';
import { type BalanceRoom, useBalance } from './useBalance.js';
import { Ways } from './Ways.js';
import { t } from './words/index.js';

const SOME = [40, 100, 200, 400];

const botsOn = (game: string, seats: number): GameSetup => withBots(game, seats, 'balance');

/** A map is for three, or only for more. */
const useMap = (game: string): Shown | undefined => {
  const few = usePreview(botsOn(game, 3));
  const many = usePreview(botsOn(game, 5));
  return few ?? many;
};

const Progress = ({ told, state, games, stop }: BalanceRoom & { readonly games: number }) => {
  const count = told?.report.games ?? 0;
  if (state === 'running' && told?.isDone !== true)
    return (
      <div className={own['progress']} role="status">
        <progress value={count / games} aria-label={t.working({ done: count, games })} />
        <span>{t.working({ done: count, games })}</span>
        <button type="button" className="button" onClick={stop}>
          {t.stop()}
        </button>
      </div>
    );
  return <p role="status">{told && (told.isDone ? t.done({ count }) : t.stopped({ count }))}</p>;
};

type Actions = Readonly<Record<string, { readonly name: () => string } | undefined>>;
const named = (actions: Actions, type: string) => actions[type];

/** In the words of its game where it has any. */
const namesFrom =
  ({ feature }: Shown): NameOf =>
  ({ kind, id, name }: Thing) => {
    const [terrain = '', number = ''] = (name ?? '').split(' ');
    if (kind === 'hex') return `${feature.terrains[terrain]?.name() ?? terrain} ${number}`;
    if (kind === 'island') return t.island({ count: Number(name) });
    if (kind === 'action') return named(feature.actions, id)?.name() ?? id;
    if (kind === 'harbour') return feature.goods[name ?? '']?.name() ?? '3:1';
    if (kind === 'card') return feature.cards[id]?.name() ?? id;
    if (kind === 'piece') return feature.pieces[id]?.name() ?? id;
    return name === undefined ? id : `${id} (${name})`;
  };

/** Of ends that only some games have. */
const useTexts = ({ info: { modules } }: Shown): ModuleTexts => {
  const [texts, setTexts] = useState<ModuleTexts>({});
  const key = modules.join();
  useEffect(() => {
    let gone = false;
    void moduleTextsOf(key.split(',')).then((found) => {
      if (!gone) setTexts(found);
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return texts;
};

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly onValue: (value: number) => void;
}

const Choice = ({ name, label, values, value, onValue }: ChoiceProps) => (
  <label className={css['field']}>
    <span>{label}</span>
    <select name={name} value={value} onChange={({ target }) => onValue(Number(target.value))}>
      {values.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </select>
  </label>
);

/** `?players=3`: whoever comes from the editor chose already. */
const askedOf = (players: readonly number[]): number | undefined => {
  const asked = Number(new URLSearchParams(location.search).get('players'));
  return players.find((count) => count === asked);
};

const Room = ({ game, shown }: { readonly game: string; readonly shown: Shown }) => {
  const room = useBalance(game);
  const [seats, setSeats] = useState(() => askedOf(shown.players) ?? usualSeats(shown.players));
  const [games, setGames] = useState(100);
  const at = usePreview(botsOn(game, seats)) ?? shown;
  const texts = useTexts(shown);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    room.start({ seats, games });
  };
  return (
    <>
      <div className={own['top']}>
        <div className={own['board']} aria-hidden="true">
          <PreviewBoard {...at} still />
        </div>
        <form className={css['form']} onSubmit={submit}>
          <Choice
            name="players"
            label={t.players()}
            values={shown.players}
            value={seats}
            onValue={setSeats}
          />
          <Choice name="games" label={t.games()} values={SOME} value={games} onValue={setGames} />
          <button type="submit" className="button primary" disabled={room.state === 'running'}>
            {t.start()}
          </button>
          <Ways game={game} isOwn={shown.info.own !== undefined} />
        </form>
      </div>
      {room.hasStrayed && <p data-strayed>{t.strayed()}</p>}
      <Progress {...room} games={games} />
      {room.why !== undefined && <p role="alert">{t.failed({ why: room.why })}</p>}
      {room.told && <Report told={room.told} nameOf={namesFrom(shown)} texts={texts} shown={at} />}
    </>
  );
};

/** Its author's name for it, or that of a game that ships. */
const nameOf = ({ info }: Shown): string | undefined => info.own?.name ?? entryOf(info)?.name();

export const BalancePage = ({ game }: { readonly game: string }) => {
  const shown = useMap(game);
  return (
    <>
      <Header game={game} />
      <main className={`sheet ${css['room']}`} id="content" data-waiting={shown === undefined || undefined}>
        <h1>{t.title({ game: (shown && nameOf(shown)) ?? '…' })}</h1>
        <p>{t.about()}</p>
        {shown && <Room game={game} shown={shown} />}
      </main>
    </>
  );
};
