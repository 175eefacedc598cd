/** Words of positions as people say them. */
import type { LayingTexts } from '../../../features/types.js';
import type { Feature, GameWords } from '../../../moves/feature.js';
import {
  type LayingFault,
  nameOfField,
  type PositionField,
  type Word,
} from '../../../session/analysis/draftTypes.js';
import { seatName } from '../../../ui/words.js';
import { placeNamed } from './brush.js';
import { t } from '../words/index.js';

export interface Wording {
  readonly feature: Feature;
  readonly texts: LayingTexts;
  readonly words: GameWords;
}

const SEAT = /^p(\d)$/;

const catalogued = ({
  feature,
  words,
}: Wording): Readonly<Record<string, (name: string) => string | undefined>> => ({
  good: (name) => feature.goods[name]?.name(),
  card: (name) => feature.cards[name]?.name(),
  terrain: (name) => feature.terrains[name]?.name(),
  piece: (name) => feature.pieces[name]?.name() ?? words.piece(name),
});

/** Whatever the game calls so, its own catalogues first. */
const anyName = (wording: Wording, name: string): string => {
  const { feature, texts, words } = wording;
  const { goods, cards, terrains, pieces } = feature;
  return (
    texts.names[name]?.(words) ??
    (goods[name] ?? cards[name] ?? terrains[name] ?? pieces[name])?.name() ??
    name
  );
};

/** A seat by its name, a place by what lies around it, an entry by what the game calls it. */
export const sayWord = (wording: Wording, of: string, word: Word): string => {
  const text = String(word);
  if (text === '-') return t.nothing_there();
  const [, seat] = SEAT.exec(text) ?? [];
  if (seat !== undefined) return seatName(wording.words.info, Number(seat));
  const place = placeNamed(text);
  return place === undefined
    ? (catalogued(wording)[of]?.(text) ?? anyName(wording, text))
    : `${text} · ${wording.words.place(place)}`;
};

export const sayRow = (wording: Wording, { per }: PositionField, row: number): string => {
  if (per === 'seat') return seatName(wording.words.info, row);
  return per === 'game' ? '' : wording.words.place({ kind: per, at: row });
};

/** A field without a name of its own is called as positions call it. */
export const sayField = ({ texts }: Wording, field: Pick<PositionField, 'group' | 'name'>): string =>
  texts.fields[nameOfField(field)]?.() ?? nameOfField(field);

/** `base discards p1`, `v12`, `goods`. */
export const sayWhere = (wording: Wording, where: string): string => {
  const [group = '', name = '', ...rest] = where.split(' ');
  const field = wording.texts.fields[nameOfField({ group, name })];
  const others = field === undefined ? [group, name, ...rest].filter((part) => part !== '') : rest;
  return [...(field ? [field()] : []), ...others.map((part) => sayWord(wording, '', part))].join(', ');
};

type Sentence = (filling: Readonly<Record<string, string | number>>) => string;

/** In the reader's language; what has no code has only its own words. */
export const sayFault = (wording: Wording, { what, code = '', data = {} }: LayingFault): string => {
  const sentences = wording.texts.faults as Readonly<Record<string, Sentence | undefined>>;
  const filling = Object.entries(data).map(([name, value]) => [
    name,
    typeof value === 'string' ? sayWord(wording, '', value) : Number(value),
  ]);
  return sentences[code]?.(Object.fromEntries(filling)) ?? what;
};
