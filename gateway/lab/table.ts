/** Cells by row. The first row is the head; columns are as wide as their widest cell, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const right = widths.map((_, column) => rows.slice(1).every((row) => NUMBER.test(row[column] ?? '')));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] as number) - width(cell));
        return right[column] ? gap + cell : cell + gap;
      })
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((size) => '─'.repeat(size)).join('  ');
  return [...lines.slice(0, 1), rule, ...lines.slice(1), ''].join('\n');
}

const NUMBER = /^[-+±]?[\d.,]*\s?%?$/;

/** Code points: what the tables hold has no wide characters. */
const width = (cell: string): number => [...cell].length;
