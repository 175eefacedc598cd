/** What a tap on the board lays; by keyboard a place is chosen from a list. */
import { useState } from 'react';
import type { BoardPlace } from '../../../moves/places.js';
import type { LaidPosition } from '../../../session/analysis/draft.js';
import { nameOfField } from '../../../session/analysis/draftTypes.js';
import { seatName } from '../../../ui/words.js';
import css from '../analysis.module.css';
import { boardFields, type Brush, kindsOf, placesIn } from './brush.js';
import { sayField, sayWord, type Wording } from './wording.js';
import { t } from '../words/index.js';

interface Props {
  readonly draft: LaidPosition;
  readonly wording: Wording;
  readonly brush: Brush;
  readonly onBrush: (brush: Brush) => void;
  readonly onPlace: (place: BoardPlace) => void;
}

const PIECES = 'pieces ';

const keyOf = (brush: Brush): string =>
  brush.kind === 'pieces' ? `${PIECES}${brush.seat}` : `${nameOfField(brush.field)} ${brush.column}`;

const Which = ({ draft, wording, brush, onBrush }: Props) => {
  const { fields, info } = draft.opened;
  const lying = boardFields(fields).flatMap((field) =>
    (field.columns.length === 0 ? [''] : field.columns).map((name, column) => ({ field, column, name })),
  );
  const choose = (key: string): void => {
    const found = lying.find(({ field, column }) => `${nameOfField(field)} ${column}` === key);
    if (key.startsWith(PIECES)) onBrush({ kind: 'pieces', seat: Number(key.slice(PIECES.length)) });
    else if (found !== undefined)
      onBrush({ kind: 'field', field: found.field, column: found.column, word: null });
  };
  return (
    <label>
      {t.brush()}
      <select value={keyOf(brush)} data-brush onChange={(event) => choose(event.target.value)}>
        {info.setup.players.map((_, seat) => (
          <option key={seat} value={`${PIECES}${seat}`}>
            {t.pieces_of({ who: seatName(info, seat) })}
          </option>
        ))}
        {lying.map(({ field, column, name }) => (
          <option key={`${nameOfField(field)} ${column}`} value={`${nameOfField(field)} ${column}`}>
            {[sayField(wording, field), name && sayWord(wording, field.of, name)].filter(Boolean).join(' ')}
          </option>
        ))}
      </select>
    </label>
  );
};

/** In turn, or always the same. */
const What = ({ brush, wording, onBrush }: Props) => {
  if (brush.kind === 'pieces' || brush.field.per === 'game' || brush.field.words.length === 0) return null;
  const { field, word } = brush;
  return (
    <label>
      {t.lays()}
      <select
        value={String(word ?? '')}
        data-lays
        onChange={(event) =>
          onBrush({ ...brush, word: event.target.value === '' ? null : event.target.value })
        }
      >
        <option value="">{t.in_turn()}</option>
        {field.words.map((each) => (
          <option key={each} value={each}>
            {sayWord(wording, field.of, each)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Where = ({ draft, wording, brush, onPlace }: Props) => {
  const places = kindsOf(brush).flatMap((kind) => placesIn(draft.opened.info, kind));
  const [at, setAt] = useState(0);
  const place = places[Math.min(at, places.length - 1)];
  return (
    <div className={css['where']}>
      <label>
        {t.place()}
        <select value={at} data-place onChange={(event) => setAt(Number(event.target.value))}>
          {places.map((each, i) => (
            <option key={`${each.kind}${each.at}`} value={i}>
              {sayWord(wording, '', `${each.kind[0]}${each.at}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" data-lay onClick={() => place && onPlace(place)}>
        {t.lay_here()}
      </button>
    </div>
  );
};

export const Brushes = (props: Props) => (
  <section className={css['part']} aria-label={t.on_board()} data-part="brushes">
    <h2>{t.on_board()}</h2>
    <p>{t.tap()}</p>
    <div className={css['controls']}>
      <Which {...props} />
      <What {...props} />
      <Where key={keyOf(props.brush)} {...props} />
    </div>
  </section>
);
