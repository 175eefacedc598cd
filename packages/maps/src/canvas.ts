/** A grid of coloured characters, addressed by rows and columns that may be negative until it is printed. */
export type Ink = 'plain' | 'dim' | 'bold' | number;

const PLAIN = '\u001b[0m';
const codeOf = (ink: Ink): string => {
  if (ink === 'plain') return PLAIN;
  if (ink === 'dim') return '\u001b[0;2m';
  return ink === 'bold' ? '\u001b[0;1m' : `\u001b[0;1;38;5;${ink}m`;
};

interface Cell {
  readonly letter: string;
  readonly ink: Ink;
}

const BLANK: Cell = { letter: ' ', ink: 'plain' };

const printRow = (cells: readonly Cell[], colour: boolean): string => {
  let text = '';
  let ink: Ink = 'plain';
  for (const cell of cells) {
    if (colour && cell.ink !== ink && cell.letter !== ' ') {
      text += codeOf(cell.ink);
      ink = cell.ink;
    }
    text += cell.letter;
  }
  return colour && ink !== 'plain' ? text.trimEnd() + PLAIN : text.trimEnd();
};

export class Canvas {
  private readonly rows = new Map<number, Map<number, Cell>>();

  write(row: number, column: number, text: string, ink: Ink = 'plain'): void {
    const cells = this.rows.get(row) ?? new Map<number, Cell>();
    this.rows.set(row, cells);
    Array.from(text).forEach((letter, i) => cells.set(column + i, { letter, ink }));
  }

  centre(row: number, column: number, text: string, ink: Ink = 'plain'): void {
    this.write(row, column - Math.floor(text.length / 2), text, ink);
  }

  print(colour: boolean): string {
    const numbers = [...this.rows.keys()];
    const columns = [...this.rows.values()].flatMap((cells) => [...cells.keys()]);
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const lines: string[] = [];
    for (let row = Math.min(...numbers); row <= Math.max(...numbers); row++) {
      const cells = this.rows.get(row);
      const line = Array.from({ length: right - left + 1 }, (_, i) => cells?.get(left + i) ?? BLANK);
      lines.push(printRow(line, colour));
    }
    return lines.join('\n');
  }
}
