/** Words of positions as people say them. */
import type { Feature, GameWords } from '../../../moves/feature.js';
import type { PositionField, Word } from '../../../session/analysis/draftTypes.js';
import { seatName } from '../../../ui/words.js';
import { placeNamed } from './brush.js';
import { t } from '../words/index.js';

export interface Wording {
  readonly feature: Feature;
  readonly words: GameWords;
}

const SEAT = /^p(\d)$/;

const catalogued = ({ feature, words }: Wording, of: string, name: string): string | undefined =>
  ({
    good: feature.goods[name]?.name(),
    card: feature.cards[name]?.name(),
    terrain: feature.terrains[name]?.name(),
    piece: feature.pieces[name]?.name() ?? words.piece(name),
  })[of];

/** A seat by its name, a place by what lies around it, an entry by what the game calls it. */
export const sayWord = (wording: Wording, of: string, word: Word): string => {
  const text = String(word);
  if (text === '-') return t.nothing_there();
  const [, seat] = SEAT.exec(text) ?? [];
  if (seat !== undefined) return seatName(wording.words.info, Number(seat));
  const place = placeNamed(text);
  return place === undefined
    ? (catalogued(wording, of, text) ?? text)
    : `${text} · ${wording.words.place(place)}`;
};

export const sayRow = (wording: Wording, { per }: PositionField, row: number): string => {
  if (per === 'seat') return seatName(wording.words.info, row);
  return per === 'game' ? '' : wording.words.place({ kind: per, at: row });
};
