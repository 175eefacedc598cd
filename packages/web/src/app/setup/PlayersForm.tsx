import { m } from '../../i18n/words/index.js';
import type { Player } from '../../session/types.js';
import { coloursOf } from '../../ui/colours.js';
import { ColourPicker } from '../../ui/ColourPicker.js';
import { BOTS, botPlayer, haveLearners, levelName, levelOf, person } from './presets.js';
import css from '../start/start.module.css';

interface Props {
  readonly players: readonly Player[];
  /** How many may play. */
  readonly counts: readonly number[];
  /** Whether bots have learned the game with so many players. */
  readonly learned: boolean;
  readonly onChange: (players: readonly Player[]) => void;
}

/** Each colour once: whoever has the wanted one takes the other, and is seen to. */
const repainted = (players: readonly Player[], seat: number, colour: number): readonly Player[] => {
  const colours = coloursOf(players);
  return players.map((player, i) => {
    if (i === seat) return { ...player, colour };
    return colours[i] === colour ? { ...player, colour: colours[seat] ?? seat } : player;
  });
};

interface SeatProps {
  readonly seat: number;
  readonly colour: number;
  readonly player: Player;
  readonly onChange: (player: Player) => void;
  readonly onColour: (colour: number) => void;
}

const Seat = ({ seat, colour, player, onChange, onColour }: SeatProps) => (
  <>
    <ColourPicker
      colour={colour}
      label={`${m.setup_player({ number: seat + 1 })}: ${m.colour()}`}
      onChange={onColour}
    />
    <input
      type="text"
      maxLength={20}
      value={player.name}
      placeholder={m.you()}
      aria-label={`${m.setup_player({ number: seat + 1 })}: ${m.setup_name()}`}
      onChange={(event) => onChange({ ...player, name: event.target.value })}
    />
    <select
      value={player.bot}
      aria-label={`${m.setup_player({ number: seat + 1 })}: ${m.setup_kind()}`}
      onChange={({ target }) =>
        onChange(
          target.value === ''
            ? { ...player, ...person(player.name) }
            : { ...player, ...botPlayer(seat, target.value), name: player.name || botPlayer(seat).name },
        )
      }
    >
      <option value="">{m.setup_person()}</option>
      {BOTS.map((bot) => (
        <option key={bot} value={bot}>
          {levelName(bot)}
        </option>
      ))}
    </select>
  </>
);

export const PlayersForm = ({ players, counts, learned, onChange }: Props) => (
  <fieldset className={css['form']}>
    <legend>{m.setup_players()}</legend>
    {players.map((player, seat) => (
      <div key={seat} className={css['seat']}>
        <Seat
          seat={seat}
          player={player}
          colour={coloursOf(players)[seat] ?? seat}
          onColour={(colour) => onChange(repainted(players, seat, colour))}
          onChange={(changed) => onChange(players.map((each, i) => (i === seat ? changed : each)))}
        />
        <button
          type="button"
          className="button quiet"
          disabled={players.length <= Math.min(...counts)}
          aria-label={m.setup_remove({ name: player.name || m.you() })}
          onClick={() => onChange(players.filter((_, i) => i !== seat))}
        >
          ×
        </button>
      </div>
    ))}
    {players.length < Math.max(...counts) && (
      <button
        type="button"
        className="button"
        onClick={() => onChange([...players, botPlayer(players.length, levelOf(players))])}
      >
        {m.setup_add()}
      </button>
    )}
    {!learned && haveLearners(players.map(({ bot }) => bot)) && (
      <p role="status" data-unlearned>
        {m.bots_unlearned()}
      </p>
    )}
  </fieldset>
);
