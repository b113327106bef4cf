/** Word files and PDFs made to take all the time and memory that reading a file is given. */
import { paragraph, wordParts } from '../actors/word/word-file.ts';
import { zipFile } from '../actors/word/zip-file.ts';
import { pdfFile } from '../gateway/uploads/pdf-file.ts';
import { type Attack, keepDoing, type Met, type Target } from './attack.ts';
import { annotations, doublingForms, emptyPages } from './hostile-pdf.ts';

/** Uploads of one attack at once. */
const AT_ONCE = 6;

/** After which an upload is given up, where that is the attack (ms). */
const DROP_MS = 500;

async function submitFile(target: Target, bytes: Uint8Array, name: string, signal: AbortSignal, met: Met) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], name));
  form.set('document_title', 'Attack');
  form.set('preset', 'quick');
  const answer = await fetch(`${target.url}/api/review/file-review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${target.key}` },
    body: form,
    signal,
  });
  await answer.arrayBuffer();
  met.add(answer.status);
}

/** The file over and over, as fast as it is answered. */
const files = (what: string, name: string, make: () => Uint8Array | Promise<Uint8Array>): Attack => ({
  name: what,
  run: async (target, signal) => {
    const bytes = await make();
    return await keepDoing(AT_ONCE, signal, (met) => submitFile(target, bytes, name, signal, met));
  },
});

const docx = (body: string): Uint8Array => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipFile(
    wordParts(paragraph('x')).map((part) => (part.name === 'word/document.xml' ? { ...part, content: xml } : part)),
  );
};

const field = (kind: string): string => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;

/** A paragraph whose end is deleted runs into the next one. */
const JOIN =
  '<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="a" w:date="2026-01-01T00:00:00Z"/></w:rPr></w:pPr><w:r><w:t>a</w:t></w:r></w:p>';

const NESTED = (): Uint8Array => docx(`<w:p>${'<w:smartTag>'.repeat(200_000)}${'</w:smartTag>'.repeat(200_000)}</w:p>`);

export const hostileFiles: readonly Attack[] = [
  {
    name: 'nested docx, 12 sent and dropped',
    run: (target, signal) => {
      const bytes = NESTED();
      return keepDoing(12, signal, (met) =>
        submitFile(target, bytes, 'nested.docx', AbortSignal.any([signal, AbortSignal.timeout(DROP_MS)]), met),
      );
    },
  },
  files('docx of 50,000 joined paragraphs', 'joins.docx', () => docx(JOIN.repeat(50_000) + paragraph('b'))),
  files('docx of 50,000 fields in each other', 'fields.docx', () =>
    docx(`<w:p>${field('begin').repeat(50_000)}<w:r><w:t>a</w:t></w:r>${field('end').repeat(50_000)}</w:p>`),
  ),
  files('docx of a table in a table', 'tables.docx', () =>
    docx(`${'<w:tbl><w:tr><w:tc>'.repeat(400)}${paragraph('a')}${'</w:tc></w:tr></w:tbl>'.repeat(400)}`.repeat(20)),
  ),
  files('docx that unpacks a thousand times', 'bomb.docx', () => docx(' '.repeat(40 * 1024 ** 2))),
  files('PDF of 5 KB, each form drawn twice by the next', 'doubling.pdf', doublingForms),
  files('PDF of 100,000 annotations', 'annotations.pdf', annotations),
  files('PDF of 20,000 empty pages', 'empty.pdf', emptyPages),
  files('PDFs of a thousand pages', 'pages.pdf', () =>
    pdfFile((pdf) => {
      for (let page = 0; page < 1_000; page++) pdf.addPage().text('a '.repeat(200));
    }),
  ),
];
