/** Documents made to be slow, as texts and as files. */
import { paragraph, wordParts } from '../actors/word/word-file.ts';
import { zipFile } from '../actors/word/zip-file.ts';
import { pdfFile } from '../gateway/uploads/pdf-file.ts';
import { FAMILIES } from '../growth/families.ts';
import { type Attack, keepDoing, type Target } from './attack.ts';

const TEXT = 300_000;

/** Submissions of one attack at once. */
const AT_ONCE = 3;

const authorization = ({ key }: Target): Record<string, string> => ({ authorization: `Bearer ${key}` });

function submitText(target: Target, text: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${target.service.url}/api/review/text-review`, {
    method: 'POST',
    headers: { ...authorization(target), 'content-type': 'application/json' },
    body: JSON.stringify({ document_text: text, document_title: 'Attack', preset: 'quick' }),
    signal,
  });
}

function submitFile(target: Target, bytes: Uint8Array, name: string, signal: AbortSignal): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(bytes)], name));
  form.set('document_title', 'Attack');
  form.set('preset', 'quick');
  return fetch(`${target.service.url}/api/review/file-review`, {
    method: 'POST',
    headers: authorization(target),
    body: form,
    signal,
  });
}

const families = (names: RegExp) => FAMILIES.filter(({ name }) => names.test(name));

const texts = (name: string, families_: readonly (typeof FAMILIES)[number][], size = TEXT): Attack => ({
  name,
  run: (target, signal) =>
    keepDoing(AT_ONCE, signal, async (met, number) => {
      const { text } = families_[number % families_.length] as (typeof FAMILIES)[number];
      met.add((await submitText(target, text(size), signal)).status);
    }),
});

const nested = (depth: number): string =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${'<w:smartTag>'.repeat(depth)}${'</w:smartTag>'.repeat(depth)}</w:p></w:body></w:document>`;

const HOSTILE_DOCX = (): Uint8Array =>
  zipFile(
    wordParts(paragraph('x')).map((part) =>
      part.name === 'word/document.xml' ? { ...part, content: nested(200_000) } : part,
    ),
  );

export const hostileDocuments: readonly Attack[] = [
  texts('texts of numbers and terms, 300 KB', families(/number|clauses|terms/)),
  texts('texts of brackets, quotes and lines, 300 KB', families(/bracket|quote|line|space/)),
  texts('texts of exhibits, periods and tokens, 300 KB', families(/token|Exhibit|Schedule|period/i)),
  {
    name: 'a submission of 1.9 MB after another',
    run: (target, signal) => {
      const text = (FAMILIES[0] as (typeof FAMILIES)[number]).text(1_900_000);
      return keepDoing(1, signal, async (met) => met.add((await submitText(target, text, signal)).status));
    },
  },
  texts('texts just short of the long lane, 48 KB', families(/number|clauses|terms|token|Exhibit/), 48_000),
  {
    name: '100 small submissions at once',
    run: (target, signal) =>
      keepDoing(100, signal, async (met) =>
        met.add((await submitText(target, 'The Supplier shall deliver the goods within 30 days.', signal)).status),
      ),
  },
  {
    name: 'nested docx, 12 sent and dropped',
    run: (target, signal) => {
      const bytes = HOSTILE_DOCX();
      return keepDoing(12, signal, async (met) => {
        const dropped = AbortSignal.any([signal, AbortSignal.timeout(500)]);
        met.add((await submitFile(target, bytes, 'joins.docx', dropped)).status);
      });
    },
  },
  {
    name: 'PDFs of a thousand pages',
    run: async (target, signal) => {
      const bytes = await pdfFile((pdf) => {
        for (let page = 0; page < 1_000; page++) pdf.addPage().text('a '.repeat(200));
      });
      return await keepDoing(4, signal, async (met) =>
        met.add((await submitFile(target, bytes, 'pages.pdf', signal)).status),
      );
    },
  },
];
