/** How fair a map is: bots play it here, and what they found so far is shown while they do. */
import { type SyntheticEvent, useState } from 'react';
import { entryOf } from '../../../features/index.js';
import type { GameSetup } from '../../../session/types.js';
import type { Thing } from '../../../session/workshop/dealTypes.js';
import { Header } from '../../Header.js';
import { type Shown, usePreview } from '../../setup/usePreview.js';
import css from '../deal/deal.module.css';
import own from './balance.module.css';
import { type NameOf, Report } from './Report.js';
import { type BalanceRoom, useBalance } from './useBalance.js';
import { t } from './words/index.js';

const SOME = [40, 100, 200, 400];

const withBots = (game: string, seats: number): GameSetup => ({
  game,
  players: Array.from({ length: seats }, (_, i) => ({ kind: 'bot', bot: 'normal', name: String(i + 1) })),
  options: {},
  seed: 'balance',
});

/** A map is for three, or only for more. */
const useMap = (game: string): Shown | undefined => {
  const few = usePreview(withBots(game, 3));
  const many = usePreview(withBots(game, 5));
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

const Room = ({ game, shown }: { readonly game: string; readonly shown: Shown }) => {
  const room = useBalance(game);
  const most = Math.max(...shown.players.filter((count) => count <= 4));
  const [seats, setSeats] = useState(Number.isFinite(most) ? most : Math.max(...shown.players));
  const [games, setGames] = useState(100);
  const at = usePreview(withBots(game, seats)) ?? shown;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    room.start({ seats, games });
  };
  return (
    <>
      <form className={css['form']} onSubmit={submit}>
        <label className={css['field']}>
          <span>{t.players()}</span>
          <select name="players" value={seats} onChange={({ target }) => setSeats(Number(target.value))}>
            {shown.players.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label className={css['field']}>
          <span>{t.games()}</span>
          <select name="games" value={games} onChange={({ target }) => setGames(Number(target.value))}>
            {SOME.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="button primary" disabled={room.state === 'running'}>
          {t.start()}
        </button>
      </form>
      <Progress {...room} games={games} />
      {room.why !== undefined && <p role="alert">{t.failed({ why: room.why })}</p>}
      {room.told && <Report told={room.told} nameOf={namesFrom(shown)} shown={at} />}
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
