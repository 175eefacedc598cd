import css from './plots.module.css';

export interface TableCells {
  readonly head: readonly string[];
  /** The first of each is its name. */
  readonly rows: readonly (readonly (string | number)[])[];
}

export const DataTable = ({ title, data }: { readonly title: string; readonly data: TableCells }) => (
  <div className={css['scroll']} role="region" aria-label={title} tabIndex={0} data-sideways>
    <table>
      <thead>
        <tr>
          {data.head.map((name, i) =>
            name === '' ? (
              <td key={i} />
            ) : (
              <th key={i} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
