/** Fields of seats and of the game as controls: what they may hold is known by the engine, and what is wrong stands with them. */
import type { LaidPosition } from '../../../session/analysis/draft.js';
import {
  type LayingFault,
  nameOfField,
  type PositionField,
  type Word,
} from '../../../session/analysis/draftTypes.js';
import css from '../analysis.module.css';
import { wordIn } from './brush.js';
import { sayFault, sayField, sayRow, sayWord, type Wording } from './wording.js';
import { t } from '../words/index.js';

export interface LaidFieldProps {
  readonly draft: LaidPosition;
  readonly field: PositionField;
  readonly wording: Wording;
}

/** A fault names its field, and mostly its row: `base hand p1 ore`; cards that do not add up name their pool. */
const isAbout = ({ where }: LayingFault, field: PositionField): boolean =>
  where === nameOfField(field) ||
  where.startsWith(`${nameOfField(field)} `) ||
  (field.pool !== '' && where === field.pool);

export const faultsOf = (draft: LaidPosition, field: PositionField): readonly LayingFault[] =>
  draft.now.faults.filter((fault) => isAbout(fault, field));

interface CellProps extends LaidFieldProps {
  readonly row: number;
  readonly column: number;
  readonly label: string;
}

const valueOf = ({ kind }: PositionField, text: string): Word =>
  kind === 'number' && /^\d+$/.test(text) ? Number(text) : text;

export const Cell = ({ draft, field, wording, row, column, label }: CellProps) => {
  const word = wordIn({ ...draft.opened, told: draft.now }, field, row, column);
  const lay = (next: Word): void =>
    void draft.edit([{ group: field.group, name: field.name, row, column, word: next }]);
  const common = {
    'aria-label': label,
    'aria-invalid': faultsOf(draft, field).length > 0 || undefined,
    'data-cell': `${nameOfField(field)} ${row} ${column}`,
  };
  if (field.kind === 'number' && field.words.length === 0)
    return (
      <input
        {...common}
        type="number"
        min={0}
        max={field.most}
        value={Number(word)}
        onChange={(event) =>
          lay(Math.min(field.most, Math.max(0, Math.trunc(Number(event.target.value)) || 0)))
        }
      />
    );
  const words = field.words.includes(String(word)) ? field.words : [String(word), ...field.words];
  return (
    <select {...common} value={String(word)} onChange={(event) => lay(valueOf(field, event.target.value))}>
      {words.map((each) => (
        <option key={each} value={each}>
          {sayWord(wording, field.of, each)}
        </option>
      ))}
    </select>
  );
};

const Rows = (props: LaidFieldProps) => {
  const { field, wording } = props;
  const { columns } = field;
  const name = sayField(wording, field);
  return (
    <tbody>
      {Array.from({ length: field.rows }, (_, row) => (
        <tr key={row}>
          {field.per !== 'game' && <th scope="row">{sayRow(wording, field, row)}</th>}
          {(columns.length === 0 ? [''] : columns).map((column, i) => (
            <td key={column}>
              <Cell
                {...props}
                row={row}
                column={i}
                label={[name, sayRow(wording, field, row), sayWord(wording, field.of, column)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

export const FieldTable = (props: LaidFieldProps) => {
  const { draft, field, wording } = props;
  const faults = faultsOf(draft, field);
  return (
    <div className={css['field']} data-field={nameOfField(field)}>
      <table>
        <caption>{sayField(wording, field)}</caption>
        {field.columns.length > 0 && (
          <thead>
            <tr>
              {field.per !== 'game' && <td />}
              {field.columns.map((column) => (
                <th key={column} scope="col">
                  {sayWord(wording, field.of, column)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <Rows {...props} />
      </table>
      {faults.length > 0 && (
        <p className={css['fault']} data-fault>
          {t.wrong_here({ what: faults.map((fault) => sayFault(wording, fault)).join('; ') })}
        </p>
      )}
    </div>
  );
};
