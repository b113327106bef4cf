/** PDFs written by hand: small, sound in form, and long to read. */

/** The objects, numbered from 1, the first of them the catalogue. */
function pdfOf(objects: readonly string[]): Uint8Array {
  const parts = ['%PDF-1.7\n'];
  const places: number[] = [];
  let length = 9;
  objects.forEach((object, index) => {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    places.push(length);
    parts.push(part);
    length += part.length;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return Buffer.from(parts.join(''), 'latin1');
}

const stream = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** Of objects 3 (the page) and 4 (the font). */
const page = (more: string): string => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;

const ONE_PAGE = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';

/** A form draws the one before it twice: two to the power of their number pieces of text. */
const FORMS = 30;

export function doublingForms(): Uint8Array {
  const first = 5;
  const forms = Array.from({ length: FORMS }, (_, n) =>
    n === 0
      ? stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >>',
          'BT /F 9 Tf 72 700 Td (a) Tj ET',
        )
      : stream(
          `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X ${first + n - 1} 0 R >> >>`,
          '/X Do /X Do',
        ),
  );
  const last = first + FORMS - 1;
  const content = stream('', '/X Do');
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page(`/Resources << /XObject << /X ${last} 0 R >> >> /Contents ${last + 1} 0 R`),
    FONT,
    ...forms,
    content,
  ]);
}

const ANNOTATIONS = 100_000;

export function annotations(): Uint8Array {
  const first = 6;
  const each = Array.from(
    { length: ANNOTATIONS },
    (_, n) =>
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${n}) /V (value ${n}) /Rect [${n % 500} ${n % 800} ${(n % 500) + 60} ${(n % 800) + 12}] >>`,
  );
  const all = each.map((_, n) => `${first + n} 0 R`).join(' ');
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page(`/Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R /Annots [${all}]`),
    FONT,
    stream('', 'BT /F 9 Tf 72 700 Td (The Supplier shall deliver.) Tj ET'),
    ...each,
  ]);
}

const PAGES = 20_000;

export function emptyPages(): Uint8Array {
  const first = 3;
  const all = Array.from({ length: PAGES }, (_, n) => `${first + n} 0 R`).join(' ');
  return pdfOf([
    CATALOGUE,
    `<< /Type /Pages /Count ${PAGES} /Kids [${all}] >>`,
    ...Array.from({ length: PAGES }, () => page('/Resources << >>')),
  ]);
}
