/** Which maps of the gallery are shown: for how many, and of which game. */
import { recipeName } from '../recipeName.js';
import css from '../maps/maps.module.css';
import { w } from '../maps/words/index.js';
import type { GalleryMap } from '../../../session/workshop/ownMaps.js';

/** Undefined: any. */
export interface GalleryWish {
  readonly seats: number | undefined;
  readonly recipe: string | undefined;
}
export const ANY: GalleryWish = { seats: undefined, recipe: undefined };

export const suits =
  ({ seats, recipe }: GalleryWish) =>
  ({ map }: GalleryMap): boolean =>
    (seats === undefined || map.players.includes(seats)) && (recipe === undefined || map.recipe === recipe);

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  /** Each with what it is called. */
  readonly choices: readonly (readonly [string, string])[];
  readonly onChoose: (value: string | undefined) => void;
}

const Choice = ({ label, name, value = '', choices, onChoose }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select name={name} value={value} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">{w.filter_any()}</option>
      {choices.map(([each, called]) => (
        <option key={each} value={each}>
          {called}
        </option>
      ))}
    </select>
  </label>
);

interface Props {
  readonly maps: readonly GalleryMap[];
  readonly wish: GalleryWish;
  readonly onWish: (wish: GalleryWish) => void;
}

export const Filter = ({ maps, wish, onWish }: Props) => {
  const seats = [...new Set(maps.flatMap(({ map }) => map.players))].sort((a, b) => a - b);
  const recipes = [...new Set(maps.map(({ map }) => map.recipe))];
  const count = maps.filter(suits(wish)).length;
  return (
    <div className={css['filter']}>
      <Choice
        label={w.filter_players()}
        name="players"
        value={wish.seats?.toString()}
        choices={seats.map((each) => [String(each), String(each)])}
        onChoose={(chosen) => onWish({ ...wish, seats: chosen === undefined ? chosen : Number(chosen) })}
      />
      <Choice
        label={w.filter_game()}
        name="game"
        value={wish.recipe}
        choices={recipes.map((each) => [each, recipeName(each)])}
        onChoose={(recipe) => onWish({ ...wish, recipe })}
      />
      <span role="status" data-found={count}>
        {count === 0 ? w.filter_none() : w.filter_found({ count })}
      </span>
    </div>
  );
};
