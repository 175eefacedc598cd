export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** A line on stderr: the output stays clean for programs. */
export const warn = (line: string): void => {
  process.stderr.write(`landnam: ${line.replaceAll(/\s+/g, ' ')}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Columns as wide as their widest cell; numbers right-aligned. */
export const table = (rows: readonly (readonly (string | number)[])[]): string => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => String(row[i] ?? '').length)));
  const cell = (value: string | number, i: number): string =>
    typeof value === 'number' ? String(value).padStart(widths[i] ?? 0) : value.padEnd(widths[i] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
};

/** 12345.678 → "12,346"; small numbers keep a digit or two. */
export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
