/** What is done with a map when it is drawn: it is played, tried by bots, shared or saved. */
import { fail, ok, type Result } from '@landnam/engine';
import { boardKey, type MapData, type MapProblem } from '@landnam/maps';
import { isLaidAsDrawn } from '@landnam/maps/edit';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createGame } from '../../../session/asks.js';
import { newSeed } from '../../../session/seed.js';
import type { OpenProblem } from '../../../session/types.js';
import type { Bench } from '../../../session/workshop/bench.js';
import { saveFile } from '../../../ui/files.js';
import { TroubleAlert } from '../../../ui/Trouble.js';
import { botPlayer, person } from '../../setup/presets.js';
import { writtenFault } from '../maps/Problems.js';
import { usualSeats } from '../usualSeats.js';
import css from './editor.module.css';
import own from './actions.module.css';
import type { Editor } from './useEditor.js';
import { t } from './words/index.js';

type Way = (map: MapData) => Result<string, OpenProblem> | Promise<Result<string, OpenProblem>>;

/** A game with it: one person, the others bots. */
const gameFor =
  (seats: number): Way =>
  async ({ id }) => {
    const players = Array.from({ length: seats }, (_, i) => (i === 0 ? person() : botPlayer(i)));
    const created = await createGame({ game: id, options: {}, seed: newSeed(), players });
    return created.ok ? ok(`/game/${created.value}`) : created;
  };

const notKept = (problems: readonly MapProblem[]): OpenProblem => ({
  code: 'failed',
  line: problems.slice(0, 1).map(writtenFault).join(''),
});

/** Kept first: whoever comes back finds everything as it was. */
const useLeaving = ({ keep }: Editor) => {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<OpenProblem>();
  const leave = async (way: Way): Promise<void> => {
    setBusy(true);
    setWhy(undefined);
    const kept = await keep();
    const found = kept.ok ? await way(kept.value.map) : fail(notKept(kept.error));
    if (found.ok) navigate(found.value);
    else setWhy(found.error);
    setBusy(false);
  };
  return { busy, why, leave };
};

interface SeatsProps {
  readonly map: MapData;
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
}

const Seats = ({ map: { players }, seats, onSeats }: SeatsProps) => (
  <label className={own['seats']}>
    <span>{t.players()}</span>
    <select value={seats} data-seats onChange={({ target }) => onSeats(Number(target.value))}>
      {players.map((count) => (
        <option key={count}>{count}</option>
      ))}
    </select>
  </label>
);

const WAYS = [
  ['friends', t.friends, ({ id }: MapData) => ok(`/together?map=${id}`)],
  ['fair', t.fair, ({ id }: MapData, seats: number) => ok(`/workshop/balance/${id}?players=${seats}`)],
  ['share', t.share, ({ id }: MapData) => ok(`/workshop/maps?share=${id}`)],
] as const;

const SaveFile = ({ map }: Pick<SeatsProps, 'map'>) => (
  <button
    type="button"
    className="button"
    onClick={() => saveFile(`${map.name}.json`, JSON.stringify(map, null, 1))}
  >
    {t.save_file()}
  </button>
);

/** Among those that the map is for, the number that is drawn for. */
const seatsFor = ({ map, state: { board, seats } }: Editor): number => {
  if (seats !== undefined && map.players.includes(seats)) return seats;
  const there = map.players.filter((count) => boardKey(map, count) === board);
  return usualSeats(there.length > 0 ? there : map.players);
};

export const Actions = ({ editor, bench }: { readonly editor: Editor; readonly bench: Bench }) => {
  const { busy, why, leave } = useLeaving(editor);
  const { map, state, judgement, move } = editor;
  const seats = seatsFor(editor);
  const isSound = judgement.map === map && judgement.problems.length === 0;
  return (
    <div className={css['actions']}>
      <button
        type="button"
        className="button primary"
        disabled={!isSound || busy}
        data-play
        onClick={() => void leave(gameFor(seats))}
      >
        {busy ? t.playing() : t.play()}
      </button>
      <Seats map={map} seats={seats} onSeats={(count) => move({ do: 'seat', seats: count })} />
      {WAYS.map(([name, label, way]) => (
        <button
          key={name}
          type="button"
          className="button"
          disabled={!isSound || busy}
          {...{ [`data-${name}`]: '' }}
          onClick={() => void leave((kept) => way(kept, seats))}
        >
          {label()}
        </button>
      ))}
      <SaveFile map={map} />
      {boardKey(map, seats) !== state.board && (
        <small className={own['laying']}>{t.other_board({ seats })}</small>
      )}
      <small className={own['laying']}>
        {isLaidAsDrawn(map, bench.options) ? t.plays_drawn() : t.plays_mixed()}
      </small>
      <TroubleAlert head={t.cannot_leave()} problem={why} />
    </div>
  );
};
