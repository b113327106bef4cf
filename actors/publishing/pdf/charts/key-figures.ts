import { CONTENT_WIDTH, PAGE } from '../layout/palette.ts';
import type { Sheet } from '../layout/sheet.ts';
import { STYLE } from '../layout/style.ts';

export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** Key figures side by side in a grid: the number large, what it counts below. */
export function drawFigures(
  sheet: Sheet,
  figures: readonly Figure[],
  options: { columns: number; indent?: number; width?: number },
): void {
  const { columns, indent = 0, width = CONTENT_WIDTH - indent } = options;
  const cell = width / columns;
  for (let start = 0; start < figures.length; start += columns) {
    const row = figures.slice(start, start + columns).map((figure) => ({
      value: sheet.type.paragraph(figure.value, { ...STYLE.h1, size: 17, leading: 21 }, cell - 10),
      label: sheet.type.paragraph(figure.label, STYLE.small, cell - 12),
    }));
    const height = 21 + Math.max(...row.map(({ label }) => label.height)) + 10;
    sheet.ensure(height);
    const { y } = sheet;
    row.forEach(({ value, label }, index) => {
      const x = PAGE.side + indent + index * cell;
      sheet.element('P', () => {
        sheet.type.draw(value, x, y);
        sheet.type.draw(label, x, y + 21);
      });
    });
    sheet.y = y + height;
  }
}
